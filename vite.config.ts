import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';

/** The browser app, built to dist/. The gallery (src/ui/gallery) is for looking only and never an entry. */
export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    outDir: 'dist',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Trusted Types and a strict policy: no injected polyfill for what every target has.
    modulePreload: { polyfill: false },
  },
});
