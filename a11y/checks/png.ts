import { inflateSync } from 'node:zlib';

/**
 * The pixels of a picture, row by row; `channels` bytes each, the first three red, green and
 * blue.
 */
export interface Picture {
  width: number;
  height: number;
  channels: number;
  pixels: Uint8Array;
}

const signatureLength = 8;

/**
 * Reads a PNG as browsers write screenshots: 8 bits a channel, red-green-blue with or without
 * alpha, not interlaced.
 * @throws Error for any other kind
 * @see https://www.w3.org/TR/png-3/ sections 9 (filtering) and 11 (chunks)
 */
export function readPng(file: Buffer): Picture {
  const data: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = signatureLength; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      const [depth, colour, interlace] = [body[8], body[9], body[12]];
      channels = colour === 6 ? 4 : 3;
      if (depth !== 8 || (colour !== 2 && colour !== 6) || interlace !== 0) {
        throw new Error(
          `A PNG of depth ${depth}, colour type ${colour}, interlace ${interlace} is not read.`,
        );
      }
    }
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  return {
    width,
    height,
    channels,
    pixels: unfilter(inflateSync(Buffer.concat(data)), width, height, channels),
  };
}

function unfilter(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const here = y * stride + x;
      const left = x >= channels ? (pixels[here - channels] ?? 0) : 0;
      const up = y > 0 ? (pixels[here - stride] ?? 0) : 0;
      const upLeft = x >= channels && y > 0 ? (pixels[here - stride - channels] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter] ?? 0;
      pixels[here] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return pixels;
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const [byLeft, byUp, byUpLeft] = [left, up, upLeft].map((value) => Math.abs(guess - value));
  if (byLeft === undefined || byUp === undefined || byUpLeft === undefined) return 0;
  if (byLeft <= byUp && byLeft <= byUpLeft) return left;
  return byUp <= byUpLeft ? up : upLeft;
}
