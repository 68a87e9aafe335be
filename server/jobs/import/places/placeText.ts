import { workPlaceInText } from '../fields/workPlace.ts';
import { oneLine } from '../fields/text.ts';
import { countryOfCity, isAbroadAlone } from './citiesAbroad.ts';
import { isKnown, tokenOf, type Token } from './placeTokens.ts';
import { nowhere, type Place } from './place.ts';
import { territoryOf } from './states.ts';
import { zipCode } from './zip.ts';

/** A place is short; a longer text would only cost time. */
const longest = 2000;

/**
 * The places that a text names: "Austin, TX", "US-TX-Austin", "Remote - Ohio", "Lincoln, Nebraska
 * 68508 (Hybrid)", several with ";" or "|". Empty when it is no text.
 */
export function placesInText(value: unknown): Place[] {
  const text = typeof value === 'string' ? value.slice(0, longest) : '';
  return text
    .split(/[;|\n•·]|\s+\bor\b\s+(?![A-Z]{2}\b)/)
    .flatMap(splitSlash)
    .flatMap((part) => placeInText(part) ?? []);
}

/** "Austin, TX / Remote" are two, "Dallas / Fort Worth, TX" is one. */
function splitSlash(text: string): string[] {
  const parts = text.split(/\s+\/\s+/);
  const isWhole = (part: string) => {
    const token = tokenOf(part);
    return part.includes(',') || token === null || isKnown(token);
  };
  return parts.length > 1 && parts.every(isWhole) ? parts : [text];
}

function placeInText(written: string): Place | null {
  const text = oneLine(written);
  if (text === null) return null;
  const workPlace = workPlaceInText(text);
  const inner = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].flatMap(([, part = '']) =>
    tokensOf(part),
  );
  const outer = zipAndTokens(text.replace(/[([][^)\]]*[)\]]?/g, ' '));
  const place = placeOfTokens([...outer.tokens, ...inner.filter(isKnown)]);
  return { ...place, zip: place.isForeign ? null : outer.zip, workPlace };
}

/** Takes the ZIP code off the part that ends with one: "Nebraska 68508". */
function zipAndTokens(text: string): { zip: string | null; tokens: Token[] } {
  let zip: string | null = null;
  const parts = partsOf(text).map((part) => {
    const found = /^(|.*\s)(\d{5}(?:-\d{4})?|(?<=\b[A-Z]{2}\s)\d{4})$/.exec(part);
    if (!found) return part;
    zip = zipCode(found[2]);
    return found[1]?.trim() ?? '';
  });
  return { zip, tokens: parts.flatMap(tokensOfPart) };
}

const tokensOf = (text: string): Token[] => partsOf(text).flatMap(tokensOfPart);

/** Parts by commas and dashes; dashes without spaces only beside a country or a code. */
function partsOf(text: string): string[] {
  return text
    .split(/,|\s+[-–—]+\s+|:\s|\s[-–—]|[-–—]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const pieces = part.split(/[-–—]/).map((piece) => piece.trim());
      if (pieces.length < 2) return [part];
      const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
      const opens =
        /^(?:[A-Z]{2}|USA|remote|hybrid)$/i.test(first) &&
        /^(?:[A-Z]{2,3}|[Rr]emote|[Hh]ybrid)$/.test(first);
      const closes = /^[A-Z]{2}$/.test(last) && tokenOf(last)?.state;
      return (opens && tokenOf(first) === null) || (opens && isKnownText(first)) || closes
        ? pieces
        : [part];
    });
}

function isKnownText(text: string): boolean {
  const token = tokenOf(text);
  return token !== null && isKnown(token);
}

