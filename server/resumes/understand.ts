import { readEducation } from './entries/education.ts';
import type { FoundEducation } from './entries/education.ts';
import { readWork } from './entries/work.ts';
import type { FoundWork } from './entries/work.ts';
import { CLEAR_MARGIN, doubtContested } from './contestedReading.ts';
import { evidenceOf, found, valueOf } from './evidence.ts';
import type { Found } from './evidence.ts';
import type { Findings } from './findings.ts';
import { readContact } from './fields/contact.ts';
import { payloadDate } from './fields/dates.ts';
import { readInlineSkills, readLooseSkills } from './fields/looseSkills.ts';
import { readName, splitName } from './fields/name.ts';
import { readSkills } from './fields/skills.ts';
import { readWishes } from './fields/wishes.ts';
import { readSummary } from './fields/summary.ts';
import type { Line } from './layout/line.ts';
import { READINGS } from './layout/reading.ts';
import { readingOrder } from './layout/readingOrder.ts';
import { READING_MARGIN, readingScore } from './readingScore.ts';
import type { PageText } from './read/text.ts';
import { looksLikeResume } from './sections/looksLikeResume.ts';
import { findSections } from './sections/findSections.ts';
import type { Section } from './sections/findSections.ts';
import { unplacedLines } from './unplacedLines.ts';
import type { Evidence, ParsedEducation, ParsedResume, ParsedWork } from './types.ts';

/**
 * Reads a resume from positioned text. Every value is printed on one of the pages; other fields
 * are null, and the lines without a field go beside them. Returns null when the text is no resume
 * (an invoice, a novel, a job advertisement).
 */
export function understand(pages: PageText[]): ParsedResume | null {
  const [best, ...others] = readingsOf(pages);
  const findings = best?.findings ?? findingsOf([]);
  if (!looksLikeResume(findings)) return null;
  const resume = assemble(findings);
  const rivals = others
    .map(({ findings: other, score }) => ({ other, margin: (best?.score ?? 0) - score }))
    .filter(({ margin }) => margin < CLEAR_MARGIN)
    .map(({ other, margin }) => ({ resume: assemble(other), margin }));
  const sure = { ...resume, evidence: doubtContested(resume, rivals) };
  const unplaced = unplacedLines(findings, resume);
  return unplaced.length > 0 ? { ...sure, unplaced } : sure;
}

interface ScoredReading {
  readonly findings: Findings;
  readonly score: number;
}

/** Reads the pages in several orders; the reading that makes the most sense is the first. */
function readingsOf(pages: PageText[]): ScoredReading[] {
  const seen = new Set<string>();
  const readings: ScoredReading[] = [];
  for (const reading of READINGS) {
    const lines = readingOrder(pages, reading);
    const order = lines.map((line) => line.text).join('\n');
    if (seen.has(order)) continue;
    seen.add(order);
    const findings = findingsOf(lines);
    readings.push({ findings, score: readingScore(findings) - READING_MARGIN[reading] });
  }
  return readings.toSorted((a, b) => b.score - a.score);
}

function findingsOf(lines: Line[]): Findings {
  const sections = findSections(lines);
  const work = linesOf(sections, 'work').flatMap(readWork);
  const education = linesOf(sections, 'education').flatMap(readEducation);
  const headed = distinct(linesOf(sections, 'skills').flatMap(readSkills));
  const inline = headed.length > 0 ? headed : readInlineSkills(sections);
  const skills = inline.length > 0 ? inline : readLooseSkills(sections);
  const contact = readContact(sections);
  const name = readName(sections, valueOf(contact.email));
  return { lines, sections, work, education, skills, contact, name };
}

function linesOf(sections: Section[], kind: Section['kind']): Line[][] {
  return sections.filter((s) => s.kind === kind && s.lines.length > 0).map((s) => s.lines);
}

