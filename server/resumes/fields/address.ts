import { companyScore, SCHOOL } from './words.ts';
import { isCity, isCountry, placeOfZip, STATE_SOURCE, stateCode } from './places.ts';

/** An address as printed. Missing parts stay empty. */
export interface Address {
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  /** 0 to 1; highest when the ZIP code is in the printed state. */
  confidence: number;
}

const ZIP = '\\d{5}(?:-\\d{4})?';
const COUNTRY = /[\s,(|]+(United States of America|United States|U\.S\.A\.|U\.S\.|USA|US)\)?\.?$/u;
const TAIL = new RegExp(
  `^(?<rest>.*?)(?:^|[\\s,(]+)(?<state>${STATE_SOURCE})\\)?[\\s,.-]*(?<zip>${ZIP})?$`,
  'u',
);
const ZIP_THEN_STATE = new RegExp(
  `^(?<rest>.*?)[\\s,]+(?<zip>${ZIP})[\\s,]+(?<state>${STATE_SOURCE})$`,
  'u',
);
const ZIP_FIRST = new RegExp(`^(?<zip>${ZIP})[\\s,]+(?<rest>\\D+)$`, 'u');
const ZIP_INSIDE = new RegExp(`,\\s*(${ZIP})\\s*,\\s*`, 'u');
/** Two capitals that are no state, but with a ZIP code: misspelled, or of a template. */
const UNKNOWN_STATE = new RegExp(
  `^(?<before>.*\\p{L}),\\s*(?<state>\\p{Lu}{2})\\s+(?<zip>${ZIP})$`,
  'u',
);
/** "PSC 1234, Box 5678, APO AE 09001": a base or ship, where its mail goes, a region. */
const MILITARY = new RegExp(
  `^(?<unit>.*?)[\\s,]*\\b(?<city>APO|FPO|DPO)[\\s,]+(?<state>A[AEP])[\\s,]+(?<zip>${ZIP})$`,
  'u',
);
const MILITARY_UNIT = /^(?:(?:psc|cmr|unit|omc)\s+\d|us(?:s|ns|cgc)\s+\p{L})/iu;
const STREET_WORD =
  /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|ct|court|cir|circle|pl|place|ter|terrace|way|hwy|highway|pkwy|parkway|sq|square|trl|trail|loop|route|rte|pike|row|run|alley|plaza|crescent|broadway|crossing|bend|path|trace|pass|hill|hollow|glen|ridge|view|park|point|grove|cove|creek|valley|meadows?|heights|walk|commons|landing|bluff|canyon|vista|mews|green|gardens?|oaks|terr|bypass|expressway|freeway|pointe|crest|knoll|shore|springs?|station|summit|trails)\b\.?/iu;
