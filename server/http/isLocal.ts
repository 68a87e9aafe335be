/** Whether an address is on the person's own computer, where nobody else can read plain http. */
export function isLocal(url: URL): boolean {
  return url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
