import { IMAGE_MAX_BYTES } from '#domain/limits.ts';
import { Problem } from '#server/http/problem.ts';

/**
 * Pixels along one side, more than the largest cameras have. Above it a browser needs gigabytes.
 */
export const IMAGE_MAX_SIDE = 12_000;

export const TOO_LARGE_IMAGE = `Maximum size allowed is ${IMAGE_MAX_BYTES / 1024 / 1024} MB`;

/** The file is neither a JPG nor a PNG (415). */
export const notAnImage = () =>
  new Problem(415, 'not_an_image', 'Only Images are allowed ( JPG | PNG )');

/** The file cannot be decoded (422). */
export const damagedImage = () =>
  new Problem(
    422,
    'damaged_image',
    'This picture is damaged and cannot be shown. Save it as a JPG or PNG again and choose the new file.',
  );

/** A side of the picture is over the limit (422). */
export const tooManyPixels = () =>
  new Problem(
    422,
    'too_many_pixels',
    `This picture is too wide or too high. Save a copy of at most ${IMAGE_MAX_SIDE} pixels a side and choose that.`,
  );
