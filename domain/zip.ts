const US_ZIP = /^(\d{5})(?:-?\d{4})?$/;

/** The five digits of a US zip code, from ZIP or ZIP+4 with spaces around; null for anything else. */
export function zipDigits(zip: string | null | undefined): string | null {
  return US_ZIP.exec(zip?.trim() ?? '')?.[1] ?? null;
}

/** Whether a text has the form of a US zip code. Whether the place exists is the geocoder's to say. */
export function isUsZip(zip: string | null | undefined): boolean {
  return zipDigits(zip) !== null;
}
