/** Whether the server answers now. A file that does not come tells no reason; this tells whether the network is one. */
export function isServerThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
