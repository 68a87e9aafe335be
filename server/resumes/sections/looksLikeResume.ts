import type { Findings } from '../findings.ts';

/** Phrases of papers that people mistake for a resume: bills and job advertisements. */
const BILL =
  /\b(?:invoice|bill to|amount due|balance due|subtotal|purchase order|payment terms|remit to|statement of account|qty|unit price|tax id)\b/giu;
const POSTING =
  /\b(?:we are (?:looking|seeking|hiring)|we['’]re (?:looking|hiring)|about the (?:role|job|position|company|team)|you will|you['’]ll|the ideal candidate|the successful candidate|equal opportunity employer|how to apply|apply (?:now|online|by|at|today)|to apply|what we offer|salary range|pay range|job (?:type|description|id|title|posting)|reports to|minimum qualifications|preferred qualifications|required qualifications|join our team|our team|benefits include|responsibilities include|requirements|candidates? (?:must|should|will))\b/giu;

/**
 * Whether the paper is a resume, judged by the values found. A resume has jobs or schools with
 * dates or employers, or a person with contact details. Bills and advertisements have their own
 * phrases and no entries.
 */
export function looksLikeResume(findings: Findings): boolean {
  const text = findings.lines.map((line) => line.text).join('\n');
  const words = text.split(/\s+/u).length;
  const jobs = findings.work.filter(
    (job) => job.title !== null && (job.company !== null || job.start !== null),
  );
  const schools = findings.education.filter(
    (item) =>
      item.school !== null &&
      (item.level !== null || item.endYear !== null || item.present !== null),
  );
  const datedJobs = jobs.filter((job) => job.start !== null).length;
  const { contact, name } = findings;
  const person = (name ? 2 : 0) + (contact.email ? 1 : 0) + (contact.phone ? 1 : 0);
  const against = 1.5 * distinctMatches(text, BILL) + 1.2 * distinctMatches(text, POSTING);
  const entries =
    Math.min(4, jobs.length + datedJobs) +
    Math.min(3, 1.5 * schools.length) +
    Math.min(1, findings.skills.length / 4);
  const score = entries + person * (words < 1500 ? 1 : 0.3) - against;
  if (entries === 0) return name !== null && person >= 3 && words < 250 && against < 1.5;
  return score >= 2;
}

function distinctMatches(text: string, pattern: RegExp): number {
  return new Set([...text.matchAll(pattern)].map((match) => match[0].toLowerCase())).size;
}
