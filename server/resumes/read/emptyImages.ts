import { deflateSync } from 'node:zlib';

/** An image's dictionary has a few keys; more than this before its data is no dictionary of one. */
const LONGEST_DICTIONARY = 2048;
const IMAGE = /\/Subtype\s*\/Image\b/u;
const NOTHING = deflateSync(Buffer.alloc(0));

/**
 * A copy of a PDF, as long as before, whose packed images are empty: the reader needs no picture,
 * and the pages of a scan unpack to more than the text of any resume. A content stream that only
 * calls itself an image is empty too, so nothing large can hide behind that name.
 */
export function withoutImages(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes);
  let at = buffer.indexOf('stream');
  while (at >= 0) {
    const data = streamStart(buffer, at);
    const end = data > 0 && isImage(buffer, at) ? buffer.indexOf('endstream', data) : -1;
    if (end - data >= NOTHING.length) buffer.set(NOTHING, data);
    at = buffer.indexOf('stream', at + 6);
  }
  return buffer;
}

function isImage(buffer: Buffer, keyword: number): boolean {
  const before = buffer.subarray(Math.max(0, keyword - LONGEST_DICTIONARY), keyword);
  return IMAGE.test(before.subarray(before.lastIndexOf(' obj') + 1).toString('latin1'));
}

/** Where the data after the keyword at `at` begin, or 0 when this is no zlib stream. */
export function streamStart(buffer: Buffer, at: number): number {
  if (buffer.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') return 0;
  let data = at + 6;
  if (buffer[data] === 13) data += 1;
  if (buffer[data] === 10) data += 1;
  const first = buffer[data] ?? 0;
  const second = buffer[data + 1] ?? 0;
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0 ? data : 0;
}
