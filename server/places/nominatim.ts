import { PLACE_RESULTS_MAX } from '#domain/limits.ts';
import { boxAround } from './distance.ts';
import { readZip } from './geocodeZip.ts';
import type { Place } from './place.ts';
import { placeOfAddress } from './placeOfAddress.ts';
import { searchPlaces } from './searchPlaces.ts';
import { stateCode, stateName } from './states.ts';

/** A place in Nominatim's jsonv2 format (degrees as text). */
export type NominatimPlace = {
  place_id: number;
  lat: string;
  lon: string;
  display_name: string;
  name: string;
  category: 'place';
  type: 'postcode' | 'city';
  /** Rank among the results, 0 to 1. */
  importance: number;
  address: {
    city: string;
    state: string;
    'ISO3166-2-lvl4': string;
    postcode?: string;
    country: 'United States';
    country_code: 'us';
  };
  /** South, north, west, east. */
  boundingbox: string[];
};

/** The supported parameters of a Nominatim search. Others are ignored, as there. */
export type NominatimQuery = {
  q?: string;
  postalcode?: string;
  city?: string;
  state?: string;
  country?: string;
  countrycodes?: string;
  limit?: number;
  format?: string;
};

/** Nominatim's default. */
const defaultLimit = 10;

/** Half the side in miles of the box around a point whose outline is unknown. */
const boxHalfSide = { postcode: 3, city: 8 } as const;

/**
 * Parses the query of a request. Texts are trimmed; an invalid limit is the default, one out
 * of range is clamped to 1 to 100.
 */
export function readNominatimQuery(
  params: Readonly<Record<string, string | undefined>>,
): NominatimQuery {
  const limit = Number.parseInt(params['limit'] ?? '', 10);
  const query: NominatimQuery = {
    limit: Number.isNaN(limit) ? defaultLimit : Math.max(1, Math.min(PLACE_RESULTS_MAX, limit)),
  };
  for (const name of [
    'q',
    'postalcode',
    'city',
    'state',
    'country',
    'countrycodes',
    'format',
  ] as const) {
    const text = params[name]?.trim();
    if (text) query[name] = text;
  }
  return query;
}

/** Answers a search like a Nominatim server with United States data, with 100 results at most. */
export function answerNominatim(query: NominatimQuery): NominatimPlace[] {
  if (!asksForUnitedStates(query)) return [];
  const { postalcode, q, limit = defaultLimit } = query;
  const zip = postalcode ?? (q !== undefined && readZip(q) !== null ? q : undefined);
  if (zip !== undefined) {
    // Spec 7: a ZIP gives one result, or none.
    const place = placeOfAddress({ ...query, zip });
    return place === null ? [] : [formatPlace(place)];
  }
  const places = q === undefined ? searchParts(query) : searchPlaces(q, { limit });
  return places.slice(0, limit).map(formatPlace);
}

function searchParts({ city, state }: NominatimQuery): Place[] {
  if (state === undefined) return searchPlaces(city ?? '');
  const code = stateCode(state);
  if (code === null) return [];
  // Vermont is also a town in Illinois, but a state was asked for.
  const words = city === undefined ? state : `${city}, ${code}`;
  return searchPlaces(words).filter((place) => place.state === code);
}

function asksForUnitedStates({ country, countrycodes }: NominatimQuery): boolean {
  const codes = countrycodes?.toLowerCase().split(/[\s,]+/);
  if (codes !== undefined && !codes.includes('us')) return false;
  return (
    country === undefined || /^(us|usa|u\.s\.(a\.)?|united states( of america)?)$/i.test(country)
  );
}

/** One place in Nominatim's format. */
function formatPlace(place: Place): NominatimPlace {
  const type = place.zip === null ? 'city' : 'postcode';
  const state = stateName(place.state) ?? place.state;
  const box = boxAround(place, boxHalfSide[type]);
  const parts = place.zip === null ? [place.city, state] : [place.zip, place.city, state];
  return {
    place_id: placeId(place),
    lat: String(place.lat),
    lon: String(place.lng),
    display_name: [...parts, 'United States'].join(', '),
    name: place.zip ?? place.city,
    category: 'place',
    type,
    importance: type === 'city' ? 0.5 : 0.3,
    address: {
      city: place.city,
      state,
      'ISO3166-2-lvl4': `US-${place.state}`,
      ...(place.zip === null ? {} : { postcode: place.zip }),
      country: 'United States',
      country_code: 'us',
    },
    boundingbox: [box.south, box.north, box.west, box.east].map((degrees) => degrees.toFixed(6)),
  };
}

/** A stable number per place: the ZIP itself, or a hash (FNV-1a) of the city. */
function placeId({ zip, city, state }: Place): number {
  if (zip !== null) return Number(zip);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${state}/${city}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  // Above every ZIP.
  return 100_000 + hash;
}
