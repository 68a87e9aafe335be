import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedFault } from './fault.ts';

/** 256 MiB: more than real feeds have, and an end for few bytes that unpack to many. */
const mostBytes = 256 * 1024 * 1024;

/** The bytes of a file, unpacked when its first two say gzip; at most `mostBytes` of them. */
export async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of gunzipped(source)) {
    total += chunk.length;
    if (total > mostBytes) {
      throw new FeedFault('too_large', 'This file is over 256 MiB unpacked. Please split it.');
    }
    yield chunk;
  }
}

async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await atLeast(chunks, 2);
  const whole = continued(first, chunks);
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield* whole;
    return;
  }
  const input = Readable.from(whole, { objectMode: false });
  const output = createGunzip();
  // Errors of the input must reach whoever reads the output.
  input.on('error', (error) => output.destroy(error));
  try {
    for await (const chunk of input.pipe(output)) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new FeedFault(
        'invalid',
        'This gzip file is damaged or cut off. Please fetch it again.',
      );
    }
    throw error;
  } finally {
    input.destroy();
    output.destroy();
  }
}

async function atLeast(chunks: AsyncIterator<Uint8Array>, length: number): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  while (bytes.length < length) {
    const next = await chunks.next();
    if (next.done) break;
    bytes = bytes.length === 0 ? new Uint8Array(next.value) : Buffer.concat([bytes, next.value]);
  }
  return bytes;
}

async function* continued(
  first: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
