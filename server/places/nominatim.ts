import { boxAround } from './distance.ts';
import { geocodeZip, readZip } from './geocodeZip.ts';
import type { Place } from './place.ts';
import { mostPlaces, searchPlaces } from './searchPlaces.ts';
import { stateCode, stateName } from './states.ts';

/** A place as a Nominatim server writes it in its jsonv2 format (numbers of degrees as text). */
export type NominatimPlace = {
  place_id: number;
  lat: string;
  lon: string;
  display_name: string;
  name: string;
  category: 'place';
  type: 'postcode' | 'city';
  /** 0 to 1: how early it belongs among others. */
  importance: number;
  address: {
    city: string;
    state: string;
    /** Absent for military mail, which ISO 3166-2 has no code for. */
    'ISO3166-2-lvl4'?: string;
    postcode?: string;
    country: 'United States';
    country_code: 'us';
  };
  /** South, north, west, east. */
  boundingbox: string[];
};

/** The parameters of a Nominatim search that are read here; others are ignored, as there. */
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

/** Nominatim's own default. */
const usualLimit = 10;

/** The half side, in miles, of the box drawn around a point of which only the middle is known. */
const reach = { postcode: 3, city: 8 } as const;

/**
 * Reads the query of a request. Texts are trimmed, a limit that is no number is the default, one
 * out of bounds is brought within 1 to 100.
 */
export function readNominatimQuery(
  params: Readonly<Record<string, string | undefined>>,
): NominatimQuery {
  const limit = Number.parseInt(params['limit'] ?? '', 10);
  const query: NominatimQuery = {
    limit: Number.isNaN(limit) ? usualLimit : Math.max(1, Math.min(mostPlaces, limit)),
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

/** Answers a search as a Nominatim server with United States data would; never more than 100. */
export function answerNominatim(query: NominatimQuery): NominatimPlace[] {
  if (!asksForUnitedStates(query)) return [];
  const { postalcode, q, limit = usualLimit } = query;
  const zip = postalcode ?? (q !== undefined && readZip(q) !== null ? q : undefined);
  if (zip !== undefined) {
    // Spec 7: a ZIP gives one result, or none.
    const place = geocodeZip(zip);
    return place === null ? [] : [toNominatim(place)];
  }
  const places = q === undefined ? searchParts(query) : searchPlaces(q, { limit });
  return places.slice(0, limit).map(toNominatim);
}

function searchParts({ city, state }: NominatimQuery): Place[] {
  if (state === undefined) return searchPlaces(city ?? '');
  const code = stateCode(state);
  if (code === null) return [];
  // Vermont is a town in Illinois too, but a state was asked for.
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

/** One place in the shape above. */
export function toNominatim(place: Place): NominatimPlace {
  const type = place.zip === null ? 'city' : 'postcode';
  const state = stateName(place.state) ?? place.state;
  const box = boxAround(place, reach[type]);
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
      ...(/^A[AEP]$/.test(place.state) ? {} : { 'ISO3166-2-lvl4': `US-${place.state}` }),
      ...(place.zip === null ? {} : { postcode: place.zip }),
      country: 'United States',
      country_code: 'us',
    },
    boundingbox: [box.south, box.north, box.west, box.east].map((degrees) => degrees.toFixed(6)),
  };
}

/** The same number for the same place for ever: the ZIP itself, or a hash (FNV-1a) of the city. */
function placeId({ zip, city, state }: Place): number {
  if (zip !== null) return Number(zip);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${state}/${city}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  // Above every ZIP.
  return 100_000 + hash;
}
