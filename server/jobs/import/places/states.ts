import { stateCode } from '#server/places/states.ts';

/** Abbreviations from before the two-letter codes, without dots. */
const olderShort: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  cal: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kan: 'KS',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  nmex: 'NM',
  ndak: 'ND',
  okla: 'OK',
  ore: 'OR',
  oreg: 'OR',
  penn: 'PA',
  penna: 'PA',
  sdak: 'SD',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wva: 'WV',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  washingtondc: 'DC',
  dcwashington: 'DC',
};
/** Countries of their own, though they have postal codes of states. */
const associated = new Set(['FM', 'MH', 'PW']);
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** "Idaho", "idaho", "ID", "N.Y.", "Mass.", "Washington D.C." to two letters; null for others. */
export function stateOf(text: string): string | null {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  const code = olderShort[letters] ?? stateCode(text.replace(/^(?:state|commonwealth) of /i, ''));
  return code === null || associated.has(code) ? null : code;
}

/** Puerto Rico, Guam and the like, which some feeds name as a country. */
export function territoryOf(text: string): string | null {
  const code = stateOf(text);
  return code !== null && territories.has(code) ? code : null;
}
