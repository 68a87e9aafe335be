/**
 * The two-letter codes of the US Postal Service: 50 states, the District of Columbia, the
 * territories, the freely associated states and the three military "states".
 */
const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  FM: 'Federated States of Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/** Every code in the order of the table above (states first). */
export const stateCodes: readonly string[] = Object.keys(names);

/** Whether a code is one of military mail, which has no public location. */
export function isMilitaryState(code: string): boolean {
  return ['AA', 'AE', 'AP'].includes(code);
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s.,'-]+/g, '');

const codesByPlainName = new Map(stateCodes.map((code) => [plain(names[code] ?? ''), code]));
codesByPlainName.set('virginislands', 'VI');

/** "NY" (any case) to "New York"; null when there is no such code. */
export function stateName(code: string): string | null {
  return names[code.trim().toUpperCase()] ?? null;
}

/** "New York", "new york", "N.Y." or "NY" to "NY"; null when it is not a state. */
export function stateCode(name: string): string | null {
  const letters = plain(name);
  const code = letters.toUpperCase();
  if (letters.length === 2 && code in names) return code;
  return codesByPlainName.get(letters) ?? null;
}

/** The codes whose name or code starts with the typed text: "new y" gives NY. */
export function statesWithPrefix(typed: string): string[] {
  const letters = plain(typed);
  if (letters === '') return [];
  return stateCodes.filter(
    (code) => code.toLowerCase() === letters || plain(names[code] ?? '').startsWith(letters),
  );
}
