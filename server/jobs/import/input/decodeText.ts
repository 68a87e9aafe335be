import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { FeedFault } from './fault.ts';
import { looseUtf8, type TextDecoding } from './looseUtf8.ts';

/** Enough to see a declaration, and by which rule the bytes that are not UTF-8 were written. */
const sampleBytes = 64 * 1024;

/**
 * The text of a file: UTF-8 or UTF-16 by the byte order mark, XML by its declaration, else UTF-8,
 * where bytes that are not are read as windows-1252.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let sample = Buffer.alloc(0);
  let decoding: TextDecoding | undefined;
  for await (const chunk of bytes) {
    if (decoding) {
      yield decoding.write(chunk);
      continue;
    }
    sample = Buffer.concat([sample, chunk]);
    if (sample.length < sampleBytes) continue;
    decoding = decodingOf(sample);
    yield decoding.write(sample);
  }
  decoding ??= decodingOf(sample);
  yield sample.length < sampleBytes ? decoding.write(sample) + decoding.end() : decoding.end();
}

function decodingOf(sample: Buffer): TextDecoding {
  const [a, b, c] = sample;
  if (a === 0xef && b === 0xbb && c === 0xbf) return withoutMark(looseUtf8());
  if (a === 0xff && b === 0xfe) return withoutMark(byName('utf-16le'));
  if (a === 0xfe && b === 0xff) return withoutMark(byName('utf-16be'));
  if (a === 0x3c && b === 0) return byName('utf-16le');
  if (a === 0 && b === 0x3c) return byName('utf-16be');
  return declared(sample) ?? (isMostlyWindows(sample) ? byName('win1252') : looseUtf8());
}

/** By the XML declaration; null when it says UTF-8 or nothing. */
function declared(sample: Buffer): TextDecoding | null {
  const start = sample.subarray(0, 1024).toString('latin1');
  const name = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']\s*([\w.:-]+)\s*["']/i.exec(start)?.[1];
  // It says UTF-16, but the declaration itself was written in single bytes.
  if (name === undefined || /^utf-?(?:8|16)/i.test(name)) return null;
  // As browsers do: nobody means the C1 characters of ISO 8859-1.
  if (/^(?:iso-?8859-?1|latin-?1|l1|us-ascii|ascii|windows-?1252|cp-?1252|x-cp1252)$/i.test(name)) {
    return byName('win1252');
  }
  if (!iconv.encodingExists(name)) {
    throw new FeedFault('encoding', `This file says it is written in "${name}", which is unknown.`);
  }
  return byName(name);
}

function byName(name: string): TextDecoding {
  const decoder = iconv.getDecoder(name);
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
}

function withoutMark(decoding: TextDecoding): TextDecoding {
  let isStart = true;
  return {
    ...decoding,
    write: (bytes) => {
      const text = decoding.write(bytes);
      const rest = isStart && text.startsWith('\ufeff') ? text.slice(1) : text;
      if (text !== '') isStart = false;
      return rest;
    },
  };
}

/** Whether most of the bytes beyond ASCII are no UTF-8: then none of them is meant as such. */
function isMostlyWindows(sample: Buffer): boolean {
  if (isUtf8(sample)) return false;
  const text = sample.toString('utf8');
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  const right = text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0;
  return wrong > right;
}
