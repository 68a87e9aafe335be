import { geocodeZip, neighborOfZip, readZip } from '#server/places/geocodeZip.ts';
import { nearestName } from '#server/places/nearestName.ts';
import type { Place, Point } from '#server/places/place.ts';
import { readRegion, type Region } from '#server/places/regions.ts';
import { placesNamed, searchPlaces } from '#server/places/searchPlaces.ts';
import { placeKey, placeWords } from '#server/places/spelling.ts';
import { stateCode } from '#server/places/states.ts';
import { folded } from './words.ts';

/** The meaning of a text in the place field. */
export type SoughtPlace =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'remote' }
  | { readonly kind: 'state'; readonly state: string }
  /** A part of a state, or several states. */
  | { readonly kind: 'region'; readonly region: Region }
  /** In this city, or within SEARCH_RADIUS_MILES of it; others have the same name. */
  | {
      readonly kind: 'near';
      readonly place: Place;
      readonly city: string;
      readonly others: readonly Place[];
    }
  /** A ZIP that does not exist. */
  | { readonly kind: 'nowhere' }
  /** It names no place, so it is searched in the location as printed. */
  | { readonly kind: 'printed'; readonly text: string };

/**
 * Finding a name among all cities takes milliseconds, and most people type the name of a large
 * one.
 */
const known = new Map<string, SoughtPlace>();
const mostKnown = 2_000;

/** Parses a place as people type it: "remote", a state, a city, a ZIP, or part of a location. */
export function readSoughtPlace(typed: string): SoughtPlace {
  const text = typed.trim();
  const before = known.get(text);
  if (before) return before;
  const sought = read(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, sought);
  return sought;
}

/** How many other places of the same name are looked at: most names have a few large ones. */
const mostOthers = 8;

function read(text: string): SoughtPlace {
  // Punctuation alone stands in most locations.
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'anywhere' };
  if (/^remote$/i.test(text)) return { kind: 'remote' };
  const state = stateCode(text) ?? stateCode(placeWords(text).join(' '));
  if (state !== null) return { kind: 'state', state };
  if (readZip(text) !== null) {
    const place = geocodeZip(text) ?? neighborOfZip(text);
    if (place === null) return { kind: 'nowhere' };
    return nearPlace(place);
  }
  const [named, ...others] = placesNamed(text);
  const region = readRegion(text);
  if (region !== null) return { kind: 'region', region };
  const place = named ?? searchPlaces(text, { limit: 1 })[0] ?? null;
  if (place === null || isMisspelt(text, place)) return { kind: 'printed', text: folded(text) };
  return nearPlace(place, others.slice(0, mostOthers));
}

/** What a known place means, with others of its name. */
export function nearPlace(place: Place, others: readonly Place[] = []) {
  return { kind: 'near', place, city: folded(place.city), others } as const;
}

/**
 * "Syracuze, NY" is found as an address in the state, far from Syracuse: such a name is no place
 * when a city of the state is spelled nearly so.
 */
function isMisspelt(text: string, found: Place): boolean {
  const comma = text.indexOf(',');
  if (comma < 0 || /\d/.test(text) || stateCode(text.slice(comma + 1)) === null) return false;
  const name = placeKey(text.slice(0, comma));
  return !placeKey(found.city).includes(name) && nearestName(text) !== null;
}

/** The point that a typed place names; null for a state, "remote" and what is no place. */
export function pointOf(typed: string): Point | null {
  const sought = readSoughtPlace(typed);
  return sought.kind === 'near' ? sought.place : null;
}
