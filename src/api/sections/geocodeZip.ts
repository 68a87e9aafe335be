import { placesApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';

/**
 * The place of a US ZIP code, in degrees; null when the code does not exist (section 9: 1
 * result).
 * @throws CallFailed
 */
export async function geocodeZip(zip: string): Promise<{ lat: number; long: number } | null> {
  const query = { postalcode: zip.trim(), countrycodes: 'us', format: 'jsonv2', limit: 1 } as const;
  const [place] = await call(placesApi.GET('/search', { params: { query } }));
  return place ? { lat: Number(place.lat), long: Number(place.lon) } : null;
}