function tokensOfPart(part: string): Token[] {
  const whole = tokenOf(part);
  if (whole === null) return [];
  if (isKnown(whole)) return [whole];
  // "USA/Canada", "US & Canada", "Canada or Mexico".
  const several = part.split(/\s*[/&+]\s*|\s+(?:and|or)\s+/).map(tokenOf);
  if (several.length > 1 && several.every((each) => each === null || isKnown(each))) {
    return several.filter((each) => each !== null);
  }
  // "Austin TX", "Washington D.C.", "Boise Idaho", "US Remote Ohio".
  const ends = /^(.+?)\s+(D\.?\s?C\.?|[A-Z]{2}|USA|U\.S\.A?\.?)$/.exec(whole.raw);
  const end = ends ? tokenOf(ends[2] ?? '') : null;
  if (ends && end && isKnown(end)) return [...tokensOfPart(ends[1] ?? ''), end];
  return [whole];
}

function placeOfTokens(tokens: readonly Token[]): Place {
  const isUsSaid = tokens.some((token) => token.isUs);
  const hasState = tokens.some(({ state }) => state !== null);
  // "US/Canada" and "Canada or US" have no city; "Lebanon, PA, USA" has one.
  const isOther = ({ abroad, isProvince }: Token) =>
    isUsSaid && !hasState && (isProvince || abroad !== null);
  const rest = tokens.filter((token) => !token.isUs && !isNoise(token) && !isOther(token));
  if (!isUsSaid && isAbroad(rest)) return { ...nowhere, isForeign: true };
  const { state, city } = cityAndState(rest, tokens[0]?.isUs === true);
  const territory = tokens.map(({ raw }) => territoryOf(raw)).find((code) => code !== null);
  const known = state ?? territory ?? null;
  return { ...nowhere, city, state: known, country: isUsSaid || known !== null ? 'US' : null };
}

/** Streets, floors and counties beside the city. */
function isNoise({ raw }: Token): boolean {
  return /\d/.test(raw) || /\b(?:county|parish)$/i.test(raw);
}

/** Whether the text names another country: not where a state of the US has the same letters. */
function isAbroad(tokens: readonly Token[]): boolean {
  const home = tokens.map(({ key }) => countryOfCity(key)).find((code) => code !== undefined);
  const last = tokens.at(-1);
  const hasState = tokens.some(
    (token, index) => token.state !== null && !isCountryHere(token, index),
  );
  return (
    tokens.some((token, index) => {
      if (isCountryHere(token, index)) return true;
      if (hasState) return false;
      if (token.isProvince || token.abroad !== null) return true;
      return tokens.length === 1 && isAbroadAlone(token.key);
    }) ||
    (!hasState && last !== undefined && tokens.some(({ key }) => isAbroadAlone(key)))
  );

  /** "Berlin, DE", "Toronto, ON, CA", "Tbilisi, Georgia": the state's letters mean the country. */
  function isCountryHere(token: Token, index: number): boolean {
    if (token.state === null) return false;
    const code = token.isCode ? token.abroad : token.key === 'georgia' ? 'GE' : null;
    if (code === null) return false;
    const beside = tokens.filter((_, other) => other !== index);
    if (
      code === 'CA' &&
      beside.some((each) => each.isProvince && (each.isCode || tokens.length > 2))
    )
      return true;
    return home === code;
  }
}

function cityAndState(
  tokens: readonly Token[],
  isUsFirst: boolean,
): { city: string | null; state: string | null } {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return { city: null, state: null };
  const isTurned =
    first.state !== null && tokens.length > 1 && (isUsFirst || (first.isCode && !last.isCode));
  if (isTurned) return { state: first.state, city: tokens[1]?.raw ?? null };
  const at = tokens.findLastIndex((token) => token.state !== null);
  const state = tokens[at]?.state ?? null;
  if (at < 0) return { city: first.raw, state };
  // "Washington D.C." alone is city and district.
  if (
    state === 'DC' &&
    at === 0 &&
    !/^d\.?\s?c\.?$/i.test(first.raw) &&
    /\bd\.?\s?c\.?$/i.test(first.raw)
  ) {
    return { city: 'Washington', state };
  }
  return { state, city: (tokens[at - 1] ?? tokens[at + 1])?.raw ?? null };
}
