import { PLACE_RESULTS_MAX } from '#domain/limits.ts';
import { readZip } from './geocodeZip.ts';
import type { Place } from './place.ts';
import { cityPlace, firstZipFrom, placeIndex, zipPlace } from './placeIndex.ts';
import type { City } from './placeIndex.ts';
import { placeKey } from './spelling.ts';
import { stateCode, statesWithPrefix } from './states.ts';

/** One interpretation of the query: the start of a city name, and the states it can be in. */
type Interpretation = { name: string; states: readonly string[] | null };

/** Common short names that are in no register. */
const nicknames: ReadonlyMap<string, { name: string; states: readonly string[] }> = new Map([
  ['dc', { name: 'washington', states: ['DC'] }],
  ['la', { name: 'losangeles', states: ['CA'] }],
  ['newyorkcity', { name: 'newyork', states: ['NY'] }],
  ['nola', { name: 'neworleans', states: ['LA'] }],
  ['nyc', { name: 'newyork', states: ['NY'] }],
  ['manhattan', { name: 'newyork', states: ['NY'] }],
  ['harlem', { name: 'newyork', states: ['NY'] }],
  ['hollywood', { name: 'losangeles', states: ['CA'] }],
  ['vegas', { name: 'lasvegas', states: ['NV'] }],
  ['indy', { name: 'indianapolis', states: ['IN'] }],
  ['jax', { name: 'jacksonville', states: ['FL'] }],
  ['stl', { name: 'saintlouis', states: ['MO'] }],
  ['atl', { name: 'atlanta', states: ['GA'] }],
  ['okc', { name: 'oklahomacity', states: ['OK'] }],
  ['philly', { name: 'philadelphia', states: ['PA'] }],
  ['sf', { name: 'sanfrancisco', states: ['CA'] }],
  ['slc', { name: 'saltlakecity', states: ['UT'] }],
]);

/**
 * Places in the United States for a typed query: part of a city name, a city and state in any
 * common form, a state, or a ZIP or its first digits. Exact names come first, then names starting
 * with the query, then names with a later word starting with it; larger cities (more ZIP codes)
 * first. At most `limit` (1 to 100); empty for nonsense.
 */
export function searchPlaces(
  query: string,
  { limit = PLACE_RESULTS_MAX }: { limit?: number } = {},
): Place[] {
  const maxResults = Math.max(1, Math.min(PLACE_RESULTS_MAX, Math.trunc(limit) || 1));
  // No place name is longer.
  const text = query
    .slice(0, 200)
    .trim()
    .replace(/,?\s*\b(usa|united states( of america)?)\.?$/i, '');
  const digits = /(?:^|[\s,])(\d{3,5}(?:-\d{4})?)$/.exec(text)?.[1];
  if (digits !== undefined) {
    const places = zipsWithPrefix(readZip(digits) ?? digits, maxResults);
    // A ZIP is enough; the words before it add nothing.
    if (places.length > 0) return places;
  }
  if (!/[a-z]/i.test(text)) return [];
  const found = findCities(interpret(text), maxResults);
  if (found.length > 0) return found.map(cityPlace);
  // "200 Main Street, Syracuse, NY": no place has this name, but the rest of the address has one.
  const comma = text.indexOf(',');
  return comma < 0 ? [] : searchPlaces(text.slice(comma + 1), { limit: maxResults });
}

function zipsWithPrefix(digits: string, maxResults: number): Place[] {
  const index = placeIndex();
  const unit = 10 ** (5 - digits.length);
  const from = Number(digits) * unit;
  const places: Place[] = [];
  for (let at = firstZipFrom(index, from); places.length < maxResults; at += 1) {
    const zip = index.zips[at];
    if (zip === undefined || zip >= from + unit) break;
    const place = zipPlace(index, at);
    if (place !== null) places.push(place);
  }
  return places;
}

/** What a typed text can name, the likeliest first. */
export function interpret(text: string): Interpretation[] {
  const nickname = nicknames.get(placeKey(text));
  const found: Interpretation[] = [{ name: placeKey(text), states: null }];
  if (nickname !== undefined) found.push(nickname);
  const whole = stateCode(text);
  if (whole !== null) found.push({ name: '', states: [whole] });
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const states = statesWithPrefix(text.slice(comma + 1));
    const name = placeKey(text.slice(0, comma));
    if (states.length > 0 && name !== '') return [{ name, states }];
  }
  const words = text.split(/[\s,]+/);
  for (let last = 1; last <= 4 && last < words.length; last += 1) {
    const state = stateCode(words.slice(-last).join(' '));
    const name = placeKey(words.slice(0, -last).join(' '));
    if (state !== null && name !== '') found.push({ name, states: [state] });
  }
  return found;
}

/** 0 for an exact name, 1 for its start, 2 for the start of a later word; null otherwise. */
function matchTier(city: City, { name, states }: Interpretation): number | null {
  if (states !== null && !states.includes(city.state)) return null;
  if (name === '') return 1;
  if (city.key === name) return 0;
  if (city.key.startsWith(name)) return 1;
  return hasLaterWordPrefix(city.words, name) ? 2 : null;
}

function hasLaterWordPrefix(words: readonly string[], name: string): boolean {
  for (let at = 1; at < words.length; at += 1) {
    if (words[at]?.[0] === name[0] && words.slice(at).join('').startsWith(name)) return true;
  }
  return false;
}

function findCities(interpretations: readonly Interpretation[], maxResults: number): City[] {
  const tiers: [City[], City[], City[]] = [[], [], []];
  for (const city of placeIndex().cities) {
    let best: number | null = null;
    for (const interpretation of interpretations) {
      const tier = matchTier(city, interpretation);
      if (tier !== null && (best === null || tier < best)) best = tier;
    }
    // The cities are sorted by size, so each tier is too.
    if (best !== null) tiers[best]?.push(city);
  }
  return tiers.flat().slice(0, maxResults);
}

/** The cities that have just this name, the largest first, each only when it is no part of one. */
export function placesNamed(text: string): Place[] {
  const names = interpret(text.slice(0, 200).trim());
  const isNamed = (city: City) =>
    names.some((one) => one.name !== '' && matchTier(city, one) === 0);
  return placeIndex().cities.filter(isNamed).map(cityPlace);
}
