import lookUp from '@photostructure/tz-lookup';
import { geocodeZip } from '#server/places/geocodeZip.ts';
import { searchPlaces } from '#server/places/searchPlaces.ts';

/** Where nothing is known of a person, the zone in which most people of the country live. */
const usual = 'America/New_York';

const known = new Map<string, string>();
const mostKnown = 10_000;

export interface Home {
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

/** The time zone of a person's ZIP, else of their city, such as "America/Chicago". */
export function timeZoneOf({ postal_code, city, state }: Home): string {
  const key = `${postal_code}, ${city}, ${state}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const inState = state === null ? [] : searchPlaces(`${city ?? ''}, ${state}`, { limit: 1 });
  const place = geocodeZip(postal_code ?? '') ?? inState[0];
  const zone = place ? lookUp(place.lat, place.lng) : usual;
  if (known.size >= mostKnown) known.clear();
  known.set(key, zone);
  return zone;
}

/**
 * The day of a moment in a time zone, as its midnight in UTC: so texts write a day. What ends at
 * the last minute of a day ends on that day where the person lives, and later elsewhere.
 */
export function dayWhere(zone: string, time: Date): Date {
  return new Date(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time));
}
