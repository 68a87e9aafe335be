/**
 * The address where one applies on the employer's own site, as a posting names it; null for none
 * and for one that is no address of the web.
 */
export function applySite(applyUrl: string | null): string | null {
  if (applyUrl === null || !URL.canParse(applyUrl)) return null;
  const { protocol, href } = new URL(applyUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
