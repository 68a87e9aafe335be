import { geocodeZip } from '#server/places/geocodeZip.ts';
import { type City, placeIndex } from '#server/places/placeIndex.ts';
import { placeKey } from '#server/places/spelling.ts';
import { stateName } from '#server/places/states.ts';
import type { FeedPosting } from '../feedLine.ts';

/** Where a posting is, in the columns of a job. */
export interface PostingPlace {
  readonly city: string | null;
  readonly state_short: string | null;
  readonly zip: string | null;
  /** Degrees, WGS 84. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** For people: "Syracuse, NY". */
  readonly location: string;
}

type Said = Pick<FeedPosting, 'city' | 'state' | 'zip' | 'country' | 'remote'>;

/** Feeds have few places, each in many postings. */
const known = new Map<string, PostingPlace>();
const mostKnown = 20_000;

/**
 * Finds the point of a posting's place: that of its ZIP code, else of its city. A ZIP code of
 * another state than the one named is not believed. City and state that the feed leaves out are
 * those of its ZIP code.
 */
export function placeOf({ city, state, zip, country, remote }: Said): PostingPlace {
  const key = JSON.stringify([city, state, zip, country, remote === 'remote']);
  const before = known.get(key);
  if (before) return before;
  const found = find({ city, state, zip, country, remote });
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
}

function find(said: Said): PostingPlace {
  const ofZip = said.zip === null ? null : geocodeZip(said.zip);
  const isBelieved = ofZip !== null && (said.state === null || said.state === ofZip.state);
  const state = said.state ?? (isBelieved ? ofZip.state : null);
  const city = said.city ?? (isBelieved ? ofZip.city : null);
  const point = isBelieved ? ofZip : city !== null && state !== null ? findCity(city, state) : null;
  return {
    city,
    state_short: state,
    zip: said.zip,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    location: locationOf(city, state, said),
  };
}

function locationOf(city: string | null, state: string | null, said: Said): string {
  const whole = state === null ? null : (stateName(state) ?? state);
  const where = city === null ? whole : state === null ? city : `${city}, ${state}`;
  if (said.remote === 'remote' && city === null) return `Remote, ${whole ?? 'United States'}`;
  return where ?? (said.country === 'US' ? 'United States' : 'Place not named');
}

let cities: ReadonlyMap<string, City> | null = null;

function findCity(name: string, state: string): City | null {
  cities ??= new Map(placeIndex().cities.map((city) => [`${city.state} ${city.key}`, city]));
  return cities.get(`${state} ${placeKey(name)}`) ?? null;
}
