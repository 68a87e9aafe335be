import { ENGLISH } from '#domain/languages.ts';
import type { BuildGraph } from './graphOf.ts';
import { readRoutes } from './routesOf.ts';

/** Loaded by src/main.tsx for every page. */
const app = '#src/App.tsx';

/** Loaded by src/layouts/RootLayout.tsx for who is signed in, with what reads the first answers. */
const signedInStart = [
  '#src/layouts/SessionEnding.tsx',
  '#src/session/display.ts',
  '#openapi/user.shapes.ts',
];

/** Loaded by src/layouts/StartUp.tsx before a candidate's first page is shown. */
const candidateStart = '#src/api/completion.ts';

const isOfArea = /^\/(candidate|job-coach|employer|admin)\//;

export interface PageLoad {
  /**
   * As in the route table; a part that begins with a colon stands for any value, the last, "*",
   * for any other address.
   */
  readonly path: string;
  /** All that the first load of the page needs, beyond the files of every page. */
  readonly files: readonly string[];
  /** The modules that it begins with; the files hold these with all that they import. */
  readonly modules: readonly string[];
}

/**
 * The first load of each page of src/routes: its layouts and the page with their imports, their
 * texts in English, and the requests at a signed-in candidate's start.
 */
export function pageLoads(root: string, graph: BuildGraph): PageLoad[] {
  const anyPage = { path: '*', modules: [] };
  return [...readRoutes(root), anyPage].map(({ path, modules }) => {
    const texts = new Set(modules.flatMap((module) => [...graph.textsOf(module)]));
    const needed = [
      app,
      ...modules,
      ...[...texts].map((name) => `#src/i18n/${ENGLISH}/${name}.json`),
      ...(isOfArea.test(path) ? signedInStart : []),
      ...(path.startsWith('/candidate/') ? [candidateStart] : []),
    ];
    const files = new Set(needed.flatMap((module) => [...graph.filesOf(module)]));
    return { path, files: [...files].filter((file) => !graph.first.has(file)), modules: needed };
  });
}
