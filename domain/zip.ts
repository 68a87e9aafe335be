const US_ZIP = /^(\d{5})(?:-?\d{4})?$/;

/** The five digits of a US zip code, from ZIP or ZIP+4. Null for anything else. */
export function zipDigits(zip: string | null | undefined): string | null {
  return US_ZIP.exec(zip?.trim() ?? '')?.[1] ?? null;
}

/**
 * Whether the text is formatted as a US zip code. Whether the place exists, the geocoder knows.
 */
export function isUsZip(zip: string | null | undefined): boolean {
  return zipDigits(zip) !== null;
}

/** No ZIP code is lower. */
const LOWEST_ZIP = 501;

/**
 * Whether the text can be a ZIP code, also one that is newer than our list: a person knows their
 * own.
 */
export function canBeZip(zip: string | null | undefined): boolean {
  return Number(zipDigits(zip) ?? 0) >= LOWEST_ZIP;
}

/** Whether a ZIP code is one of military mail (APO, FPO, DPO), which has no public location. */
export function isMilitaryZip(zip: string | null | undefined): boolean {
  return /^(?:09[0-8]|340|96[2-6])/.test(zipDigits(zip) ?? '');
}
