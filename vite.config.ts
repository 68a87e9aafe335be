import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { ENGLISH, isTranslated, languages } from '#domain/languages.ts';
import { compressFiles, describePages, joinParts } from '#scripts/bundle/plugins.ts';

/** One pair of live regions: react-aria speaks through ours. Why is told in that file. */
const oneAnnouncer = {
  find: /^.*\/live-announcer\/LiveAnnouncer(\.mjs)?$/,
  replacement: fileURLToPath(new URL('./src/ui/announcer/reactAriaAnnouncer.ts', import.meta.url)),
};

/**
 * The router brings a production build without warnings, which its exports do not name: they name
 * the one for development alone.
 */
const productionRouter = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: fileURLToPath(
    new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url),
  ),
}));

/**
 * The languages that have texts, for the words that react-aria brings. It has Spanish for Spain
 * alone, so only of English a country is asked for.
 */
const locales = languages
  .filter(isTranslated)
  .map(({ id, locale }) => (id === ENGLISH ? locale : id));

/**
 * Sets the order of the cascade layers at the top of every style file. Styles are split by page,
 * and otherwise the first file to load would set it.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => `@layer reset, tokens, base, ui, pages;\n${code}`,
  },
};

const app = {
  root: import.meta.dirname,
  resolve: { alias: [oneAnnouncer, ...productionRouter] },
  build: {
    outDir: 'dist',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Trusted Types and a strict policy: no injected polyfill for what every target has.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;

/** New ones for each build: some keep what they saw. */
const plugins = () => [
  layerOrder,
  { ...optimizeLocales.vite({ locales }), enforce: 'pre' as const },
  react(),
];

/**
 * The browser app, built to dist/. The gallery (src/ui/gallery) is for development and never an
 * entry.
 */
export default defineConfig({
  ...app,
  plugins: [
    ...plugins(),
    joinParts(() => ({ ...app, plugins: plugins() })),
    describePages(app.root),
    compressFiles(),
  ],
});
