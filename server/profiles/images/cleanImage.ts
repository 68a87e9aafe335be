import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng, PNG_SIGNATURE } from './cleanPng.ts';
import { notAnImage } from './errors.ts';

export interface CleanImage {
  readonly mime: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
}

/**
 * The picture without its metadata, because a photo can reveal when and where it was taken. The
 * type comes from the first bytes.
 * @throws Problem 415 not_an_image, 422 damaged_image or too_many_pixels
 */
export function cleanImage(bytes: Buffer): CleanImage {
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return { mime: 'image/png', content: cleanPng(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { mime: 'image/jpeg', content: cleanJpeg(bytes) };
  throw notAnImage();
}
