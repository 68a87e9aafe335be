import { isPlace, placeAbroad, withoutPlace } from '../fields/address.ts';
import { withoutDates } from '../fields/dates.ts';
import { isCity, isCountry } from '../fields/places.ts';
import { companyScore, titleScore } from '../fields/words.ts';
import type { Line, Segment } from '../layout/line.ts';
import type { RoleLine } from './lineRoles.ts';

/** A part of an entry's head that names one thing: a title, an employer, a school or a degree. */
export interface Fragment {
  text: string;
  line: Line;
  /** Printed after "at" or "@": an employer. */
  afterAt: boolean;
  /** What a printed label says it is. */
  says: 'title' | 'company' | null;
}

const LABELS: readonly (readonly ['title' | 'company' | null, RegExp])[] = [
  ['company', /^(?:employer|company|organi[sz]ation|firm|agency)(?: name)?\s*:\s*/iu],
  ['title', /^(?:job title|position(?: title| held)?|title|role|occupation)\s*:\s*/iu],
  [null, /^(?:dates?(?: employed| of employment)?|duration|period|location|place|city)\s*:\s*/iu],
];

const EDGE = /^[\s,;:|·•–—‒.)\]-]+|[\s,;:|·•–—‒([-]+$/gu;
const SEPARATOR = /\s*[|•·◆▪]\s*|\s+[–—-]{1,2}\s+|\s{2,}|\s+\/\/\s+/u;
const DURATION =
  /\(?\b(?:about |over )?\d+\+?\s*(?:years?|yrs?)\b(?:,?\s*\d+\s*(?:months?|mos?)\b)?\)?|\(?\b\d+\s*(?:months?|mos?)\b\)?|\bless than a year\b/giu;
const EMPLOYMENT =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|temporary|seasonal|freelance|internship|permanent|per diem|self[- ]employed|volunteer|remote|hybrid|on-?site|dates?|employer|position|title|company|location)\)?:?$/iu;
const DATE_REST = /^(?:and|to|until|through|(?:spring|summer|fall|autumn|winter)s?)$/iu;
/** The grade of a position in federal service: "GS-0343-11". */
const GRADE = /[\s,(]*\b(?:GS|GG|WG|WL|NF|YA)-\d{1,4}(?:[-/]\d{1,4})*\)?/gu;
const ABBREVIATION = /\b(?:inc|co|corp|ltd|jr|sr|st|bros|dept|l\.l\.c|p\.c|u\.s|[a-z])\.$/iu;

/**
 * Splits the head lines of an entry into the things they name, without dates, places and
 * durations.
 */
export function fragmentsOf(heads: RoleLine[]): Fragment[] {
  return heads.flatMap(({ line }) => line.cells.flatMap((cell) => cellFragments(cell, line)));
}

function cellFragments(cell: Segment, line: Line): Fragment[] {
  return runTexts(cell).flatMap((text) => {
    const plain = splitSlashes(withoutDates(text).replace(GRADE, '  ').replace(DURATION, '  '));
    return plain.split(SEPARATOR).flatMap((part, at) => {
      const label = LABELS.find(([, pattern]) => pattern.test(part.trim()));
      const clean = tidy(label ? part.trim().replace(label[1], '') : part);
      const preposition = /^(?:at|@|for|with|from)\s+/iu.exec(clean);
      const named = preposition ? clean.slice(preposition[0].length) : clean;
      if (!/\p{L}{2}|\p{Lu}/u.test(named) || EMPLOYMENT.test(named)) return [];
      // What is left of several dates: "Summers 2016, 2017 and 2018".
      if (DATE_REST.test(named)) return [];
      // "Brightex, India" at the start of a line is an employer with its country.
      const begins = cell === line.cells[0] && at === 0 && placeAbroad(named) !== null;
      if (isPlace(named) && !begins) return [];
      return splitAt({
        text: withoutAside(tidy(withoutPlace(named))),
        line,
        afterAt: preposition !== null && /^(?:at|@)/iu.test(preposition[0]),
        says: label?.[0] ?? null,
      });
    });
  });
}

/** " / " separates where a place or an employer is one of the parts; "Host / Server" is one job. */
function splitSlashes(text: string): string {
  const parts = text.split(/\s+\/\s+|^\/\s+/u);
  const apart = parts.some((part) => isPlace(part) || companyScore(part) >= 1);
  return parts.length > 1 && apart ? parts.join('  ') : text;
}

