import type { PageText } from '../read/text.ts';
import type { Segment } from './line.ts';
import { segmentsOf } from './segments.ts';

const PAGE_NUMBER = /^(?:page\s*)?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$|^page \d/iu;
const NUMBERED = /\bpage\s+\d{1,2}\b(?:\s*(?:of|\/)\s*\d{1,2})?|\b\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/iu;
const CONTACT = /@|\d{3}[\s.)-]+\d{3}[\s.-]+\d{4}|\b\d{5}\b/u;
const MARGIN = 0.1;

/**
 * The segments of each page without what is no part of the resume: page numbers, and heads and
 * feet that come again on other pages. The first of them stays when it is the only place of an
 * address.
 */
export function withoutFurniture(pages: PageText[]): { page: number; segments: Segment[] }[] {
  const all = pages.map((page) => ({ page, segments: segmentsOf(page) }));
  const seen = new Map<string, number>();
  for (const { page, segments } of all) {
    const keys = segments.filter((s) => isAtEdge(s, page)).map(keyOf);
    for (const key of new Set(keys)) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return all.map(({ page, segments }, i) => ({
    page: page.page,
    segments: segments.filter((s) => {
      if (!isAtEdge(s, page)) return true;
      if (PAGE_NUMBER.test(s.text)) return s.y > page.height * 0.07 && s.y < page.height / 2;
      if (NUMBERED.test(s.text) && s.text.length < 80) return false;
      if ((seen.get(keyOf(s)) ?? 0) < 2) return true;
      return i === 0 && (s.y < page.height / 2 || CONTACT.test(s.text));
    }),
  }));
}

function isAtEdge(segment: Segment, page: PageText): boolean {
  return segment.y < page.height * MARGIN || segment.y > page.height * (1 - MARGIN);
}

/** The same text on another page, whatever its page number. */
function keyOf(segment: Segment): string {
  return segment.text.replace(/\d{1,2}\s*(?:\/|of)\s*\d{1,2}|\bpage\s+\d+/giu, '#').toLowerCase();
}
