import { canBeZip } from '#domain/zip.ts';
import { placesApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';

interface ZipAddress {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/**
 * The place of a US ZIP code, in degrees (section 9: 1 result). A code that is newer than the list
 * is placed in its town, or has no place; null when it cannot be a ZIP code.
 * @throws CallFailed
 */
export async function geocodeZip({
  zip,
  city,
  state,
}: ZipAddress): Promise<{ lat: number | null; long: number | null } | null> {
  const query = {
    postalcode: zip.trim(),
    ...(city.trim() === '' ? {} : { city: city.trim() }),
    ...(state.trim() === '' ? {} : { state: state.trim() }),
    countrycodes: 'us',
    format: 'jsonv2',
    limit: 1,
  } as const;
  const [place] = await call(placesApi.GET('/search', { params: { query } }));
  if (place) return { lat: Number(place.lat), long: Number(place.lon) };
  return canBeZip(zip) ? { lat: null, long: null } : null;
}
