import type { PostingContent } from './postingContent.ts';

/**
 * What the editor of a posting asks back. Prompts never stop anybody: they ask for the result in
 * the place of the movement, and for what a demand is needed for.
 */

/** A duty says what the body does, and not what gets done (29 CFR 1630.2(n)). */
const bodyWords =
  /\b(lift|carry|stand|walk|climb|bend|stoop|kneel|crouch|crawl|see|hear|talk|speak|sit|push|pull|grasp)(s|ing|ting|ding)?\b/i;

/** Whether a duty names a movement or a sense. */
export function namesBody(duty: string): boolean {
  return bodyWords.test(duty);
}

/** What a colleague can often do instead, so that it need not be essential. */
const tradedWords =
  /\b(driv(e|es|ing)|(answer|take|make)(s|ing)? (the )?(phone|telephone|calls)|phone calls|telephone|lift(s|ing)?|errands?)\b/i;

/** Whether a duty is one that could often be traded with a colleague. */
export function couldBeTraded(duty: string): boolean {
  return tradedWords.test(duty);
}

const licenseWords = /\bdriv(er|er['’]?s|ers|ing)['’]? licen[cs]es?\b/i;
const drivingWords =
  /\b(driv(e|es|ing|er)|deliver(s|ing|y|ies)?|transport(s|ing)?|haul(s|ing)?|chauffeur)\b/i;

/** What a posting asks of people, as it is checked for a driving license. */
const demandsOf = ({ summary, experience, education, certificates, skills }: PostingContent) => [
  summary,
  experience,
  education,
  ...certificates,
  ...skills,
];

/**
 * Whether a posting demands a driving license while no essential duty is driving. California
 * forbids the demand then (SB 1100 of 2024), and it keeps out who may not drive everywhere.
 */
export function asksForLicense(content: PostingContent): boolean {
  const isDriving = content.essentialDuties.some(({ text }) => drivingWords.test(text));
  return !isDriving && demandsOf(content).some((text) => licenseWords.test(text));
}

/** The whole demand, with what stands around the words and belongs to them. */
const licenseDemand =
  /((must have|must hold|have|holds?|requires?|need)\s+)?((a|an|your)\s+)?(current\s+|valid\s+|clean\s+)*(driv(er|er['’]?s|ers|ing)['’]?\s+licen[cs]es?)(\s+(is\s+)?required)?/gi;

/** The posting with `words` in the place of each demand for a driving license. */
export function withoutLicense(content: PostingContent, words: string): PostingContent {
  const mend = (text: string) =>
    licenseWords.test(text) ? text.replace(licenseDemand, () => words) : text;
  return {
    ...content,
    summary: mend(content.summary),
    experience: mend(content.experience),
    education: mend(content.education),
    certificates: content.certificates.map(mend),
    skills: content.skills.map(mend),
  };
}

/** States, with DC, whose law asks for the pay in postings. */
const payStates = new Set(['CA', 'CO', 'DC', 'HI', 'IL', 'MA', 'MD', 'MN', 'NJ', 'NY', 'VT', 'WA']);

/** Whether the State of a posting asks for the pay in it. */
export function statePayRule({ stateShort }: PostingContent): boolean {
  return payStates.has(stateShort.trim().toUpperCase());
}

/** How many essential duties are advised: with fewer nobody knows what the job is. */
export const DUTIES_ADVISED = { least: 3, most: 10 } as const;
