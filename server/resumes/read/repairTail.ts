const TAIL_BYTES = 2048;

/**
 * Adds an end to a PDF that lost its own (a broken download): the library finds all other objects
 * by itself, but must be told which one is the catalog. Null when the end is there or no catalog
 * is found.
 */
export function repairTail(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = buffer.subarray(-TAIL_BYTES).toString('latin1');
  if (/startxref\s+\d+\s+%%EOF/u.test(tail)) return null;
  const text = buffer.toString('latin1');
  const catalog = [
    ...text.matchAll(/(\d+) (\d+) obj\s*<<(?:(?!endobj)[\s\S]){0,400}?\/Type\s*\/Catalog/gu),
  ].at(-1);
  if (!catalog) return null;
  const end = `\nendobj\ntrailer\n<< /Root ${catalog[1]} ${catalog[2]} R >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([buffer, Buffer.from(end, 'latin1')]);
}
