import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import { isPlace, withoutPlace } from '../fields/address.ts';
import { findDates, withoutDates } from '../fields/dates.ts';
import type { PrintedDate } from '../fields/dates.ts';
import { isOnlyLink } from '../fields/links.ts';
import { isCity } from '../fields/places.ts';
import { companyScore, headParts, startsWithVerb, titleScore, wordsOf } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import { styleKey } from '../sections/findSections.ts';
import { fragmentsOf, splitAtComma, tidy, withoutCity } from './fragments.ts';
import type { Fragment } from './fragments.ts';
import { lineRoles } from './lineRoles.ts';
import type { RoleLine } from './lineRoles.ts';
import { liftMarginDates } from './marginDates.ts';
import { readFormRows } from './formRows.ts';
import { bodyTexts, splitEntries } from './splitEntries.ts';
import type { Entry } from './splitEntries.ts';
import { joinWrappedHeads } from './wrappedHeads.ts';

/** Time without a job that a person names among the jobs. */
const BREAK =
  /\b(?:career break|career pause|sabbatical|gap year|(?:parental|family|medical|maternity|caregiving) leave)\b/iu;

function isBreak({ title, company }: Pick<FoundWork, 'title' | 'company'>): boolean {
  const names = [title, company].flatMap((one) => (one ? [one.value] : []));
  return names.length > 0 && names.every((name) => BREAK.test(name));
}

