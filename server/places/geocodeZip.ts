import type { Place } from './place.ts';
import { firstZipFrom, placeIndex, zipPlace } from './placeIndex.ts';

/** "13202" or "13202-1234", with spaces around. */
const zipPattern = /^(\d{5})(?:[- ]?\d{4})?$/;

/** The five digits of a US ZIP or ZIP+4; null for anything else. */
export function readZip(text: string): string | null {
  return zipPattern.exec(text.trim())?.[1] ?? null;
}

/** The one place of a US ZIP (spec 7: "the zip geocode returns 1"); null when there is none. */
export function geocodeZip(zip: string): Place | null {
  const digits = readZip(zip);
  if (digits === null) return null;
  const index = placeIndex();
  const at = firstZipFrom(index, Number(digits));
  return index.zips[at] === Number(digits) ? zipPlace(index, at) : null;
}

/** ZIP codes with the same first digits are sorted in one place, and lie around it. */
const sortedTogether = 100;

/**
 * The place of the ZIP nearest in number among those that are sorted together, for a ZIP that is
 * newer than our list; null when there is none.
 */
export function neighborOfZip(zip: string): Place | null {
  const digits = readZip(zip);
  if (digits === null) return null;
  const index = placeIndex();
  const sought = Number(digits);
  const after = firstZipFrom(index, sought);
  const near = [after - 1, after]
    .filter(
      (at) =>
        Math.floor((index.zips[at] ?? -1) / sortedTogether) === Math.floor(sought / sortedTogether),
    )
    .toSorted(
      (a, b) => Math.abs((index.zips[a] ?? 0) - sought) - Math.abs((index.zips[b] ?? 0) - sought),
    );
  return near[0] === undefined ? null : zipPlace(index, near[0]);
}
