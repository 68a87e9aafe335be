import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import type { Line } from '../layout/line.ts';
import type { Section } from '../sections/findSections.ts';
import { isStreet, parseAddress, placeAbroad, splitStreet } from './address.ts';
import type { Address } from './address.ts';
import { findDates } from './dates.ts';
import { phonesIn, withoutPhones } from './phones.ts';
import { stateCode } from './places.ts';

const EMAIL =
  /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_+-])?@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[a-z]{2,}(?![\p{L}\p{N}])/iu;
const COMMON_END = /\.(?:com|org|net|edu|gov|mil|info|us)$/u;
const LINK =
  /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|behance|medium)\.com\S*|\S+\.(?:com|org|net|io|dev)\/\S*/giu;
const FAX = /\bfax\b/iu;

export interface Contact {
  email: Found<string> | null;
  phone: Found<string> | null;
  address: Found<Address> | null;
}

/** Finds email address, telephone number and postal address where a resume prints them. */
export function readContact(sections: Section[]): Contact {
  const near = sections
    .filter((s) => s.kind === 'top' || s.kind === 'contact')
    .flatMap((s) => s.lines);
  const all = sections.filter((s) => !isReferences(s)).flatMap((s) => s.lines);
  const edges = all.filter((line) => !near.includes(line));
  const entries = new Set(
    sections.filter((s) => s.kind === 'work' || s.kind === 'education').flatMap((s) => s.lines),
  );
  return {
    email: readEmail(near, 0.99) ?? readEmail(edges, 0.85),
    phone: readPhone(near, 0.98) ?? readPhone(edges, 0.8),
    address:
      readAddress(near) ??
      readAddress(
        edges.filter((line) => !isDated(line) && (!entries.has(line) || isShort(line))),
      ) ??
      readAbroad(near),
  };
}

/** A place beside dates is that of a job or a course. */
function isDated(line: Line): boolean {
  return findDates(line.text).some(({ isRange, start }) => isRange || start?.month !== null);
}

/** "Bengaluru, India" among the contact details. */
function readAbroad(lines: Line[]): Found<Address> | null {
  for (const line of lines) {
    for (const part of addressText(line.text).split(/\s*[|•·◆♦]\s*|\s{2,}|\s\/\s/u)) {
      const place = placeAbroad(part);
      if (!place) continue;
      const none = { address1: null, address2: null, state: null, zip: null };
      return found({ ...none, ...place, confidence: 0.75 }, 0.75, line);
    }
  }
  return null;
}

/** "References" lists other people's telephone numbers. */
function isReferences(section: Section): boolean {
  return /refer/iu.test(section.heading?.text ?? '');
}

/** Whether a line among jobs or schools can still be the person's address, as in a page footer. */
function isShort(line: Line): boolean {
  return /\b\d{5}(?:-\d{4})?\b/u.test(line.text) && line.text.length < 80 && !line.bullet;
}

function readEmail(lines: Line[], confidence: number): Found<string> | null {
  for (const [i, line] of lines.entries()) {
    for (const text of [joinedEmail(line, lines[i + 1]), line.text]) {
      const email = text === null ? null : EMAIL.exec(text.replace(/\s*@\s*/u, '@'));
      if (email) return found(email[0], text === line.text ? confidence : confidence - 0.1, line);
    }
  }
  return null;
}

/** In a narrow column an email address wraps anywhere: "ana.garcia@example.o / rg". */
function joinedEmail(line: Line, next: Line | undefined): string | null {
  if (!next || next.column !== line.column || next.gap > 1.6 || next.cells.length > 1) return null;
  const tail = next.text.trim();
  const last = line.text.split(/\s/u).at(-1) ?? '';
  if (!/^[\p{L}\p{N}._@-]+$/u.test(tail) || Math.abs(next.size - line.size) > 0.5) return null;
  if (last.includes('@')) {
    const broken =
      !/\.[a-z]{2,}$/iu.test(last) || (/^[a-z.]{1,4}$/u.test(tail) && COMMON_END.test(last + tail));
    return broken && !tail.includes('@') && EMAIL.test(last + tail) ? last + tail : null;
  }
  return tail.startsWith('@') && EMAIL.test(last + tail) ? last + tail : null;
}

