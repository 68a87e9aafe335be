import { constants, inflateSync } from 'node:zlib';

/**
 * The texts that replace marked parts of a page (/ActualText), in the order of all marks of one
 * content stream; null for a mark without one. The PDF library reads marks but not these texts.
 */
export type MarkTexts = readonly (string | null)[];

const LONGEST_STREAM = 4 * 1024 * 1024;
const MARK =
  /\/(?:\w+)\s*(?:<<(?<dict>(?:[^<>()]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>)*)>>|\/\w+)?\s*(?:BDC|BMC)\b/gu;
const ACTUAL = /\/ActualText\s*(?:\((?<plain>(?:\\[\s\S]|[^\\()])*)\)|<(?<hex>[0-9A-Fa-f\s]*)>)/u;

/** Finds the content streams with such texts. */
export function findMarkTexts(bytes: Uint8Array): MarkTexts[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: MarkTexts[] = [];
  let at = buffer.indexOf('stream');
  while (at >= 0) {
    const text =
      buffer.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end'
        ? ''
        : streamText(buffer, at + 6);
    if (text.includes('/ActualText')) {
      found.push([...text.matchAll(MARK)].map((mark) => actualText(mark.groups?.['dict'] ?? '')));
    }
    at = buffer.indexOf('stream', at + 6);
  }
  return found;
}

function streamText(buffer: Buffer, after: number): string {
  let from = after;
  if (buffer[from] === 13) from += 1;
  if (buffer[from] === 10) from += 1;
  const packed = ((buffer[from] ?? 0) & 15) === 8;
  if (!packed) {
    const end = buffer.indexOf('endstream', from);
    return end < 0 ? '' : buffer.subarray(from, end).toString('latin1');
  }
  try {
    return inflateSync(buffer.subarray(from), {
      maxOutputLength: LONGEST_STREAM,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1');
  } catch {
    return '';
  }
}

function actualText(dict: string): string | null {
  const { plain, hex } = ACTUAL.exec(dict)?.groups ?? {};
  if (hex !== undefined) return decoded(Buffer.from(hex.replace(/\s/gu, ''), 'hex'));
  if (plain === undefined) return null;
  const signs = plain.replace(/\\([0-7]{1,3}|[\s\S])/gu, (_, code: string) =>
    /^[0-7]/u.test(code) ? String.fromCodePoint(Number.parseInt(code, 8)) : code,
  );
  return decoded(Buffer.from(signs, 'latin1'));
}

/** Text strings are UTF-16 with a mark at the start, or one byte a letter. */
function decoded(bytes: Buffer): string {
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isWide) return bytes.toString('latin1');
  return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le');
}
