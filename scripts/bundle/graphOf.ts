import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * The files of a build, and which of them a module needs. Files are named as in the build, such as
 * "assets/form-a1b2.js".
 */
export interface BuildGraph {
  /** Files that every page loads: the scripts and styles of index.html and what they import. */
  readonly first: ReadonlySet<string>;
  /** A file and all that it imports at once, with their styles. */
  readonly withImports: (file: string) => ReadonlySet<string>;
  /** Files of a module and its static imports. @throws Error for a module that was not built */
  readonly filesOf: (module: string) => ReadonlySet<string>;
  /** Names of the text files that a module and what it imports read. */
  readonly textsOf: (module: string) => ReadonlySet<string>;
}

/** Follows edges from the starts; the starts are part of the answer. */
export function reach<Name>(
  starts: Iterable<Name>,
  next: (of: Name) => readonly Name[],
): Set<Name> {
  const found = new Set<Name>();
  const waiting = [...starts];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    waiting.push(...next(one));
  }
  return found;
}

/** The file of one of our modules, such as "#src/App.tsx". */
export const idOfModule = (root: string, module: string): string =>
  join(root, module.replace(/^#openapi/, 'openapi/generated').replace(/^#/, ''));

/**
 * Reads the graph of a build; for a plugin's generateBundle, after Vite has made index.html.
 * @param root the project's folder
 * @param importsOf ids of the modules that a module imports at once
 */
export function graphOf(
  root: string,
  bundle: Rolldown.OutputBundle,
  importsOf: (id: string) => readonly string[],
): BuildGraph {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)];

  const withImports = (files: Iterable<string>) =>
    reach(files, (name) => {
      const file = bundle[name];
      if (file?.type !== 'chunk') return [];
      return [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].filter(
        (other) => other in bundle,
      );
    });
  const idOf = (module: string) => idOfModule(root, module);
  const isOurs = (id: string) => id.startsWith(join(root, 'src')) && /\.tsx?$/.test(id);
  return {
    withImports: (file) => withImports([file]),
    first: withImports(linked.map(([, file = '']) => file)),
    filesOf(module) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(idOf(module)));
      if (!chunk) throw new Error(`${module} is in no file of the build.`);
      return withImports([chunk.fileName]);
    },
    textsOf(module) {
      const uses = [...reach([idOf(module)], importsOf)]
        .filter(isOurs)
        .flatMap((id) => [...readFileSync(id, 'utf8').matchAll(/useTranslation\('(\w+)'\)/g)]);
      return new Set(uses.map(([, name = '']) => name));
    },
  };
}
