import { describe, expect, it } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import { cleanImage } from './cleanImage.ts';
import { writeChunk } from './cleanPng.ts';
import { readOrientation } from './orientation.ts';
import { exifOfCamera, jpegSegment, testJpeg, testPng } from './testPictures.ts';

/** The code of the rejection. Throws when the picture is accepted. */
function refusalOf(bytes: Buffer): string {
  try {
    cleanImage(bytes);
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  throw new Error('The picture was taken.');
}
const clean = (bytes: Buffer) => cleanImage(bytes).content;
const nothing = Buffer.alloc(0);

describe('cleanImage', () => {
  it('detects the type by the bytes', () => {
    expect(cleanImage(testPng()).mime).toBe('image/png');
    expect(cleanImage(testJpeg()).mime).toBe('image/jpeg');
  });

  it.each([
    ['nothing', nothing],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('rejects %s as a picture', (_what, bytes) => {
    expect(refusalOf(bytes)).toBe('not_an_image');
  });
});

describe('a JPEG', () => {
  const exif = (tiff: Buffer) => jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
  const colours = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
  const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01');

  it('loses place, camera, texts, thumbnails and everything after its end', () => {
    const photo = testJpeg({
      beside: [
        exif(exifOfCamera('II', 1)),
        jpegSegment(0xe0, 'JFXX\0thumbnail'),
        jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Robin</x:xmpmeta>'),
        jpegSegment(0xe2, 'MPF\0more pictures'),
        jpegSegment(0xed, 'Photoshop 3.0\0by-line'),
        jpegSegment(0xfe, 'a comment'),
      ],
      after: Buffer.from('a film of three seconds'),
    });
    expect(clean(photo)).toEqual(testJpeg());
  });

  it('keeps its colour profile', () => {
    const photo = testJpeg({ beside: [colours, adobe] });
    expect(clean(photo)).toEqual(photo);
  });

  it('loses the thumbnail in the JFIF header', () => {
    const withThumbnail = jpegSegment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01abc');
    const bare = testJpeg();
    const photo = Buffer.concat([bare.subarray(0, 2), withThumbnail, bare.subarray(2 + 18)]);
    expect(clean(photo)).toEqual(bare);
  });

  it.each(['II', 'MM'] as const)('keeps its EXIF orientation (%s) and nothing else', (order) => {
    const cleaned = clean(testJpeg({ beside: [exif(exifOfCamera(order, 6))] }));
    expect(cleaned.includes('GPS')).toBe(false);
    expect(cleaned.includes('Cam')).toBe(false);
    expect(readOrientation(cleaned.subarray(cleaned.indexOf('Exif\0\0') + 6))).toBe(6);
    expect(clean(cleaned)).toEqual(cleaned);
  });

  it.each([
    ['says nine', exifOfCamera('II', 9)],
    ['ends in the middle', exifOfCamera('II', 6).subarray(0, 20)],
    ['points behind its end', Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1')],
    ['is of no known order', Buffer.from('XX*\0\0\0\0\x08\0\0')],
    ['is empty', nothing],
  ])('is upright when its EXIF %s', (_what, tiff) => {
    expect(clean(testJpeg({ beside: [exif(tiff)] }))).toEqual(testJpeg());
  });

  it('keeps its data: stuffed bytes, restarts, further scans and their tables', () => {
    const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
    const table = jpegSegment(0xc4, Buffer.from([0, 1, ...Array<number>(15).fill(0), 0]));
    const inside = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd7];
    const data = Buffer.concat([Buffer.from(inside), table, scan, Buffer.from([0xff, 0, 1])]);
    const photo = testJpeg({ data });
    expect(clean(photo)).toEqual(photo);
    const withComment = Buffer.concat([Buffer.from(inside), jpegSegment(0xfe, 'x'), table, scan]);
    expect(clean(testJpeg({ data: withComment })).includes(jpegSegment(0xfe, 'x'))).toBe(false);
  });

  it('gets the end marker that it lacks', () => {
    const photo = testJpeg({ beside: [colours] });
    expect(clean(photo.subarray(0, -2))).toEqual(photo);
  });

  it('is rejected when it is truncated before its pixels', () => {
    const photo = testJpeg({ beside: [colours] });
    for (let length = 3; length < photo.length - 2; length += 1)
      expect(refusalOf(photo.subarray(0, length)), `${length} bytes`).toBe('damaged_image');
  });

  it('is rejected without a picture in it', () => {
    expect(refusalOf(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('damaged_image');
  });

  it('is rejected when it has too many pixels or no size', () => {
    expect(refusalOf(testJpeg({ size: { width: 12_001, height: 8 } }))).toBe('too_many_pixels');
    expect(refusalOf(testJpeg({ size: { width: 8, height: 65_535 } }))).toBe('too_many_pixels');
    expect(refusalOf(testJpeg({ size: { width: 8, height: 0 } }))).toBe('damaged_image');
    expect(clean(testJpeg({ size: { width: 12_000, height: 12_000 } }))).toHaveProperty('length');
  });
});

describe('a PNG', () => {
  const chunk = (type: string, body: Buffer | string) =>
    writeChunk(type, typeof body === 'string' ? Buffer.from(body, 'latin1') : body);

  it('loses texts, times, EXIF, further frames and everything after its end', () => {
    const picture = testPng({
      beside: [
        chunk('tEXt', 'Author\0Robin'),
        chunk('zTXt', 'Comment\0\0x'),
        chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x/>'),
        chunk('tIME', '\x07\xea\x0b\x15\0\0\0'),
        chunk('eXIf', exifOfCamera('MM', 1)),
        chunk('acTL', '\0\0\0\x02\0\0\0\0'),
        chunk('prVt', 'a program of its own'),
      ],
      after: Buffer.from('what was cut off the picture'),
    });
    expect(clean(picture)).toEqual(testPng());
  });

  it('keeps its colour chunks', () => {
    const picture = testPng({ beside: [chunk('gAMA', '\0\0\xb1\x8f'), chunk('tRNS', '\0\0')] });
    expect(clean(picture)).toEqual(picture);
  });

  it('keeps its orientation and nothing else of its EXIF', () => {
    const cleaned = clean(testPng({ beside: [chunk('eXIf', exifOfCamera('II', 3))] }));
    expect(cleaned.includes('GPS')).toBe(false);
    expect(readOrientation(cleaned.subarray(cleaned.indexOf('eXIf') + 4))).toBe(3);
    expect(clean(cleaned)).toEqual(cleaned);
  });

  it('is rejected when it is truncated anywhere or a byte is wrong', () => {
    const picture = testPng();
    for (let length = 8; length < picture.length; length += 1)
      expect(refusalOf(picture.subarray(0, length)), `${length} bytes`).toBe('damaged_image');
    for (const at of [10, 13, 20, 31, 35, 45, picture.length - 1]) {
      const wrong = Buffer.from(picture);
      wrong[at] = (wrong[at] ?? 0) ^ 0x40;
      expect(refusalOf(wrong), `byte ${at}`).toBe('damaged_image');
    }
  });

  it('is rejected when it has too many pixels or no size', () => {
    expect(refusalOf(testPng({ size: { width: 12_001, height: 8 } }))).toBe('too_many_pixels');
    expect(refusalOf(testPng({ size: { width: 8, height: 4_000_000_000 } }))).toBe(
      'too_many_pixels',
    );
    expect(refusalOf(testPng({ size: { width: 0, height: 8 } }))).toBe('damaged_image');
  });
});

describe('a picture of a million empty parts', () => {
  const million = (part: Buffer) => Buffer.alloc(part.length * 1_000_000, part);

  it('is refused as a PNG before its parts are copied', () => {
    const png = testPng();
    const end = png.length - 12;
    const bytes = Buffer.concat([
      png.subarray(0, end),
      million(writeChunk('IDAT', nothing)),
      png.subarray(end),
    ]);
    expect(refusalOf(bytes)).toBe('damaged_image');
  });

  it('is refused as a JPEG before its parts are copied', () => {
    const beside = [million(jpegSegment(0xfe, nothing))];
    expect(refusalOf(testJpeg({ beside }))).toBe('damaged_image');
  });
});
