import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { ENGLISH, isTranslated, languages } from '#domain/languages.ts';
import { joinedModules } from '#scripts/bundle/joinedModules.ts';
import { compressFiles, describePages } from '#scripts/bundle/plugins.ts';

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

/** Two rules split the app (docs/decisions/0053): this one, and which modules are one file. */
const everyPage = { name: 'entry', tags: ['$initial' as const] };

const split = (group: Rolldown.CodeSplittingGroup) => ({
  ...app.build,
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
 * The browser app, built to dist/. The gallery (src/ui/gallery) is for development and never an
 * entry.
 */
export default defineConfig(async ({ command, isPreview }) => {
  if (command !== 'build' || isPreview === true) return { ...app, plugins: plugins() };
  const fileOf = await joinedModules({ ...app, plugins: plugins(), build: split(everyPage) });
  return {
    ...app,
    plugins: [...plugins(), describePages(app.root), compressFiles()],
    build: split({ name: (id) => fileOf.get(id), debugName: 'joined' }),
  };
});
