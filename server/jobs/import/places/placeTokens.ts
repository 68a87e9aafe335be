import { countryAbroad, isCodeAbroad, isUs, keyOf } from './countries.ts';
import { isProvinceCode, isProvinceName } from './regions.ts';
import { stateOf } from './states.ts';

/** One part of the text of a place, and everything it may be. */
export interface Token {
  raw: string;
  key: string;
  isUs: boolean;
  state: string | null;
  /** Written as two letters. */
  isCode: boolean;
  isProvince: boolean;
  /** Code of the country abroad, 'region' for a part of the world. */
  abroad: string | null;
}

/** Words that say how the work is done. */
const howWords =
  /\b(?:(?:100 ?%|fully|partly|partially|mostly|temporarily|optional(?:ly)?) )?(?:remote(?:ly)?|hybrid|on[- ]?site|in[- ]person|in[- ]office|telecommut\w*|telework\w*|work(?:ing)? (?:from|at) home|wfh|virtual|home[- ]based)(?: (?:jobs?|work|positions?|roles?|only|eligible|friendly|first|options?|optional))*\b/gi;

/** Words in the place of a city that name none. */
const noPlace =
  /^(?:\d+\+? (?:locations?|cities|sites|offices|states)|(?:multiple|various|several|many|all|any|other|different)(?: (?:locations?|cities|sites|offices|states|us locations))?|(?:(?:main|head|home|corporate|central|regional|field|satellite) )?(?:hq|headquarters?|offices?)|field(?: based)?|anywhere(?: in the world)?|world ?wide|global(?:ly)?|international|earth|nation ?wide|state ?wide|flexible(?: location)?|location|locations|home|distributed|north(?:ern)? america|(?:the )?americas|(?:east|west|gulf) coast|midwest|(?:north|south)(?:east|west)|(?:eastern|central|mountain|pacific)(?: standard)?(?: time)?(?: zone)?|[ecmp][sd]t|[ecmp][sd]?t time ?zone|to be (?:determined|announced)|tb[ad]|n\/?a|none|null|unknown|unspecified|not (?:specified|available|applicable)|other|-|–)$/;

const edges =
  /^(?:[\s:,.–—-]|(?:in|within|from|at|near|the|(?:[Mm]ultiple|[Vv]arious|[Ss]everal) (?:[Ll]ocations|[Cc]ities) (?:in|across))(?=\s|$))+|[\s:,–—-]+$/g;

/** What one part of a place may be; null when it names no place. */
export function tokenOf(part: string): Token | null {
  const raw = part.replace(howWords, ' ').replace(/\s+/g, ' ').trim().replace(edges, '').trim();
  // "Austin Office", "Austin HQ".
  const named = raw.replace(/\s+(?:hq|headquarters|office|only)$/i, '');
  const key = keyOf(named);
  if (key === '' || noPlace.test(key) || noPlace.test(keyOf(raw))) return null;
  const isCode = /^[A-Za-z]{2}$/.test(named.replace(/\./g, ''));
  const us = isUs(named);
  const state = us ? null : stateOf(named);
  const codeAbroad = /^[A-Z]{2}$/.test(named) && isCodeAbroad(named) ? named : null;
  return {
    raw: named,
    key,
    isUs: us,
    state,
    isCode,
    isProvince: isCode ? /^[A-Z]{2}$/.test(named) && isProvinceCode(named) : isProvinceName(key),
    abroad: us ? null : (codeAbroad ?? countryAbroad(named)),
  };
}

/** Whether the part is known: a country, a state, a province. */
export const isKnown = (token: Token): boolean =>
  token.isUs || token.state !== null || token.isProvince || token.abroad !== null;
