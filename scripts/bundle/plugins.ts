import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { graphOf } from './graphOf.ts';
import { sentPages } from './sentPages.ts';

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
