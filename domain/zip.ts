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