/** "Acme (a shop of 12 people)": what brackets say about a name in plain words is no part of it. */
function withoutAside(text: string): string {
  const match = /^(?<name>\p{Lu}[^(]{2,}?)\s*\((?<aside>[^()]+)\)$/u.exec(text);
  const { name, aside = '' } = match?.groups ?? {};
  const plain = aside.split(/\s+/u).filter((word) => /^\p{Ll}{3,}/u.test(word));
  return name !== undefined && plain.length >= 2 ? name : text;
}

/** "Cook at Diner" names two things. */
function splitAt(fragment: Fragment): Fragment[] {
  const match = /^(?<before>.+?)\s+(?:at|@)\s+(?<after>.+)$/iu.exec(fragment.text);
  const { before, after } = match?.groups ?? {};
  // "Hostess, The Lobster Pound at Bailey Landing": the place is in the employer's name.
  const [first = '', ...rest] = before?.split(/,\s+/u) ?? [];
  const named = rest.length === 1 && titleScore(first) >= 1.5 && titleScore(rest[0] ?? '') < 1;
  if (named || !before || !after || titleScore(before) <= 0)
    return fragment.text === '' ? [] : [fragment];
  return [
    { ...fragment, text: tidy(before) },
    { ...fragment, text: tidy(after), afterAt: true },
  ];
}

/** The texts of a cell, split where the type style changes: "**Cook**, Diner" names two things. */
export function runTexts(cell: Segment): string[] {
  const texts: string[] = [];
  let style = '';
  for (const run of cell.runs) {
    if (run.text.trim() === '') continue;
    const own = `${run.bold}|${run.italic}|${Math.round(run.size * 1.5)}`;
    const last = texts.length - 1;
    // A break within a word is only another font for one letter.
    const within =
      last >= 0 && /[\p{L}\p{N}]$/u.test(texts[last] ?? '') && /^[\p{L}\p{N}]/u.test(run.text);
    const bare = /^[\s\p{P}]+$/u.test(run.text);
    if (last >= 0 && (own === style || within || bare)) texts[last] += run.text;
    else texts.push(run.text);
    if (!bare) style = own;
  }
  // Runs still contain the bullet sign and other trimmed parts, so a single run gives the cell's
  // own text.
  return texts.length <= 1 ? [cell.text] : texts;
}

/** Removes separators at both ends, and a full stop unless it ends an abbreviation. */
export function tidy(text: string): string {
  const bare = text.replace(/\s+/gu, ' ').replace(EDGE, '').trim();
  const open = bare.includes('(') && !bare.includes(')') ? `${bare})` : bare;
  return open.endsWith('.') && !ABBREVIATION.test(open) ? open.slice(0, -1) : open;
}

/**
 * Splits "Supervisor, Cape Distribution" at the comma that best separates title and employer. Null
 * when none does.
 */
export function splitAtComma(fragment: Fragment): [Fragment, Fragment] | null {
  const parts = fragment.text.split(/\s*,\s+|\s+-\s+|(?<!\b\p{L})\.\s+/u);
  if (parts.length < 2) return null;
  let best: { at: number; score: number } | null = null;
  for (let at = 1; at < parts.length; at += 1) {
    const [left, right] = [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
    if (/^(?:inc|llc|ltd|llp|corp|co|pc|pllc|p\.c|l\.l\.c)\.?$/iu.test(right)) continue;
    const forward = titleScore(left) + companyScore(right) - 0.5 * titleScore(right);
    const backward = companyScore(left) + titleScore(right) - 0.5 * titleScore(left);
    const score = Math.max(forward, backward);
    if (!best || score > best.score) best = { at, score };
  }
  if (!best || best.score < 1) return null;
  return [
    { ...fragment, text: tidy(parts.slice(0, best.at).join(', ')) },
    { ...fragment, text: tidy(parts.slice(best.at).join(', ')) },
  ];
}

/** "Café Lindenhof, Zürich, Switzerland" without city and country. */
function withoutCountry(text: string): string {
  const parts = text.split(/\s*,\s+/u);
  if (parts.length < 2 || !isCountry(parts.at(-1) ?? '')) return text;
  return parts.slice(0, Math.max(1, parts.length - 2)).join(', ');
}

/** "Fresh Market, Cleveland" without the city; "Cleveland" alone is unchanged. */
export function withoutCity(text: string): string {
  const abroad = withoutCountry(text);
  if (abroad !== text) return abroad;
  const match = /^(?<head>.{3,}?),\s*(?<city>[\p{Lu}][\p{L} .'’-]+)$/u.exec(text);
  const { head, city } = match?.groups ?? {};
  // "University of California, Berkeley" is named after its campus.
  if (/\bUniversity of \p{Lu}/u.test(head ?? '') && !head?.includes(city ?? '')) return text;
  if (!head || !city || !isCity(city, null) || companyScore(city) > 0.5) return text;
  return titleScore(city) > 0 ? text : head;
}
