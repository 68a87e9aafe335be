/**
 * A random UUID (version 4, RFC 9562). Browsers make one only on a page with a secure connection;
 * elsewhere it is made of their random bytes.
 */
export function newId(): string {
  const browser: Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  if (browser.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    const kept = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return kept.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
