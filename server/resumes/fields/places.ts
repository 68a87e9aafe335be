import { readZips } from '#server/places/sources.ts';
import { stateCodes, stateName } from '#server/places/states.ts';

/** States that resumes do not come from: the military and the freely associated ones. */
const LEFT_OUT = new Set(['FM', 'MH', 'PW', 'AA', 'AE', 'AP']);

/**
 * Codes and names of the states, the federal district and the territories, as resumes print them.
 */
const STATES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    stateCodes.filter((code) => !LEFT_OUT.has(code)).map((code) => [code, stateName(code) ?? code]),
  ),
  VI: 'Virgin Islands',
};

const CODE_BY_NAME = new Map(
  Object.entries(STATES).map(([code, name]) => [name.toLowerCase(), code]),
);

/**
 * Regular expression source for a state: codes in capitals (also "N.Y." and "D.C."), names in any
 * case.
 */
export const STATE_SOURCE = [
  ...Object.values(STATES).toSorted((a, b) => b.length - a.length),
  ...Object.keys(STATES).map((code) => `${code[0]}\\.\\s?${code[1]}\\.`),
  ...Object.keys(STATES),
].join('|');

/** The two-letter code of a state given by code or name; null when unknown. */
export function stateCode(text: string): string | null {
  const plain = text.trim();
  const letters = plain.replace(/[.\s]/gu, '');
  if (letters.length === 2 && STATES[letters.toUpperCase()]) return letters.toUpperCase();
  return CODE_BY_NAME.get(plain.toLowerCase()) ?? null;
}

interface Gazetteer {
  zips: Map<string, { city: string; state: string }>;
  cities: Set<string>;
  names: Set<string>;
}

let gazetteer: Gazetteer | null = null;

/** Reads the ZIP code table once. */
function load(): Gazetteer {
  if (gazetteer) return gazetteer;
  const made: Gazetteer = { zips: new Map(), cities: new Set(), names: new Set() };
  for (const { zip, city, state } of readZips()) {
    made.zips.set(String(zip).padStart(5, '0'), { city, state });
    made.cities.add(`${plainCity(city)}|${state}`);
    made.names.add(plainCity(city));
  }
  gazetteer = made;
  return made;
}

function plainCity(city: string): string {
  return city
    .toLowerCase()
    .replace(/^(?:saint|st\.?)\s/u, 'st ')
    .replace(/^(?:fort|ft\.?)\s/u, 'ft ')
    .replace(/^(?:mount|mt\.?)\s/u, 'mt ')
    .replace(/[^\p{L}\s]/gu, '')
    .trim();
}

/** The city and state of a ZIP code, or null when there is no such code. */
export function placeOfZip(zip: string): { city: string; state: string } | null {
  return load().zips.get(zip.slice(0, 5)) ?? null;
}

/** Whether a city of that name has a ZIP code, in the state when one is given. */
export function isCity(name: string, state: string | null): boolean {
  const { cities, names } = load();
  return state === null ? names.has(plainCity(name)) : cities.has(`${plainCity(name)}|${state}`);
}

let countries: Set<string> | null = null;

/** Whether a text is the name of a country, in English or Spanish. */
export function isCountry(text: string): boolean {
  countries ??= new Set(['en', 'es'].flatMap(countryNames));
  const plain = text.trim().toLowerCase().replace(/\.$/u, '');
  const whole = plain.replace(/^s\.\s?(?=\p{L})/u, 'south ').replace(/^n\.\s?(?=\p{L})/u, 'north ');
  return countries.has(whole);
}

/** The names the runtime has for every two-letter code. */
function countryNames(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((two) => one + two));
  return [...codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []), 'uk', 'usa'];
}