/** What forms of employers and agencies ask beside a job, which no field is for. */
const FORM_LINE =
  /^(?:(?:starting |ending |final )?(?:salary|pay|wage)|hours(?: (?:per|a) week)?|(?:name of )?supervisor(?:['’]s name)?|series|pay plan|grade|reason for leaving|(?:may we|okay to|ok to) contact[^:]*|duties, accomplishments[^:]*)\s*:/iu;

/** "2. " before the second of several duties. */
const NUMBER = /^\(?\d{1,2}[.)]\s+(?=\p{Lu})/u;

/** One job with the evidence of each value. */
export interface FoundWork {
  title: Found<string> | null;
  company: Found<string> | null;
  start: Found<PrintedDate> | null;
  end: Found<PrintedDate> | null;
  present: Found<boolean> | null;
  responsibilities: Found<string>[];
}

/** Reads the jobs of one work section. */
export function readWork(lines: Line[]): FoundWork[] {
  const told = readFormRows(joinWrappedHeads(lines))
    .filter(({ text }) => !isOnlyLink(text) && !FORM_LINE.test(text))
    .map((line) => (isNumberedDuty(line.text) ? { ...line, bullet: true } : line));
  const roles = lineRoles(liftMarginDates(withoutEntryBullets(told)));
  const entries = splitEntries(roles).filter((entry) => entry.heads.length > 0);
  entries.forEach((entry, i) => findHead(entry, entries[i - 1]));
  const named = entries.map((entry, i) => {
    const all = fragmentsOf(entry.heads);
    const banner = isDatedBanner(entry, all, entries[i + 1]);
    if (banner) return { entry, fragments: [{ ...banner, says: 'company' as const }], banner };
    const fragments = isUnderBanner(entry, all, entries[i - 1])
      ? all.map((only) => ({ ...only, says: 'title' as const }))
      : usable(all);
    return { entry, fragments: withSelfEmployment(fragments, entry), banner: null };
  });
  const order = printedOrder(named.map((item) => item.fragments));
  const jobs: FoundWork[] = [];
  let group: Found<string> | null = null;
  for (const { entry, fragments, banner } of named) {
    const pair = assign(fragments, order);
    if (isBreak(pair)) continue;
    // Several positions under one employer: the later ones print only their title.
    if (pair.company) group = pair.company;
    // Its dates are those of all positions below it.
    if (banner && pair.company) continue;
    if (!pair.company && pair.title && group && entry.dates.length > 0)
      pair.company = { ...group, confidence: 0.6 };
    const job = { ...pair, ...datesOf(entry), responsibilities: dutiesOf(entry) };
    if (job.title || job.company) jobs.push(job);
  }
  return jobs;
}

function isNumberedDuty(text: string): boolean {
  const rest = text.replace(NUMBER, '');
  return rest !== text && startsWithVerb(rest) && findDates(rest).length === 0;
}

/** A list in which each job is an item: the bullets begin entries and no duties. */
function withoutEntryBullets(lines: Line[]): Line[] {
  const ranged = lines.filter(({ text }) => findDates(text).some(({ isRange }) => isRange));
  const list = lines.every(({ bullet }) => bullet) && ranged.length > lines.length / 2;
  return list ? lines.map((line) => ({ ...line, bullet: false })) : lines;
}

/**
 * A job with nothing but dates as its head is named by the first item below, or by the line above
 * that was read as the end of the job before.
 */
function findHead(entry: Entry, before: Entry | undefined): void {
  if (fragmentsOf(entry.heads).length > 0) return;
  const above = before?.body.at(-1);
  if (above && !above.line.bullet && !above.continues && isHead(above)) {
    before?.body.pop();
    entry.heads.unshift({ ...above, role: 'head' });
    return;
  }
  const [first] = entry.body;
  if (!first || !isHead(first)) return;
  entry.body.shift();
  entry.heads.push({ ...first, role: 'head' });
}

function isHead({ line }: RoleLine): boolean {
  const parts = headParts(line.text);
  const short = wordsOf(line.text).length <= 12 && !/[a-z]{3}\.$/u.test(line.text);
  return short && parts.length > 1 && parts.some((part) => titleScore(part) >= 1.5);
}

/**
 * Whether the entry is one more position below the name of an employer that stands on a line of
 * its own: "Engineer, Payments" is then all of the title.
 */
function isUnderBanner(entry: Entry, all: Fragment[], before: Entry | undefined): boolean {
  const [head, ...others] = entry.heads;
  if (!head || others.length > 0 || all.length !== 1 || !before) return false;
  const [banner, first] = before.heads.length > 1 ? before.heads : [null, before.heads[0]];
  if (!first || !isAlike(head.line, first.line)) return false;
  if (!banner) return before.underBanner === true && (entry.underBanner = true);
  if (isAlike(banner.line, head.line) || banner.dates.length > 0) return false;
  return (entry.underBanner = titleScore(banner.line.text) < 1);
}

/**
 * The employer on a line of its own with the years of all positions below it, which have dates of
 * their own within them; null for any other entry.
 */
function isDatedBanner(entry: Entry, all: Fragment[], next: Entry | undefined): Fragment | null {
  const [only] = all;
  const [head, ...others] = entry.heads;
  if (!head || !only || !next || all.length > 1) return null;
  // Where the employer is, on a line below.
  if (others.some(({ line }) => !isPlace(line.text)) || entry.body.length > 0) return null;
  if (isAlike(head.line, next.heads[0]?.line ?? head.line) && !isOnlyTitle(next)) return null;
  if (headParts(only.text).some((part) => titleScore(part) >= 1)) return null;
  const [whole, inner] = [entry.dates[0], next.dates[0]];
  if (!whole?.isRange || !inner?.isRange) return null;
  const years = ({ start, end }: typeof whole): [number, number] => [
    start?.year ?? 0,
    end?.year ?? Infinity,
  ];
  const [[from, to], [first, last]] = [years(whole), years(inner)];
  return first >= from && last <= to ? only : null;
}

function isOnlyTitle({ heads }: Entry): boolean {
  const [only, ...others] = fragmentsOf(heads);
  return only !== undefined && others.length === 0 && titleScore(only.text) >= 1;
}

function isAlike(one: Line, other: Line): boolean {
  return Math.abs(one.x0 - other.x0) < 3 && styleKey(one) === styleKey(other);
}

/** "Freelance" stands for the employer, or for the title, when nothing else does. */
function withSelfEmployment(fragments: Fragment[], { heads }: Entry): Fragment[] {
  const [only] = fragments;
  if (fragments.length !== 1 || !only) return fragments;
  for (const { line } of heads) {
    const [part = ''] = line.text.split(APART).filter((text) => selfEmployment(text) !== '');
    if (part === '') continue;
    const own: Fragment = { text: selfEmployment(part), line, afterAt: false, says: null };
    const isFirst = line.text.indexOf(part) < line.text.indexOf(only.text);
    const above = line === only.line ? isFirst : line.y < only.line.y;
    return above ? [own, only] : [only, own];
  }
  return fragments;
}

const APART = /,\s|\s[|•/–—-]\s|\s{2,}|:\s/u;

function selfEmployment(text: string): string {
  const plain = tidy(withoutPlace(withoutDates(text)));
  return /^(?:freelancer?|self[- ]employed)$/iu.test(plain) ? plain : '';
}

/** Splits fragments that name both title and employer, and drops cities that stand alone. */
function usable(fragments: Fragment[]): Fragment[] {
  const first = fragments[0];
  const whole = fragments.length === 1 && first ? (splitAtComma(first) ?? [first]) : fragments;
  const places =
    whole.length > 2
      ? whole.filter((f) => !(isCity(f.text, null) && titleScore(f.text) <= 0))
      : whole;
  return (places.length >= 2 ? places : whole).map((f) => ({ ...f, text: withoutCity(f.text) }));
}

/** Over all jobs: positive when the title is printed before the employer, from -1.5 to 1.5. */
function printedOrder(all: Fragment[][]): number {
  let sum = 0;
  let count = 0;
  for (const [first, second] of all) {
    if (!first || !second) continue;
    sum += lean(first) - lean(second);
    count += 1;
  }
  return count === 0 ? 0 : Math.max(-1.5, Math.min(1.5, sum / count));
}

/** Positive for a text that looks like a title, negative for one that looks like an employer. */
function lean(fragment: Fragment): number {
  return (
    titleScore(fragment.text) -
    companyScore(fragment.text) -
    (fragment.afterAt ? 2 : 0) +
    saidLean(fragment)
  );
}

/** "Employer:" and "Position:" before a text say what it is. */
function saidLean({ says }: Fragment): number {
  return says === 'title' ? 5 : says === 'company' ? -5 : 0;
}

function assign(fragments: Fragment[], order: number): Pick<FoundWork, 'title' | 'company'> {
  const [only] = fragments;
  if (!only) return { title: null, company: null };
  if (fragments.length === 1) {
    const item = found(only.text, 0.6, only.line);
    return lean(only) >= 0 ? { title: item, company: null } : { title: null, company: item };
  }
  let best: { title: Fragment; company: Fragment; score: number } | null = null;
  for (const [i, title] of fragments.entries()) {
    for (const [j, company] of fragments.entries()) {
      if (i === j) continue;
      const late = 0.35 * (Math.max(i, j) - 1) + 0.35 * Math.min(i, j);
      const score = lean(title) - lean(company) + (i < j ? order : -order) - late;
      if (!best || score > best.score) best = { title, company, score };
    }
  }
  if (!best) return { title: null, company: null };
  const confidence = 0.7 + 0.06 * best.score;
  return {
    title: found(best.title.text, Math.min(0.97, confidence), best.title.line),
    company: found(best.company.text, Math.min(0.97, confidence), best.company.line),
  };
}

function datesOf(entry: Entry): Pick<FoundWork, 'start' | 'end' | 'present'> {
  const head =
    entry.heads.find((h) => h.dates.some((d) => d.isRange)) ??
    entry.heads.find((h) => h.dates.length > 0);
  if (!head) return { start: null, end: null, present: null };
  const range = head.dates.find((d) => d.isRange) ?? head.dates[0];
  if (!range) return { start: null, end: null, present: null };
  const singles = entry.dates.filter((d) => !d.isRange);
  const second = !range.isRange && singles.length === 2 ? singles[1]?.start : null;
  const start = range.start ? found(range.start, 0.95, head.line) : null;
  // A job of one season ends in its year.
  const season = /^(?:spring|summer|fall|autumn|winter)\b/iu;
  const printed = head.line.text.slice(range.index, range.index + range.length);
  const same = !range.isRange && !second && season.test(printed) ? range.start : null;
  const end = range.end ?? second ?? same;
  return {
    start,
    end: end ? found(end, range.end ? 0.95 : 0.7, head.line) : null,
    present: range.present ? found(true, 0.97, head.line) : null,
  };
}

function dutiesOf(entry: Entry): Found<string>[] {
  return bodyTexts(entry.body).map(({ text, line, lines }) =>
    found(text.replace(NUMBER, ''), line.bullet ? 0.95 : 0.85, line, lines),
  );
}
