import { decodeHTMLStrict } from 'entities';

/**
 * The first of the links that is absolute http or https, as written, entities decoded. With a base
 * (the address of a page), relative links are resolved against it. Null when none is.
 */
export function applyUrl(links: readonly unknown[], base: string | null = null): string | null {
  for (const link of links) {
    const url = typeof link === 'string' ? absolute(link, base) : null;
    if (url !== null) return url;
  }
  return null;
}

function absolute(link: string, base: string | null): string | null {
  // As browsers do: white space around and line ends within do not count.
  const text = decodeHTMLStrict(link.trim())
    .trim()
    .replace(/[\t\n\r]/g, '');
  if (/^https?:\/\/[^/?#\s]/i.test(text)) return URL.canParse(text) ? text : null;
  if (base === null || text === '') return null;
  const resolved = URL.parse(text, base);
  return resolved && /^https?:$/.test(resolved.protocol) ? resolved.href : null;
}
