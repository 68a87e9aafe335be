import { extname, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { build, loadConfigFromFile, type PluginOption } from 'vite';

/** Build plugins that need the app's own entry, or that compress files for sending. */
const onlyForTheApp = new Set(['describe-pages', 'compress-files']);
const address = 'http://gallery.example.org';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface Gallery {
  /** The folders of src/ui that are in it. */
  readonly parts: ReadonlySet<string>;
  /** Opens the gallery, with one of its dialogs open, and written from the left or the right. */
  readonly open: (page: Page, dialog?: string, direction?: 'ltr' | 'rtl') => Promise<void>;
}

/** Builds the gallery of src/ui in memory, with the app's build settings. */
export async function buildGallery(): Promise<Gallery> {
  const app = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const isForParts = (plugin: PluginOption) =>
    !(plugin && 'name' in plugin && onlyForTheApp.has(plugin.name));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: (app?.config.plugins ?? []).filter(isForParts),
    build: {
      write: false,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { input: 'src/ui/gallery/gallery.html' },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = modules.map((id) => /^src\/ui\/(\w+)\//.exec(relative('.', id))?.[1] ?? '');
  const contents = new Map(
    files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  return {
    parts: new Set(folders),
    open: async (page, dialog = '', direction = 'ltr') => {
      await page.route(`${address}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const body = Buffer.from(contents.get(pathname) ?? '');
        await route.fulfill({ body, contentType: types[extname(pathname)] ?? 'text/plain' });
      });
      await page.goto(`${address}/src/ui/gallery/gallery.html?open=${dialog}&dir=${direction}`);
    },
  };
}
