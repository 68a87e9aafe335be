/**
 * Whether the server answers now. A file that fails to load gives no reason; this shows whether
 * the network is the cause.
 */
export function isServerThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
