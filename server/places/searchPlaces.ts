import { readZip } from './geocodeZip.ts';
import type { Place } from './place.ts';
import { cityPlace, firstZipFrom, placeIndex, zipPlace } from './placeIndex.ts';
import type { City } from './placeIndex.ts';
import { placeKey } from './spelling.ts';
import { stateCode, statesBeginning } from './states.ts';

/** Spec 7: "Location search returns up to 100 results". */
export const mostPlaces = 100;

/** One way to read what was typed: a city's beginning, and the states it may lie in. */
type Reading = { name: string; states: readonly string[] | null };

/** Short names that people type and no register lists. */
const nicknames: ReadonlyMap<string, { name: string; states: readonly string[] }> = new Map([
  ['dc', { name: 'washington', states: ['DC'] }],
  ['la', { name: 'losangeles', states: ['CA'] }],
  ['newyorkcity', { name: 'newyork', states: ['NY'] }],
  ['nola', { name: 'neworleans', states: ['LA'] }],
  ['nyc', { name: 'newyork', states: ['NY'] }],
  ['philly', { name: 'philadelphia', states: ['PA'] }],
  ['sf', { name: 'sanfrancisco', states: ['CA'] }],
  ['slc', { name: 'saltlakecity', states: ['UT'] }],
]);

/**
 * Places in the United States for what a person typed: part of a city's name, a city and a state in
 * any common form, a state, or a ZIP or its first digits.
 * Exact names come first, then names that begin so, then names with a word that begins so; within
 * each, the larger city (more ZIP codes) first. At most `limit` (1 to 100), empty for nonsense.
 */
export function searchPlaces(
  query: string,
  { limit = mostPlaces }: { limit?: number } = {},
): Place[] {
  const most = Math.max(1, Math.min(mostPlaces, Math.trunc(limit) || 1));
  // No place name is longer; a longer text is not worth reading.
  const text = query
    .slice(0, 200)
    .trim()
    .replace(/,?\s*\b(usa|united states( of america)?)\.?$/i, '');
  const digits = /(?:^|[\s,])(\d{3,5}(?:-\d{4})?)$/.exec(text)?.[1];
  if (digits !== undefined) {
    const places = zipsBeginning(readZip(digits) ?? digits, most);
    // A ZIP says all that the words before it say.
    if (places.length > 0) return places;
  }
  if (!/[a-z]/i.test(text)) return [];
  const found = bestCities(readings(text), most);
  if (found.length > 0) return found.map(cityPlace);
  // "200 Main Street, Syracuse, NY": nothing is called so, but the rest of the address is.
  const comma = text.indexOf(',');
  return comma < 0 ? [] : searchPlaces(text.slice(comma + 1), { limit: most });
}

function zipsBeginning(digits: string, most: number): Place[] {
  const index = placeIndex();
  const unit = 10 ** (5 - digits.length);
  const from = Number(digits) * unit;
  const places: Place[] = [];
  for (let at = firstZipFrom(index, from); places.length < most; at += 1) {
    const zip = index.zips[at];
    if (zip === undefined || zip >= from + unit) break;
    const place = zipPlace(index, at);
    if (place !== null) places.push(place);
  }
  return places;
}

function readings(text: string): Reading[] {
  const nickname = nicknames.get(placeKey(text));
  const found: Reading[] = [{ name: placeKey(text), states: null }];
  if (nickname !== undefined) found.push(nickname);
  const whole = stateCode(text);
  if (whole !== null) found.push({ name: '', states: [whole] });
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const states = statesBeginning(text.slice(comma + 1));
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

/** 0 for the very name, 1 for its beginning, 2 for the beginning of a later word; null for neither. */
function closeness(city: City, { name, states }: Reading): number | null {
  if (states !== null && !states.includes(city.state)) return null;
  if (name === '') return 1;
  if (city.key === name) return 0;
  if (city.key.startsWith(name)) return 1;
  return laterWordBegins(city.words, name) ? 2 : null;
}

function laterWordBegins(words: readonly string[], name: string): boolean {
  for (let at = 1; at < words.length; at += 1) {
    if (words[at]?.[0] === name[0] && words.slice(at).join('').startsWith(name)) return true;
  }
  return false;
}

function bestCities(ways: readonly Reading[], most: number): City[] {
  const tiers: [City[], City[], City[]] = [[], [], []];
  for (const city of placeIndex().cities) {
    let best: number | null = null;
    for (const way of ways) {
      const tier = closeness(city, way);
      if (tier !== null && (best === null || tier < best)) best = tier;
    }
    // The cities are sorted by size, so each tier is too.
    if (best !== null) tiers[best]?.push(city);
  }
  return tiers.flat().slice(0, most);
}
