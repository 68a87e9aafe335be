import { pageAt } from '#server/http/pageAt.ts';
import type { BuildGraph } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';
import { pageTitles } from './pageTitles.ts';

/**
 * What the server adds to the page it sends at each address (server/http/builtPages.ts): the
 * window's title and the files of the first load. The last, "*", is any other address.
 */
export function sentPages(root: string, graph: BuildGraph) {
  const loadAt = pageAt(pageLoads(root, graph));
  const anyPage: { path: string; title?: string } = { path: '*' };
  return [...pageTitles(root), anyPage].map((page) => ({
    ...page,
    files: loadAt(page.path)?.files ?? [],
  }));
}
