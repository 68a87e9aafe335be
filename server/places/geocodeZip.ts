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
