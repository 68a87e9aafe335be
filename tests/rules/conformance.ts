import { existsSync } from 'node:fs';
import { type Criterion, type Evidence, type Gap, LEVELS } from '#domain/conformance/terms.ts';
import { readSource } from './sources.ts';

/** The success criteria of WCAG 2.2: guideline to the number of its last criterion. */
const lastOf: Readonly<Record<string, number>> = {
  '1.1': 1,
  '1.2': 9,
  '1.3': 6,
  '1.4': 13,
  '2.1': 4,
  '2.2': 6,
  '2.3': 3,
  '2.4': 13,
  '2.5': 8,
  '3.1': 6,
  '3.2': 6,
  '3.3': 9,
  '4.1': 3,
};
/** WCAG 2.2 removed it. */
const REMOVED = '4.1.1';

/** The numbers of all 86 criteria, in their order. */
export const wcagNumbers: readonly string[] = Object.entries(lastOf)
  .flatMap(([guideline, last]) => Array.from({ length: last }, (_, at) => `${guideline}.${at + 1}`))
  .filter((number) => number !== REMOVED);

/** Criteria that are missing, there twice, or not of WCAG 2.2. */
export function wrongNumbers(numbers: readonly string[]): string[] {
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  return [
    ...wcagNumbers.filter((number) => !numbers.includes(number)).map((one) => `${one} is missing`),
    ...twice.map((number) => `${number} is there twice`),
    ...numbers
      .filter((one) => !wcagNumbers.includes(one))
      .map((one) => `${one} is not of WCAG 2.2`),
  ];
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a file has a test of the title: word for word, or with its parameters filled in. */
function hasTitle(text: string, title: string): boolean {
  if (text.includes(title)) return true;
  const templates = [...text.matchAll(/(?:test|it)(?:\.each\([^)]*\))?\(\s*[`'](.*?)[`'],/g)];
  return templates.some(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}|%[sijo]/);
    if (parts.length < 2) return false;
    const values = new RegExp(`^${parts.map(escape).join('(.+)')}$`).exec(title);
    return values !== null && values.slice(1).every((value) => text.includes(`'${value}'`));
  });
}

/** Tests that are named and are not there. */
export function missingEvidence(evidence: readonly Evidence[]): string[] {
  return evidence.flatMap(({ path, title }) => {
    if (!existsSync(path)) return [`${path} is not there`];
    return hasTitle(readSource(path).text, title) ? [] : [`${path} has no test “${title}”`];
  });
}

const isSentence = (text: string) => /^[\p{Lu}“].*[.]$/u.test(text);

/** Gaps without a reason, or not in sentences. */
export const unfitGaps = (gaps: readonly Gap[]): string[] =>
  gaps.filter(({ what, why }) => !isSentence(what) || !isSentence(why)).map(({ what }) => what);

/** What a criterion lacks for the answer that it has. */
export function unfitAnswer({
  number,
  term,
  level,
  notes,
  shownBy,
  byHand,
  gaps,
}: Criterion): string[] {
  const problems: string[] = [];
  const isMet = term === 'supports' || term === 'not-applicable';
  if (!LEVELS.includes(level)) problems.push('has no level');
  if (!isSentence(notes)) problems.push('has no sentence that says how it is met');
  if (isMet && gaps.length > 0) problems.push('is met and has a gap');
  if (!isMet && gaps.length === 0) problems.push('is not met and names no gap');
  if (term !== 'does-not-support' && shownBy.length === 0 && byHand === undefined)
    problems.push('is shown by nothing');
  return problems.map((problem) => `${number} ${problem}`);
}