/** Words that names of towns and bases begin with. */
const PLACE_PREFIX =
  /^(?:fort|ft|camp|port|mount|mt|lake|new|north|south|east|west|saint|st|san|santa|el|la|los)\.?\s+\p{Lu}[\p{L}.'’-]+$/iu;
const UNIT =
  /(?:^|[,\s]+)((?:apt|apartment|unit|suite|ste|bldg|building|floor|fl|rm|room|lot|trailer|po box|p\.o\. box)\.?\s*#?\s*[\w-]+|#\s*[\w-]+)$/iu;

/** Whether a line is a street with its number, a post-office box or a military unit. */
export function isStreet(text: string): boolean {
  if (/^(?:p\.?\s?o\.?\s*box|box|rr|rural route)\s+\w+/iu.test(text)) return true;
  if (MILITARY_UNIT.test(text)) return text.length < 70;
  return (
    /^\d[\w/-]*\s+\S/u.test(text) && (STREET_WORD.test(text) || UNIT.test(text)) && text.length < 70
  );
}

/** Splits "1423 Maple Ave, Apt 4B" into the street and the unit. */
export function splitStreet(text: string): { address1: string | null; address2: string | null } {
  const street = text.replace(/^[\s,]+|[\s,]+$/gu, '');
  if (street === '') return { address1: null, address2: null };
  const unit = UNIT.exec(street);
  if (!unit?.[1] || unit.index === 0) return { address1: street, address2: null };
  return {
    address1: street.slice(0, unit.index).replace(/[\s,]+$/u, ''),
    address2: unit[1].trim(),
  };
}

/**
 * Parses an address or a part of one: "Memphis TN 38118 US", "98103, Seattle, WA (US)", "Hialeah,
 * United States", "615 Oak Lane, New Orleans, LA 70116". Null when it has no city.
 */
export function parseAddress(text: string): Address | null {
  let rest = text
    .replace(/^(?:home\s+|mailing\s+)?(?:address|location|lives in|based in|city)\s*:?\s+/iu, '')
    .replace(/^[^\p{L}\p{N}#]+|[\s,;|.]+$/gu, '');
  const country = COUNTRY.exec(rest)?.[1] ?? null;
  if (country !== null) rest = rest.replace(COUNTRY, '').trim();
  const military = MILITARY.exec(rest)?.groups;
  if (military) return militaryAddress(military, country);
  const first = ZIP_FIRST.exec(rest)?.groups;
  if (first?.['rest'] && placeOfZip(first['zip'] ?? '')) rest = `${first['rest']} ${first['zip']}`;
  const tail = (ZIP_THEN_STATE.exec(rest) ?? TAIL.exec(rest))?.groups;
  const other = tail ? undefined : UNKNOWN_STATE.exec(rest)?.groups;
  if (other) return unknownState(other, country);
  if (!tail) return country === null ? null : cityAndCountry(rest, country);
  const code = stateCode(tail['state'] ?? '');
  // "615 Oak Lane, 70116, New Orleans, LA": the ZIP code may also stand before the city.
  const inside = tail['zip'] ? null : ZIP_INSIDE.exec(tail['rest'] ?? '');
  const moved = inside && placeOfZip(inside[1] ?? '')?.state === code ? inside : null;
  const zip = tail['zip'] ?? moved?.[1] ?? null;
  const split = splitCity(
    moved ? (tail['rest'] ?? '').replace(moved[0], ', ') : (tail['rest'] ?? ''),
    code,
  );
  if (!split) return null;
  const known = isCity(split.city, code);
  const place = zip === null ? null : placeOfZip(zip);
  const agrees = place !== null && place.state === code;
  const comma = /,\s*$/u.test(rest.slice(0, rest.lastIndexOf(tail['state'] ?? '')));
  // "IN", "OR" and "ME" are words too: without a comma, ZIP code or known city this is no address.
  if (!known && !agrees && !comma) return null;
  return {
    ...splitStreet(split.street),
    city: split.city,
    state: tail['state'] ?? null,
    zip,
    country,
    // "Orleans LA 70116" is the second half of a city that wrapped over two lines.
    confidence: agrees && (known || isSame(place.city, split.city)) ? 0.97 : known ? 0.9 : 0.7,
  };
}

function unknownState(
  { before = '', state, zip = '' }: Record<string, string | undefined>,
  country: string | null,
): Address | null {
  const split = placeOfZip(zip) ? splitCity(before, null) : null;
  if (!split) return null;
  const { street, city } = split;
  return { ...splitStreet(street), city, state: state ?? null, zip, country, confidence: 0.6 };
}

function militaryAddress(
  { unit, city, state, zip }: Record<string, string | undefined>,
  country: string | null,
): Address {
  return {
    address1: unit || null,
    address2: null,
    city: city ?? null,
    state: state ?? null,
    zip: zip ?? null,
    country,
    confidence: 0.97,
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function cityAndCountry(rest: string, country: string): Address | null {
  const city = rest.split(',').at(-1)?.trim() ?? '';
  if (!isCity(city, null)) return null;
  const street = rest.split(',').slice(0, -1).join(',');
  return { ...splitStreet(street), city, state: null, zip: null, country, confidence: 0.8 };
}

/** Splits the city from the end of the text before the state. */
function splitCity(text: string, state: string | null): { street: string; city: string } | null {
  const before = text.replace(/[\s,]+$/u, '');
  const comma = before.lastIndexOf(',');
  const last = before.slice(comma + 1).trim();
  const words = last.split(/\s+/u);
  for (let from = 0; from < words.length; from += 1) {
    const city = words.slice(from).join(' ');
    if (!/\d/u.test(city) && isCity(city, state)) {
      // "Fort Liberty" is no street called Fort in the town of Liberty.
      if (from > 0 && PLACE_PREFIX.test(last)) continue;
      return { street: `${before.slice(0, comma + 1)} ${words.slice(0, from).join(' ')}`, city };
    }
  }
  const afterStreet = STREET_WORD.exec(last);
  if (/^\d/u.test(last) && afterStreet) {
    const end = afterStreet.index + afterStreet[0].length;
    const city = last.slice(end).replace(/^[\s,]+/u, '');
    return looksLikeCity(city)
      ? { street: `${before.slice(0, comma + 1)} ${last.slice(0, end)}`, city }
      : null;
  }
  return looksLikeCity(last) ? { street: before.slice(0, Math.max(comma, 0)), city: last } : null;
}

function looksLikeCity(text: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){0,3}$/u.test(text);
}

/** Removes a place from the end of a line ("Diner, Austin, TX" gives "Diner"); also "Remote". */
export function withoutPlace(text: string): string {
  const parts = text.split(/\s*[|•·]\s*|\s{2,}/u);
  const kept = parts.filter((part) => !isPlace(part));
  return kept
    .map(cutPlace)
    .filter((part) => part !== '')
    .join('  ');
}

/**
 * Whether a text is only a place: "Austin, TX", "Minneapolis, Minnesota, United States", "Remote".
 */
export function isPlace(text: string): boolean {
  const plain = text.replace(/^[\s,(–-]+|[\s,).;–-]+$/gu, '');
  if (/^(?:remote|hybrid|on-?site|telecommute|work from home)(?:\s*[,(–-].*)?$/iu.test(plain))
    return true;
  if (/^(?:greater )?[\p{L}. ]+ (?:metropolitan |metro )?area$/iu.test(plain)) return true;
  const address = parseAddress(plain);
  if (address && address.address1 === null && plain.length < 60) return true;
  return isAbroad(plain);
}

const STATE_LAST = new RegExp(`^(?<rest>.+),\\s*(?<state>${STATE_SOURCE})\\)?$`, 'u');

function cutPlace(text: string): string {
  const { rest, state } = STATE_LAST.exec(text)?.groups ?? {};
  if (!rest || !state) return withoutAbroad(text.trim());
  for (const match of rest.matchAll(/\s*[,–(-]\s*|\s+in\s+|\.\s+/gu)) {
    const head = rest.slice(0, match.index);
    const city = rest.slice(match.index + match[0].length);
    const known = isCity(city, stateCode(state));
    const shaped = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?$/u.test(city);
    if (head !== '' && (known || shaped)) return head.trim();
  }
  return text.trim();
}

/** "Google DeepMind – London, UK" and "Bakery, Istanbul, Türkiye" without city and country. */
function withoutAbroad(text: string): string {
  const match = /^(?<head>.{3,}?)(?:,|\s[–—-])\s+(?<place>[\p{L}.'’ -]+,\s*[\p{L}. ]+)$/u.exec(
    text,
  );
  const { head, place } = match?.groups ?? {};
  return head !== undefined && place !== undefined && isAbroad(place) ? head : text;
}

/** A city and its country, when it is not the United States: "Bengaluru, India". */
export function placeAbroad(text: string): { city: string; country: string } | null {
  const { city, country } =
    /^(?<city>\p{Lu}[\p{L}.'’ -]{1,30}),\s*(?<country>\p{Lu}[\p{L}. ]+)$/u.exec(text.trim())
      ?.groups ?? {};
  if (city === undefined || country === undefined || city.split(' ').length > 3) return null;
  if (companyScore(city) > 0.5 || SCHOOL.test(city)) return null;
  return isCountry(country) ? { city: city.trim(), country: country.trim() } : null;
}

function isAbroad(text: string): boolean {
  return placeAbroad(text) !== null;
}
