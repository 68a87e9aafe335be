import { businessFamilies } from './business.ts';
import { healthFamilies } from './health.ts';
import { officeFamilies } from './offices.ts';
import { productionFamilies } from './production.ts';
import type { Family } from './readFamilies.ts';
import { scienceFamilies } from './science.ts';
import { serviceFamilies } from './service.ts';
import { tradesFamilies } from './trades.ts';

export const families: readonly Family[] = [
  ...businessFamilies,
  ...scienceFamilies,
  ...healthFamilies,
  ...serviceFamilies,
  ...officeFamilies,
  ...tradesFamilies,
  ...productionFamilies,
];

const byPrefix = new Map(families.flatMap((family) => family.codes.map((code) => [code, family])));

/**
 * The family of a SOC code: the one with the longest matching prefix; null for codes without
 * advertisements.
 */
export function familyOf(code: string): Family | null {
  for (let length = code.length; length >= 2; length -= 1) {
    const family = byPrefix.get(code.slice(0, length));
    if (family !== undefined) return family;
  }
  return null;
}
