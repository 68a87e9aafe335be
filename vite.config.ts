import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressFiles, preloadPages } from '#scripts/bundle/plugins.ts';

const ourAnnouncer = fileURLToPath(
  new URL('./src/ui/announcer/reactAriaAnnouncer.ts', import.meta.url),
);

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

/**
 * The router's own Link, NavLink, Form and Scripts are not used here (links are react-aria's), yet a name set on each for
 * developer tools keeps them in the build: 4 kB gzip on every page.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/**
 * What travels together (`npm run bench:bundle` tells the sizes): few files, and on sign-in nothing of an area behind it.
 * A group takes along what its modules import, so what two groups share stands in one before them.
 */
const chunkGroups = [
  { name: 'entry', tags: ['$initial' as const] },
  { name: 'app', test: /src[\\/]App\.tsx$/ },
  {
    name: 'parts',
    test: /src[\\/](components[\\/](FailureNotice|useProblemText)|ui[\\/]linkButton[\\/]LinkButton)\.tsx?$|private[\\/](Text|Label|label[\\/]useLabel|Autocomplete|utils[\\/]useControlledState)\.mjs$/,
  },
  {
    name: 'focus',
    test: /private[\\/](focus[\\/]FocusScope|utils[\\/]keyboard|i18n[\\/]useLocalizedStringFormatter|visually-hidden[\\/]VisuallyHidden)\.mjs$/,
  },
  {
    name: 'form',
    test: /src[\\/](ui[\\/]\w+[\\/](Form|TextField|PasswordField|FieldParts|ErrorSummary)|components[\\/](useFields|useSlowAnnouncement|PasswordInput|emailRule))\.tsx?$/,
  },
  {
    name: 'candidate',
    test: /src[\\/](layouts[\\/]CandidateLayout\.tsx|i18n[\\/]en[\\/]candidate\.json|api[\\/](completion|queries[\\/]profile)\.ts|components[\\/](RetryNotice\.tsx|useQueryFailure\.ts)|ui[\\/]\w+[\\/](Card|Stack|Avatar|LoneLink)\.tsx)$|@tanstack[\\/]|domain[\\/](questions|degrees|completion)\.ts$/,
  },
  { name: 'ranking', test: /src[\\/]api[\\/](queries[\\/]recommendations|logFailure)\.ts$/ },
  {
    name: 'measure',
    test: /src[\\/](ui[\\/]\w+[\\/](ProgressBar|Meter)|components[\\/]CreepingProgress)\.tsx$|private[\\/]progress[\\/]useProgressBar\.mjs$/,
  },
  {
    name: 'told',
    test: /src[\\/](components[\\/](toldAlways|useToldAlways)|session[\\/]lateFailures)\.ts$/,
  },
  { name: 'machine', test: /@xstate[\\/]react[\\/]/ },
  { name: 'insights', test: /src[\\/]api[\\/]insightsRefresh\.ts$/ },
  { name: 'messages', test: /src[\\/]ui[\\/]\w+[\\/](AlertDialog|ConfirmDialog)\.tsx$/ },
  {
    name: 'keeping',
    test: /src[\\/](session[\\/]draftKeeper|components[\\/]use(Kept)?Draft)\.ts$/,
  },
  {
    name: 'draft',
    test: /src[\\/](components[\\/]RestoredNote\.tsx|i18n[\\/]en[\\/]drafts\.json)$/,
  },
  {
    name: 'section',
    test: /src[\\/](components[\\/]section[\\/].*|api[\\/]sections[\\/](listCalls|failures)\.ts|i18n[\\/]en[\\/]section\.json)$/,
  },
];

/** The browser app, built to dist/. The gallery (src/ui/gallery) is for looking only and never an entry. */
export default defineConfig({
  plugins: [
    layerOrder,
    oneAnnouncer(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    leanRouter,
    react(),
    preloadPages(import.meta.dirname),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Trusted Types and a strict policy: no injected polyfill for what every target has.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
