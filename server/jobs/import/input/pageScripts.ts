import { Parser } from 'htmlparser2';
import { looseJson } from './repairJson.ts';

/** What a page says about its jobs. */
export interface Page {
  /** The value of each JSON-LD script that can be read, in the order of the page. */
  scripts: unknown[];
  canonical: string | null;
  /** What relative links are resolved against. */
  base: string | null;
}

/** Reads the JSON-LD scripts of an HTML page, but not those in comments. */
export async function readPage(html: AsyncIterable<string>): Promise<Page> {
  const scripts: unknown[] = [];
  let canonical: string | null = null;
  let base: string | null = null;
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes['type'] ?? '')) {
        script = '';
      } else if (name === 'base') base ??= attributes['href']?.trim() ?? null;
      else if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attributes['rel'] ?? '')) {
        canonical ??= attributes['href']?.trim() ?? null;
      }
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return;
      const value = looseJson(script);
      if (value !== undefined) scripts.push(value);
      script = null;
    },
  });
  for await (const piece of html) parser.write(piece);
  parser.end();
  return { scripts, canonical, base: baseOf(base, canonical) };
}

function baseOf(base: string | null, canonical: string | null): string | null {
  if (base === null) return canonical;
  return URL.parse(base, canonical ?? undefined)?.href ?? canonical;
}
