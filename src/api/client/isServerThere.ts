import { CALL_LIMIT_MS } from '#src/api/client/limitedFetch.ts';

/**
 * Whether the server answers now. A file that fails to load gives no reason; this shows whether
 * the network is the cause.
 */
export function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(CALL_LIMIT_MS);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