function distinct(items: Found<string>[]): Found<string>[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.value.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function assemble(findings: Findings): ParsedResume {
  const { lines, sections, work, education, skills, contact, name } = findings;
  const person = name
    ? splitName(name.value, valueOf(contact.email))
    : { firstname: null, middlename: null, lastname: null };
  const { address } = contact;
  const place = address?.value;
  const summary = readSummary(sections);
  const wishes = readWishes(sections);
  const partOfAddress = (
    key: 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country',
  ): Evidence[] => {
    const value = place?.[key];
    if (!address || value === null || value === undefined) return [];
    // A street is often on the line above its city; its evidence must point there.
    const printed = [address.line, ...lines].find((line) => line.text.includes(value));
    return evidenceOf(`/${key}`, found(value, address.confidence, printed ?? address.line));
  };
  const partOfName = (key: 'firstname' | 'middlename' | 'lastname'): Evidence[] =>
    person[key] === null ? [] : evidenceOf(`/${key}`, name);
  return {
    ...person,
    email: valueOf(contact.email),
    phone_number: valueOf(contact.phone),
    address1: place?.address1 ?? null,
    address2: place?.address2 ?? null,
    city: place?.city ?? null,
    state: place?.state ?? null,
    zip: place?.zip ?? null,
    country: place?.country ?? null,
    summary: valueOf(summary),
    skills: skills.map((skill) => skill.value),
    ideal_job: valueOf(wishes.idealJob),
    relocate: valueOf(wishes.relocate),
    remote: valueOf(wishes.remote),
    education: education.map(educationItem),
    work_experience: work.map(workItem),
    evidence: [
      ...partOfName('firstname'),
      ...partOfName('middlename'),
      ...partOfName('lastname'),
      ...evidenceOf('/email', contact.email),
      ...evidenceOf('/phone_number', contact.phone),
      ...partOfAddress('address1'),
      ...partOfAddress('address2'),
      ...partOfAddress('city'),
      ...partOfAddress('state'),
      ...partOfAddress('zip'),
      ...partOfAddress('country'),
      ...evidenceOf('/summary', summary),
      ...skills.flatMap((skill, i) => evidenceOf(`/skills/${i}`, skill)),
      ...evidenceOf('/ideal_job', wishes.idealJob),
      ...evidenceOf('/relocate', wishes.relocate),
      ...evidenceOf('/remote', wishes.remote),
      ...education.flatMap(educationEvidence),
      ...work.flatMap(workEvidence),
    ],
  };
}

/**
 * The status rule of the product: present is in progress, a year is completed, neither is
 * incomplete.
 */
function educationItem(item: FoundEducation): ParsedEducation {
  const present = valueOf(item.present) ?? false;
  const endYear = valueOf(item.endYear);
  return {
    school_name: valueOf(item.school),
    level: valueOf(item.level),
    major: valueOf(item.major),
    start_year: valueOf(item.startYear),
    end_year: endYear,
    present,
    status: present ? 'in-progress' : endYear === null ? 'incomplete' : 'completed',
  };
}

function educationEvidence(item: FoundEducation, index: number): Evidence[] {
  const at = `/education/${index}`;
  return [
    ...evidenceOf(`${at}/school_name`, item.school),
    ...evidenceOf(`${at}/level`, item.level),
    ...evidenceOf(`${at}/major`, item.major),
    ...evidenceOf(`${at}/start_year`, item.startYear),
    ...evidenceOf(`${at}/end_year`, item.endYear),
    ...evidenceOf(`${at}/present`, item.present),
  ];
}

function workItem(item: FoundWork): ParsedWork {
  return {
    job_title: valueOf(item.title),
    company: valueOf(item.company),
    responsibilities: item.responsibilities.map((duty) => duty.value),
    start_date: payloadDate(valueOf(item.start)),
    end_date: payloadDate(valueOf(item.end)),
    present: valueOf(item.present) ?? false,
  };
}

function workEvidence(item: FoundWork, index: number): Evidence[] {
  const at = `/work_experience/${index}`;
  const [first] = item.responsibilities;
  const lines = item.responsibilities.flatMap((duty) => duty.lines ?? [duty.line]);
  const duties = first ? found(first.value, first.confidence, first.line, lines) : null;
  return [
    ...evidenceOf(`${at}/job_title`, item.title),
    ...evidenceOf(`${at}/company`, item.company),
    ...evidenceOf(`${at}/start_date`, item.start),
    ...evidenceOf(`${at}/end_date`, item.end),
    ...evidenceOf(`${at}/present`, item.present),
    ...evidenceOf(`${at}/responsibilities`, duties),
  ];
}
