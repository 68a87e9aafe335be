import { afterEach, beforeEach, vi } from 'vitest';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS } from '#src/api/client/limitedFetch.ts';
import { SLOW_MS } from '#src/ui/loadingRegion/LoadingRegion.tsx';

/** The limits of calls, which pass when the test says so. */
export interface Limits {
  /** The calls that have no answer now reach their limit. */
  readonly pass: () => void;
  /** What is waited for now has taken long. */
  readonly slow: () => void;
  /** Answers a call never, until its limit, which passes at once. */
  readonly hang: (request: Request) => Promise<Response>;
}

/** For the tests of one file. */
export function watchLimits(): Limits {
  let limits: (() => void)[] = [];
  let waits: (() => void)[] = [];
  beforeEach(() => {
    const real = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      run: (...given: unknown[]) => void,
      ms?: number,
      ...given: unknown[]
    ) => {
      if (ms === CALL_LIMIT_MS || ms === LONG_CALL_LIMIT_MS) limits.push(run);
      if (ms === SLOW_MS) waits.push(() => run(...given));
      return real(run, ms, ...given);
    }) as typeof setTimeout);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    limits = [];
    waits = [];
  });
  return {
    pass: () => limits.splice(0).forEach((pass) => pass()),
    slow: () => waits.splice(0).forEach((pass) => pass()),
    // The limit of a call is set just before it is sent.
    hang: (request) =>
      new Promise((_answer, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        limits.pop()?.();
      }),
  };
}
