import { crc32 } from 'node:zlib';
import { damagedImage, IMAGE_MAX_SIDE, tooManyPixels } from './errors.ts';
import { orientationExif, type Orientation, readOrientation } from './orientation.ts';

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The picture and its colours. Everything else (texts, times, EXIF, other frames) is removed. */
const keptTypes: ReadonlySet<string> = new Set(
  'PLTE IDAT tRNS bKGD sBIT gAMA cHRM sRGB iCCP cICP'.split(' '),
);

/**
 * The largest picture in chunks of 2 KB, smaller than any program writes, has half as many. A
 * hostile file has millions of empty ones, which would keep the server from everybody else.
 */
const maxChunks = 20_000;

interface Chunk {
  readonly type: string;
  readonly body: Buffer;
  /** Including length, type and checksum. */
  readonly whole: Buffer;
  /** The offset after it. */
  readonly end: number;
}

/**
 * A PNG without texts, times, EXIF, further frames and anything after
 * its end. Keeps the orientation.
 * @param bytes begin with PNG_SIGNATURE
 * @throws Problem 422 damaged_image or too_many_pixels
 */
export function cleanPng(bytes: Buffer): Buffer {
  const header = readChunk(bytes, PNG_SIGNATURE.length);
  if (header.type !== 'IHDR') throw damagedImage();
  checkSize(header.body);
  const kept: Buffer[] = [];
  let orientation: Orientation = 1;
  let hasPicture = false;
  let chunk = readChunk(bytes, header.end);
  let chunks = 0;
  while (chunk.type !== 'IEND') {
    chunks += 1;
    if (chunks > maxChunks) throw damagedImage();
    if (chunk.type === 'IDAT') hasPicture = true;
    if (chunk.type === 'eXIf') orientation = readOrientation(chunk.body);
    if (keptTypes.has(chunk.type)) kept.push(chunk.whole);
    chunk = readChunk(bytes, chunk.end);
  }
  if (!hasPicture) throw damagedImage();
  return Buffer.concat([
    PNG_SIGNATURE,
    header.whole,
    ...(orientation === 1 ? [] : [writeChunk('eXIf', orientationExif(orientation))]),
    ...kept,
    chunk.whole,
  ]);
}

/** One chunk: length, type, data, and the CRC-32 of type and data. */
function readChunk(bytes: Buffer, at: number): Chunk {
  if (at + 12 > bytes.length) throw damagedImage();
  const length = bytes.readUInt32BE(at);
  const end = at + 12 + length;
  if (end > bytes.length) throw damagedImage();
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw damagedImage();
  return {
    type: bytes.toString('latin1', at + 4, at + 8),
    body: bytes.subarray(at + 8, end - 4),
    whole: bytes.subarray(at, end),
    end,
  };
}

/** One PNG chunk: length, type, body and checksum. */
export function writeChunk(type: string, body: Buffer): Buffer {
  const inner = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(inner.length + 8);
  frame.writeUInt32BE(body.length, 0);
  inner.copy(frame, 4);
  frame.writeUInt32BE(crc32(inner), inner.length + 4);
  return frame;
}

function checkSize(header: Buffer): void {
  if (header.length !== 13) throw damagedImage();
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  if (width === 0 || height === 0) throw damagedImage();
  if (width > IMAGE_MAX_SIDE || height > IMAGE_MAX_SIDE) throw tooManyPixels();
}
