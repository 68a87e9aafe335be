import { readZip } from '#server/places/geocodeZip.ts';
import { placeKey } from '#server/places/spelling.ts';
import { readSoughtPlace } from './soughtPlace.ts';

/** Words and place of a search. */
interface Typed {
  readonly searchText: string;
  readonly locationText: string;
}

const before = /^(.*?)\s*\b(?:in|near|around|close to|nearby|at)\s+(\S.*)$/i;
/** No place name has more words, with its state. */
const mostWords = 4;

/** The place that a text names in full; null for a part of a name, and for none. */
function placeNamed(text: string): string | null {
  const sought = readSoughtPlace(text);
  switch (sought.kind) {
    case 'state':
      // "In", "or" and "me" are codes of states.
      return text.length > 2 ? text : null;
    case 'region':
      return sought.region.display;
    case 'near':
      return isWhole(text, sought.place) ? sought.place.display : null;
    default:
      return null;
  }
}

/** "Cook" begins the name of a town; only a name as it is written, or a ZIP, is meant. */
const isWhole = (text: string, { city, zip }: { city: string; zip: string | null }): boolean =>
  zip === null ? placeKey(text).startsWith(placeKey(city)) : readZip(text) !== null;

/** "Cook in Syracuse": the place apart from the words, when none is in its own field. */
export function placeApart({ searchText, locationText }: Typed): Partial<Typed> {
  if (locationText.trim() !== '') return {};
  const [, words = '', place = ''] = before.exec(searchText) ?? [];
  const isPlace = place !== '' && placeNamed(place) !== null;
  return isPlace ? { searchText: words, locationText: place } : {};
}

/** "Cook in Syracuse" where there are none: cooks in the state, and then everywhere. */
export function widerPlaces(typed: Typed): Typed[] {
  const { searchText, locationText } = placeApart(typed);
  if (searchText === undefined || locationText === undefined) return [];
  const sought = readSoughtPlace(locationText);
  const state = sought.kind === 'near' ? [sought.place.state] : [];
  return [...state, ''].map((place) => ({ searchText, locationText: place }));
}

/** The searches that are meant when a place stands among the words, the longest place first. */
export function placesAmong({ searchText, locationText }: Typed): Typed[] {
  const words = searchText.trim().split(/[\s,]+/);
  if (locationText.trim() !== '' || words[0] === '') return [];
  const found: Typed[] = [];
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    for (const from of new Set([words.length - length, 0])) {
      const named = placeNamed(words.slice(from, from + length).join(' '));
      if (named === null) continue;
      const rest = words.toSpliced(from, length).join(' ');
      found.push({ searchText: rest, locationText: named });
    }
  }
  return found;
}
