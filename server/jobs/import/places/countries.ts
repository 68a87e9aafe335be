import { territoryOf } from './states.ts';
import { regions } from './regions.ts';

/** Codes of three letters and names that the runtime does not know. */
const others: Readonly<Record<string, string>> = {
  CAN: 'CA',
  MEX: 'MX',
  GBR: 'GB',
  IRL: 'IE',
  DEU: 'DE',
  FRA: 'FR',
  ESP: 'ES',
  PRT: 'PT',
  ITA: 'IT',
  NLD: 'NL',
  BEL: 'BE',
  CHE: 'CH',
  AUT: 'AT',
  POL: 'PL',
  CZE: 'CZ',
  SWE: 'SE',
  NOR: 'NO',
  DNK: 'DK',
  FIN: 'FI',
  ROU: 'RO',
  BGR: 'BG',
  GRC: 'GR',
  HUN: 'HU',
  UKR: 'UA',
  TUR: 'TR',
  ISR: 'IL',
  ARE: 'AE',
  SAU: 'SA',
  IND: 'IN',
  PAK: 'PK',
  CHN: 'CN',
  JPN: 'JP',
  KOR: 'KR',
  TWN: 'TW',
  HKG: 'HK',
  SGP: 'SG',
  MYS: 'MY',
  PHL: 'PH',
  IDN: 'ID',
  THA: 'TH',
  VNM: 'VN',
  AUS: 'AU',
  NZL: 'NZ',
  BRA: 'BR',
  ARG: 'AR',
  CHL: 'CL',
  COL: 'CO',
  PER: 'PE',
  CRI: 'CR',
  ZAF: 'ZA',
  EGY: 'EG',
  NGA: 'NG',
  KEN: 'KE',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  'republic of korea': 'KR',
  'republic of ireland': 'IE',
  uae: 'AE',
  russia: 'RU',
  turkey: 'TR',
  'viet nam': 'VN',
  'hong kong': 'HK',
  macau: 'MO',
  'ivory coast': 'CI',
  'bosnia and herzegovina': 'BA',
  'trinidad and tobago': 'TT',
  palestine: 'PS',
  'peoples republic of china': 'CN',
  prc: 'CN',
};
const usParts = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);

/** Lower case, without accents, dots and apostrophes. */
export function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}

let known: { codes: ReadonlySet<string>; names: ReadonlyMap<string, string> } | undefined;

/** The countries of the world but the US, by code and by the names of a few languages. */
function countries() {
  if (known) return known;
  const codes = new Set<string>();
  const names = new Map<string, string>();
  const languages = ['en', 'es', 'fr', 'de', 'pt'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  for (const code of twoLetters()) {
    if (usParts.has(code) || /^(?:ZZ|XA|XB|EU|EZ|UN|QO)$/.test(code)) continue;
    for (const language of languages) {
      const name = language.of(code);
      if (name === undefined) continue;
      codes.add(code);
      if (!names.has(keyOf(name))) names.set(keyOf(name), code);
    }
  }
  for (const [name, code] of Object.entries(others)) names.set(keyOf(name), code);
  known = { codes, names };
  return known;
}

function twoLetters(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** "US", "USA", "U.S.A.", "United States of America", "USA Only", "Anywhere in the U.S.". */
export function isUs(text: string): boolean {
  const key = keyOf(text)
    .replace(/^(?:anywhere|all|across|throughout|within|in|the|continental|contiguous|\s)+ /, '')
    .replace(/(?: |-)(?:only|based|wide|citizens|nationwide)$/, '');
  return /^(?:us|usa|u s|u s a|united states(?: of america| only)?|estados unidos|etats-unis)$/.test(
    key,
  );
}

/** The country abroad that a name tells ("Canada", "Deutschland", "Canada Only", "GBR", "UK"). */
export function countryAbroad(text: string): string | null {
  const key = keyOf(text)
    .replace(/^(?:anywhere|all|across|throughout|within|in|the|\s)+ /, '')
    .replace(/ (?:only|based)$/, '');
  return countries().names.get(key) ?? (regions.has(key) ? 'region' : null);
}

/** Whether two letters are the code of a country abroad. */
export const isCodeAbroad = (code: string): boolean => countries().codes.has(code.toUpperCase());

/** What a field for the country says. Of several, the US counts. */
export interface SaidCountry {
  country: 'US' | null;
  /** Of a territory. */
  state: string | null;
  isForeign: boolean;
  /** The code of a country abroad, where there is one. */
  code: string | null;
}

/** Reads a field for the country: a code of two or three letters or a name, or several of them. */
export function readCountry(value: unknown): SaidCountry {
  const text = typeof value === 'string' ? value.slice(0, 200).trim() : '';
  const whole = one(text);
  if (whole.country !== null || whole.isForeign) return whole;
  const parts = text.split(/[,;/|&]| and | or /).map((part) => one(part.trim()));
  return (
    parts.find(({ country }) => country !== null) ??
    parts.find(({ isForeign }) => isForeign) ??
    whole
  );
}

function one(text: string): SaidCountry {
  if (isUs(text)) return { country: 'US', state: null, isForeign: false, code: null };
  const state = territoryOf(text);
  if (state !== null) return { country: 'US', state, isForeign: false, code: null };
  const code = text.length === 2 && isCodeAbroad(text) ? text.toUpperCase() : countryAbroad(text);
  return { country: null, state: null, isForeign: code !== null, code };
}
