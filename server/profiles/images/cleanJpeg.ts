import { damagedImage, IMAGE_MAX_SIDE, tooManyPixels } from './errors.ts';
import { orientationExif, type Orientation, readOrientation } from './orientation.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifHeader = Buffer.from('Exif\0\0', 'latin1');

/** Frame headers hold the coding and size. C4, C8 and CC in this range are tables instead. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const comment = 0xfe;

/**
 * A photo has a few hundred segments and scans at most. A hostile file has millions of empty ones,
 * which would keep the server from everybody else.
 */
const maxSegments = 20_000;

interface Segment {
  readonly marker: number;
  readonly body: Buffer;
  /** The offset after it. */
  readonly end: number;
}

/**
 * A JPEG without the metadata of cameras and programs: EXIF (place, time, camera), XMP, IPTC,
 * comments, thumbnails, and anything after the end. Colour profile and orientation stay, because
 * the picture looks wrong without them. A picture whose scan runs to the end of the file gets the
 * end marker that it lacks; browsers show such a picture too.
 * @param bytes begin with the JPEG marker FF D8
 * @throws Problem 422 damaged_image or too_many_pixels
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let jfif: Buffer | null = null;
  let orientation: Orientation = 1;
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  for (let segments = 0; ; segments += 1) {
    if (segments > maxSegments) throw damagedImage();
    const segment = readSegment(bytes, at);
    const { marker, body } = segment;
    at = segment.end;
    if (marker === endOfImage) break;
    if (marker === 0xe0) jfif ??= withoutThumbnail(body);
    if (marker === 0xe1 && body.subarray(0, 6).equals(exifHeader) && orientation === 1)
      orientation = readOrientation(body.subarray(6));
    if (isFrame(marker)) {
      checkSize(body);
      hasFrame = true;
    }
    if (isKept(marker, body)) kept.push(writeSegment(marker, body));
    if (marker !== startOfScan) continue;
    hasScan = true;
    const end = findScanEnd(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
    if (at >= bytes.length) break;
  }
  if (!hasFrame || !hasScan) throw damagedImage();
  return Buffer.concat([
    Buffer.from([0xff, startOfImage]),
    ...(jfif ? [jfif] : []),
    ...(orientation === 1
      ? []
      : [writeSegment(0xe1, Buffer.concat([exifHeader, orientationExif(orientation)]))]),
    ...kept,
    Buffer.from([0xff, endOfImage]),
  ]);
}

/** Any number of FF bytes can precede a marker. A length follows it, except at the end. */
function readSegment(bytes: Buffer, from: number): Segment {
  let at = from;
  if (bytes[at] !== 0xff) throw damagedImage();
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at];
  if (marker === undefined || marker < 0xc0 || marker === startOfImage || isRestart(marker))
    throw damagedImage();
  at += 1;
  if (marker === endOfImage) return { marker, body: bytes.subarray(at, at), end: at };
  if (at + 2 > bytes.length) throw damagedImage();
  const end = at + bytes.readUInt16BE(at);
  if (end < at + 2 || end > bytes.length) throw damagedImage();
  return { marker, body: bytes.subarray(at + 2, end), end };
}

/**
 * Coded data run until a marker, or until the file ends. FF 00 stands for a byte FF, and restarts
 * are part of the data.
 */
function findScanEnd(bytes: Buffer, from: number): number {
  // Byte by byte: a hostile file is all FF, and a search from each would take seconds.
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  if (from >= bytes.length) throw damagedImage();
  return bytes.length;
}

function isKept(marker: number, body: Buffer): boolean {
  if (marker === comment) return false;
  if (!isApplication(marker)) return true;
  if (marker === 0xe2) return body.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
  // Adobe's segment says how the colours are coded.
  return marker === 0xee && body.toString('latin1', 0, 5) === 'Adobe';
}

/** The JFIF header without its thumbnail, which can show what was cropped. */
function withoutThumbnail(body: Buffer): Buffer | null {
  if (body.length < 14 || body.toString('latin1', 0, 5) !== 'JFIF\0') return null;
  return writeSegment(0xe0, Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)]));
}

function checkSize(frame: Buffer): void {
  if (frame.length < 6) throw damagedImage();
  const height = frame.readUInt16BE(1);
  const width = frame.readUInt16BE(3);
  if (height === 0 || width === 0) throw damagedImage();
  if (height > IMAGE_MAX_SIDE || width > IMAGE_MAX_SIDE) throw tooManyPixels();
}

function writeSegment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
