import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a build sends, and what of it a module needs. */
export interface BuildGraph {
  /** Files of the first load of every page: the scripts of index.html and what they import. */
  readonly first: ReadonlySet<string>;
  /** Files that a module needs, with all that it imports at once. @throws Error for a module that was not built */
  readonly filesOf: (module: string) => ReadonlySet<string>;
  /** Names of the text files that a module and what it imports read. */
  readonly textsOf: (module: string) => ReadonlySet<string>;
  /** Bytes after gzip, each file by itself, as the server sends them. */
  readonly gzipBytes: (files: Iterable<string>) => number;
}

/** Follows edges from the starts; the starts are part of the answer. */
function reach(starts: Iterable<string>, next: (of: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    waiting.push(...next(one));
  }
  return found;
}

/**
 * Builds the browser app as `npm run build` does, in memory: nothing in dist/ changes.
 * @param root the project's folder
 */
export async function buildGraph(root: string): Promise<BuildGraph> {
  const imports = new Map<string, readonly string[]>();
  const probe: Plugin = {
    name: 'probe',
    buildEnd() {
      for (const id of this.getModuleIds())
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
  const built = await build({
    root,
    logLevel: 'silent',
    plugins: [probe],
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('The build gave no output.');
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const file of built.output) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const page = built.output.find((file) => file.fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';

  const withImports = (files: Iterable<string>) =>
    reach(files, (file) => (chunks.get(file)?.imports ?? []).filter((name) => chunks.has(name)));
  const idOf = (module: string) => join(root, module.replace(/^#/, ''));
  return {
    first: withImports(
      [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
    ),
    filesOf(module) {
      const id = idOf(module);
      const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
      if (!chunk) throw new Error(`${module} is in no file of the build.`);
      return withImports([chunk.fileName]);
    },
    textsOf(module) {
      const own = [...reach([idOf(module)], (id) => imports.get(id) ?? [])].filter(
        (id) => id.startsWith(join(root, 'src')) && /\.tsx?$/.test(id),
      );
      const uses = own.flatMap((id) => [
        ...readFileSync(id, 'utf8').matchAll(/useTranslation\('(\w+)'\)/g),
      ]);
      return new Set(uses.map(([, name = '']) => name));
    },
    gzipBytes: (files) =>
      [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0),
  };
}
