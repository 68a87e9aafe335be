import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, writeChunk } from './cleanPng.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
const small: Size = { width: 8, height: 8 };

/** A JPEG segment: marker, length, bytes. */
export function jpegSegment(marker: number, body: Buffer | string): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** A Huffman table with the one code "0" for the value 0. */
const oneCode = (kind: number) => Buffer.from([kind, 1, ...Array<number>(15).fill(0), 0]);
const jfif = jpegSegment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0');
const end = Buffer.from([0xff, 0xd9]);
/** One grey block: no difference from the middle, then end of block ("00"), padded with ones. */
const greyBlock = Buffer.from([0x3f]);

/** The coded picture alone: 8 by 8 grey pixels, whatever size its header gives. */
function greyPicture({ width, height }: Size, data: Buffer): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, oneCode(0x00)),
    jpegSegment(0xc4, oneCode(0x10)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    data,
  ]);
}

/**
 * A JPEG any browser shows.
 * @param beside segments before the picture besides the JFIF header
 */
export function testJpeg(
  options: { beside?: readonly Buffer[]; size?: Size; data?: Buffer; after?: Buffer } = {},
): Buffer {
  const { beside = [], size = small, data = greyBlock, after = Buffer.alloc(0) } = options;
  const start = Buffer.from([0xff, 0xd8]);
  return Buffer.concat([start, jfif, ...beside, greyPicture(size, data), end, after]);
}

/** EXIF as cameras write it: orientation, camera name and other data about the person. */
export function exifOfCamera(order: 'II' | 'MM', orientation: number): Buffer {
  const isLittle = order === 'II';
  const number = (bytes: 2 | 4, value: number) => {
    const buffer = Buffer.alloc(bytes);
    if (isLittle) buffer.writeUIntLE(value, 0, bytes);
    else buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  };
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([number(2, tag), number(2, type), number(4, count), value]);
  return Buffer.concat([
    Buffer.from(order, 'latin1'),
    number(2, 42),
    number(4, 8),
    number(2, 3),
    entry(0x010f, 2, 4, Buffer.from('Cam\0', 'latin1')),
    entry(0x0112, 3, 1, Buffer.concat([number(2, orientation), number(2, 0)])),
    entry(0x8825, 4, 1, number(4, 50)),
    number(4, 0),
    Buffer.from('GPS 43.0481 N 76.1474 W', 'latin1'),
  ]);
}

/**
 * A PNG any browser shows: 8 by 8 grey pixels.
 * @param beside chunks between its header and its pixels
 */
export function testPng(
  options: { beside?: readonly Buffer[]; size?: Size; after?: Buffer } = {},
): Buffer {
  const { beside = [], size = small, after = Buffer.alloc(0) } = options;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  return Buffer.concat([
    PNG_SIGNATURE,
    writeChunk('IHDR', header),
    ...beside,
    writeChunk('IDAT', deflateSync(Buffer.alloc(8 * 9, 0))),
    writeChunk('IEND', Buffer.alloc(0)),
    after,
  ]);
}
