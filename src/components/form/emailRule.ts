/** Signs that nobody sees: zero-width spaces and joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u;

/** The same rule as Email in the contract: something, an at sign, a domain with a dot. */
export function looksLikeEmail(text: string): boolean {
  const address = text.trim();
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) && !hasInvisible(address);
}

/** Whether an address, mostly a pasted one, holds a sign that nobody sees in it. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text.trim());
}