function readPhone(lines: Line[], confidence: number): Found<string> | null {
  let best: Found<string> | null = null;
  for (const [i, line] of lines.entries()) {
    // A number can wrap after its area code.
    const next = lines[i + 1]?.text ?? '';
    const wraps = /\(\d{3}\)$/u.test(line.text) && /^\d{3}[\s.-]\d{4}\b/u.test(next);
    const printed = wraps ? `${line.text} ${next}` : line.text;
    for (const part of printed.replace(LINK, ' ').split(/\s*[|•·]\s*|\s{2,}/u)) {
      const phone = phonesIn(part).find(({ at }) => !FAX.test(part.slice(0, at)));
      if (!phone) continue;
      const mobile = /\b(?:cell|mobile|home)\b/iu.test(line.text);
      if (!best || (mobile && best.confidence < confidence)) {
        best = found(phone.text, mobile ? confidence : confidence - 0.01, line);
      }
    }
  }
  return best;
}

/** Text that can hold an address: without email, telephone number, links and their labels. */
function addressText(text: string): string {
  const plain = text.replace(new RegExp(EMAIL.source, 'giu'), ' ').replace(LINK, ' ');
  return withoutPhones(plain)
    .replace(
      /\b(?:e-?mail|phone|telephone|mobile|cell|tel|home)\b\s*[:.]?|\((?:mobile|home|cell|linkedin)\)/giu,
      ' ',
    )
    .trim();
}

function readAddress(lines: Line[]): Found<Address> | null {
  const all: Address[] = [];
  let best: Found<Address> | null = null;
  lines.forEach((line, i) => {
    for (const [text, rows] of addressTexts(lines, i)) {
      const parts = text.split(/\s*[|•·◆♦]\s*|\s{2,}|\s\/\s/u);
      for (const [k, part] of parts.entries()) {
        const address = parseAddress(part);
        if (!address) continue;
        all.push(address);
        const beside = parts[k - 1] ?? '';
        const near = isStreet(beside) ? splitStreet(beside) : streetAbove(lines, i, rows);
        const above = address.address1 === null ? near : null;
        const whole = above ? { ...address, ...above } : address;
        // More printed parts make a better address; fewer joined lines keep unrelated text out of
        // it.
        const count = [whole.address1, whole.zip, whole.state, whole.country].filter(
          (v) => v !== null,
        ).length;
        const street = whole.address1 === null ? 0 : isStreet(whole.address1) ? 0.06 : -0.06;
        const confidence = whole.confidence - 0.015 * (rows - 1) + 0.01 * count + street - 0.06;
        if (!best || confidence > best.confidence) best = found(whole, confidence, line);
      }
    }
  });
  return withCountry(best, all);
}

/**
 * Adds the country when the same city has it elsewhere, as in "Cleveland, Ohio, United States"
 * under the name.
 */
function withCountry(best: Found<Address> | null, all: Address[]): Found<Address> | null {
  if (!best || best.value.country !== null) return best;
  const { city, state } = best.value;
  const again = all.find(
    (a) =>
      a.country !== null && a.city === city && stateCode(a.state ?? '') === stateCode(state ?? ''),
  );
  return again ? { ...best, value: { ...best.value, country: again.country } } : best;
}

/**
 * The line alone, and joined with the next one or two of its column, because narrow columns wrap
 * addresses.
 */
function addressTexts(lines: Line[], at: number): [string, number][] {
  const texts: [string, number][] = [];
  const first = lines[at];
  let joined = '';
  for (let rows = 1; rows <= 3; rows += 1) {
    const line = lines[at + rows - 1];
    if (!first || !line || line.column !== first.column || (rows > 1 && line.gap > 1.75)) break;
    joined = `${joined} ${addressText(line.text)}`.trim();
    if (rows > 1 && (line.cells.length > 1 || joined.length > 90)) break;
    texts.push([joined, rows]);
  }
  return texts;
}

function streetAbove(
  lines: Line[],
  at: number,
  rows: number,
): ReturnType<typeof splitStreet> | null {
  if (rows > 1) return null;
  for (const line of [lines[at - 1], lines[at - 2]]) {
    const text = line ? addressText(line.text) : '';
    const plain = /^\d{1,6}\s+(?:\p{Lu}[\p{L}.'’]*\s?){1,4}$/u.test(text) && line === lines[at - 1];
    if (isStreet(text) || plain) {
      const split = splitStreet(text);
      const between = line === lines[at - 2] ? addressText(lines[at - 1]?.text ?? '') : '';
      // "240 Oak Avenue, Suite" above "6".
      if (/\b(?:apt|unit|suite|ste|#)\.?$/iu.test(text) && /^[\w-]{1,5}$/u.test(between)) {
        return splitStreet(`${text} ${between}`);
      }
      const unit = /^(?:apt|apartment|unit|suite|ste|#)/iu.test(between) ? between : null;
      return { address1: split.address1, address2: split.address2 ?? unit };
    }
  }
  return null;
}
