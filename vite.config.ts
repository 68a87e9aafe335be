import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const ourAnnouncer = fileURLToPath(new URL('./src/ui/reactAriaAnnouncer.ts', import.meta.url));

/** One pair of live regions: react-aria speaks through ours. Why is told in that file. */
function oneAnnouncer(): Plugin {
  return {
    name: 'one-announcer',
    enforce: 'pre',
    resolveId(source) {
      return /live-announcer\/LiveAnnouncer(\.mjs)?$/.test(source) ? ourAnnouncer : null;
    },
  };
}

/**
 * Says the order of the cascade layers at the top of every style file. Styles are split by page, and the file that arrives
 * first would otherwise set the order.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => `@layer reset, tokens, base, ui, pages;\n${code}`,
  },
};

/** The browser app, built to dist/. The gallery (src/ui/gallery) is for looking only and never an entry. */
export default defineConfig({
  plugins: [
    layerOrder,
    oneAnnouncer(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
  ],
  build: {
    outDir: 'dist',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Trusted Types and a strict policy: no injected polyfill for what every target has.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What half of the pages use travels together: a third fewer requests and 5 kB less on sign-in
        // than a file for each part. What fewer pages use (dates, dialogs) stays out of the first load.
        codeSplitting: {
          groups: [{ name: 'shared', test: /node_modules|src[\\/]ui/, minShareCount: 9 }],
        },
      },
    },
  },
});
