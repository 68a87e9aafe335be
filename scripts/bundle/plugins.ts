import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { graphOf } from './graphOf.ts';
import { type AppConfig, joinedModules } from './joinedModules.ts';
import { sentPages } from './sentPages.ts';

/** What every page needs is one file, and the rest is split by what each page needs. */
const byPage = { name: 'entry', tags: ['$initial' as const] };

const splitInto = (group: Rolldown.CodeSplittingGroup) => ({
  rolldownOptions: {
    output: {
      codeSplitting: { groups: [group], includeDependenciesRecursively: false },
      // A page names each file that it imports or may fetch: what a file is called tells nobody
      // anything, and these names were up to 2.8 kB of a first load.
      chunkFileNames: 'assets/[hash].js',
    },
  },
});

/**
 * Splits the app into files that are mostly fetched together (docs/decisions/0053). A hook and not
 * part of the configuration, which is also read where nothing is built.
 * @param appOf the configuration of the app without this, new for each build
 */
export function joinParts(appOf: () => AppConfig): Plugin {
  return {
    name: 'join-parts',
    apply: 'build',
    async config() {
      const app = appOf();
      const fileOf = await joinedModules({ ...app, build: { ...app.build, ...splitInto(byPage) } });
      return { build: splitInto({ name: (id) => fileOf.get(id), debugName: 'joined' }) };
    },
  };
}

/**
 * Writes pages.json: what the server adds to the page at each address (server/http/builtPages.ts),
 * so that its files load in parallel instead of one after another, and its title is said at once.
 */
export function describePages(root: string): Plugin {
  return {
    name: 'describe-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const graph = graphOf(root, bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      const source = JSON.stringify(sentPages(root, graph));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses once, at the build, as much as possible: the server sends these files unchanged. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const bytes = await readFile(path);
          const quality = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          const [brotli, gzipped] = await Promise.all([
            toBrotli(bytes, { params: quality }),
            toGzip(bytes, { level: 9 }),
          ]);
          if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli);
          if (gzipped.length < bytes.length) await writeFile(`${path}.gz`, gzipped);
        }),
      );
    },
  };
}
