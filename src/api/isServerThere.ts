/**
 * Whether the server answers now. A file that fails to load gives no reason; this tells whether it
 * is the network.
 */
export function isServerThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
