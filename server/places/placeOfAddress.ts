import { canBeZip, isMilitaryZip } from '#domain/zip.ts';
import { geocodeZip, neighborOfZip } from './geocodeZip.ts';
import type { Place } from './place.ts';
import { searchPlaces } from './searchPlaces.ts';
import { placeKey } from './spelling.ts';
import { stateCode } from './states.ts';

interface Address {
  readonly zip: string | null;
  readonly city?: string | null | undefined;
  /** Its name or code. */
  readonly state?: string | null | undefined;
}

/**
 * The place of a US address: of its ZIP code; where that is newer than our list, of the town
 * beside it, else of the nearest ZIP code in the same state. Null when nothing is known, and for
 * military mail.
 */
export function placeOfAddress({ zip, city, state }: Address): Place | null {
  if (isMilitaryZip(zip) || !canBeZip(zip)) return null;
  const ofZip = geocodeZip(zip ?? '');
  const code = stateCode(state ?? '');
  if (ofZip !== null || code === null) return ofZip;
  const neighbor = neighborOfZip(zip ?? '');
  return town(city ?? '', code) ?? (neighbor?.state === code ? neighbor : null);
}

function town(city: string, state: string): Place | null {
  if (city.trim() === '') return null;
  const [found] = searchPlaces(`${city}, ${state}`, { limit: 1 });
  const isNamed = found?.state === state && placeKey(found.city) === placeKey(city);
  return isNamed ? found : null;
}
