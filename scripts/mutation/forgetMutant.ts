import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How Stryker starts a wrong change: as the modules load, or with the first test. */
    mutantActivation: 'static' | 'runtime' | undefined;
    globalNamespace: '__stryker__';
  }
}

interface State {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  mutantCoverage?: unknown;
}

/**
 * Stryker takes for granted that each test file has a thread of its own. Here one thread runs them
 * all, so the change, the count and the coverage of the file before are forgotten first.
 */
const state = (globalThis as unknown as Record<string, State | undefined>)[
  inject('globalNamespace')
];
if (state) {
  if (inject('mutantActivation') !== 'static') state.activeMutant = undefined;
  state.hitCount = undefined;
  state.mutantCoverage = undefined;
}
