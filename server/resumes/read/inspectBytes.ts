import { constants, inflateSync } from 'node:zlib';
import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import { pdfStart } from '#domain/resumeFile.ts';
import { streamStart } from './emptyImages.ts';
import { ResumeReadError } from './errors.ts';

/** A page of text inflates to a few hundred kilobytes, a font to a few megabytes. */
const MAX_STREAM_BYTES = 24 * 1024 * 1024;
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;

/**
 * Checks a file without opening it and returns the bytes from the PDF header on, so that offsets
 * are right when something was put before it. Throws ResumeReadError: empty_file, not_a_pdf,
 * too_large.
 */
export function inspectBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength === 0) throw new ResumeReadError('empty_file');
  const start = pdfStart(bytes);
  if (start < 0) throw new ResumeReadError('not_a_pdf');
  if (bytes.byteLength > RESUME_MAX_BYTES) throw new ResumeReadError('too_large');
  return bytes.subarray(start);
}

/**
 * Rejects a PDF whose compressed streams unpack to more than a resume can need (a "flate bomb"):
 * the PDF library has no limit, and its buffers are outside the heap limit of a worker. Throws
 * ResumeReadError: too_large.
 */
export function refuseBombs(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  let at = buffer.indexOf('stream');
  while (at >= 0) {
    const data = streamStart(buffer, at);
    if (data > 0) total += inflatedLength(buffer, data);
    if (total > MAX_TOTAL_BYTES) throw new ResumeReadError('too_large');
    at = buffer.indexOf('stream', at + 6);
  }
}

function inflatedLength(buffer: Buffer, from: number): number {
  let part: Buffer = buffer.subarray(from);
  let length = 0;
  // Streams can be packed twice ([/FlateDecode /FlateDecode]), so unpack the result once more.
  for (let pass = 0; pass < 3; pass += 1) {
    try {
      part = inflateSync(part, {
        maxOutputLength: MAX_STREAM_BYTES,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      if (error instanceof RangeError) throw new ResumeReadError('too_large');
      return length;
    }
    length += part.byteLength;
    const header = (part[0] ?? 0) * 256 + (part[1] ?? 0);
    if (((part[0] ?? 0) & 15) !== 8 || header % 31 !== 0) return length;
  }
  return length;
}
