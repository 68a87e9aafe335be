import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Turns bytes into text, piece by piece. */
export interface TextDecoding {
  write: (bytes: Uint8Array) => string;
  end: () => string;
}

/** UTF-8, in which each byte that is not is read as windows-1252. */
export function looseUtf8(): TextDecoding {
  let held = Buffer.alloc(0);
  return {
    write(bytes) {
      const all = held.length === 0 ? Buffer.from(bytes) : Buffer.concat([held, bytes]);
      const end = all.length - unfinished(all);
      held = Buffer.from(all.subarray(end));
      return decode(all.subarray(0, end));
    },
    end: () => decode(held),
  };
}

/** How many bytes at the end may be the start of a character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return lengthOf(byte) > back ? back : 0;
  }
  return 0;
}

const lengthOf = (lead: number): number =>
  lead >= 0xf0 && lead < 0xf5
    ? 4
    : lead >= 0xe0 && lead < 0xf0
      ? 3
      : lead >= 0xc2 && lead < 0xe0
        ? 2
        : 1;

function decode(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  let good = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = lengthOf(bytes[at] ?? 0);
    if (
      (bytes[at] ?? 0) < 0x80 ||
      (length > 1 && isUtf8(bytes.subarray(at, at + length)) && at + length <= bytes.length)
    ) {
      at += length;
      continue;
    }
    text += bytes.toString('utf8', good, at) + iconv.decode(bytes.subarray(at, at + 1), 'win1252');
    at += 1;
    good = at;
  }
  return text + bytes.toString('utf8', good);
}
