/**
 * Five digits: ZIP+4 is cut, leading zeros lost by a spreadsheet are put back ("2110" and 2110 are
 * 02110). Null for anything else.
 */
export function zipCode(value: unknown): string | null {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const digits = /^(\d{3,5})(?:\.0+)?$|^(\d{3,5})[-\s–]\d{4}$|^(\d{7,9})$/.exec(text);
  if (!digits) return null;
  const long = digits[3];
  const five =
    long === undefined ? (digits[1] ?? digits[2] ?? '') : long.padStart(9, '0').slice(0, 5);
  const zip = five.padStart(5, '0');
  return zip === '00000' ? null : zip;
}
