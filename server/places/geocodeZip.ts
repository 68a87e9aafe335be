import { boxAround, distanceMiles } from './distance.ts';
import type { Place, Point } from './place.ts';
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

/** Every ZIP within the given miles of the centre, nearest first. */
export function placesWithin(center: Point, miles: number): { place: Place; miles: number }[] {
  const index = placeIndex();
  const box = boxAround(center, miles);
  const found: { place: Place; miles: number }[] = [];
  for (let at = 0; at < index.zips.length; at += 1) {
    const lat = index.zipPoints[at * 2] ?? NaN;
    const lng = index.zipPoints[at * 2 + 1] ?? NaN;
    if (lat < box.south || lat > box.north || lng < box.west || lng > box.east) continue;
    const away = distanceMiles(center, { lat, lng });
    const place = away <= miles ? zipPlace(index, at) : null;
    if (place !== null) found.push({ place, miles: away });
  }
  return found.sort((a, b) => a.miles - b.miles);
}
