import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { graphOf } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';
import { pageTitles } from './pageTitles.ts';

/**
 * Writes preloads.json: the files of each page beyond those of every page. The server names them
 * in the page it sends (server/http/pagePreloads.ts), so that they load in parallel instead of one
 * after another.
 */
export function preloadPages(root: string): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const graph = graphOf(root, bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      const loads = pageLoads(root, graph).map(({ path, files }) => ({ path, files }));
      const source = JSON.stringify(loads);
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}

/**
 * Writes titles.json: the window's title at each address. The server sends it with the page
 * (server/http/pageTitles.ts), because a screen reader says the title before any script has run.
 */
export function titlePages(root: string): Plugin {
  return {
    name: 'title-pages',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(pageTitles(root));
      this.emitFile({ type: 'asset', fileName: 'titles.json', source });
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
