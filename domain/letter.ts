import type { components as jobs } from '#openapi/jobs.ts';
import type { components } from '#openapi/user.ts';
import { type DocumentBlock, list, paragraphs } from './documents/blocks.ts';
import type { ItemUse } from './passport.ts';

/** A letter in which a person asks an employer for a change (row X9). */

type Contract = components['schemas']['LetterAnswers'];
type Posting = Pick<
  jobs['schemas']['Job'],
  'sourceGUID' | 'title' | 'company' | 'duties' | 'accommodationContact'
>;
export type LetterKind = Contract['kind'];

/** What was answered so far; the kind is open until the first question is answered. */
export type LetterAnswers = Omit<Contract, 'kind'> & { readonly kind: LetterKind | null };

/** Who writes, as the letter ends with it. */
export interface LetterWriter {
  readonly name: string;
  /** How to reach them. */
  readonly contact: string;
}

export const LETTER_KINDS = ['applying', 'working'] as const satisfies readonly LetterKind[];

/** The questions in their order, one a page. */
export const LETTER_STEPS = [
  'kind',
  'job',
  'recipient',
  'duties',
  'asks',
  'others',
  'until',
  'why',
] as const;
export type LetterStep = (typeof LETTER_STEPS)[number];

/** The longest texts that the contract takes, in characters, and the most things in a list. */
export const LETTER_LIMITS = { line: 300, words: 1000, body: 20_000, things: 60 } as const;
/** The most letters that a person keeps. */
export const LETTERS_MAX = 50;

export const NO_LETTER: LetterAnswers = {
  kind: null,
  sourceGUID: null,
  job: '',
  company: '',
  recipient: '',
  recipientEmail: '',
  offeredDuties: [],
  duties: [],
  ownDuties: '',
  asks: [],
  ownAsks: '',
  openToOthers: true,
  answerBy: null,
  why: '',
  writtenOn: null,
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The parts of the work that the letter names: those that are ticked, then own words. */
const dutiesOf = ({ offeredDuties, duties, ownDuties }: LetterAnswers): string[] =>
  unique([...offeredDuties.filter((duty) => duties.includes(duty)), ...linesOf(ownDuties)]);

/** What the letter asks for: what is ticked, then own words. */
const asksOf = ({ asks, ownAsks }: LetterAnswers): string[] =>
  unique([...asks.flatMap(linesOf), ...linesOf(ownAsks)]);

const cut = (text: string | null, most: number): string => (text ?? '').slice(0, most);

/** The answers that a posting gives: its names, its duties to tick, and whom it says to ask. */
export function answersOf(
  job: Posting,
  before: LetterAnswers,
  chosenBefore: Posting | undefined,
): Partial<LetterAnswers> {
  const duties = [...job.duties.essential, ...job.duties.other];
  return {
    sourceGUID: job.sourceGUID,
    job: cut(job.title, LETTER_LIMITS.line),
    company: cut(job.company, LETTER_LIMITS.line),
    ...recipientOf(job, before, chosenBefore),
    offeredDuties: unique(duties.map((duty) => cut(duty, LETTER_LIMITS.words))).slice(
      0,
      LETTER_LIMITS.things,
    ),
    duties: [],
  };
}

/** The answers that a job in own words leaves. */
export function answersOfOther(
  before: LetterAnswers,
  chosenBefore: Posting | undefined,
): Partial<LetterAnswers> {
  const { sourceGUID, job, company, offeredDuties, duties } = NO_LETTER;
  const recipient = recipientOf(null, before, chosenBefore);
  return { sourceGUID, job, company, offeredDuties, duties, ...recipient };
}

/**
 * Whom the job says to ask, or nobody: a letter about one job never stays addressed to whom another
 * one named. Nothing where the person typed somebody.
 */
function recipientOf(
  job: Posting | null,
  before: LetterAnswers,
  chosenBefore: Posting | undefined,
): Partial<LetterAnswers> {
  if (isOwnRecipient(before, chosenBefore)) return {};
  const contact = job?.accommodationContact;
  return {
    recipient: cut(contact?.name ?? null, LETTER_LIMITS.line),
    recipientEmail: cut(contact?.email ?? null, LETTER_LIMITS.line),
  };
}

/** Whether the person typed who gets the letter: it is not who the job named that was chosen. */
function isOwnRecipient(answers: LetterAnswers, chosen: Posting | undefined): boolean {
  const [name, email] = [answers.recipient.trim(), answers.recipientEmail.trim()];
  if (name === '' && email === '') return false;
  const contact = chosen?.accommodationContact;
  return name !== (contact?.name?.trim() ?? '') || email !== (contact?.email?.trim() ?? '');
}

/** Whether something of the passport can be asked for: an interview is over for who works there. */
export const fitsLetter = (kind: LetterKind | null, use: ItemUse): boolean =>
  kind !== 'working' || use !== 'interview';

/** What keeps a question from going on; null when nothing does. */
export type LetterProblem = 'missing' | 'email';

/** Only who asks, for which job and for what must be known; the rest may stay open. */
export function problemOf(step: LetterStep, answers: LetterAnswers): LetterProblem | null {
  const isGiven = {
    kind: answers.kind !== null,
    job: `${answers.job}${answers.company}`.trim() !== '',
    asks: asksOf(answers).length > 0,
  };
  if (step in isGiven) return Reflect.get(isGiven, step) === true ? null : 'missing';
  const email = answers.recipientEmail.trim();
  return step === 'recipient' && email !== '' && !/^\S+@\S+$/.test(email) ? 'email' : null;
}

/** The next question after one, and the one before it; null at the end and at the beginning. */
export const stepAfter = (step: LetterStep): LetterStep | null =>
  LETTER_STEPS[LETTER_STEPS.indexOf(step) + 1] ?? null;
export const stepBefore = (step: LetterStep): LetterStep | null =>
  LETTER_STEPS[LETTER_STEPS.indexOf(step) - 1] ?? null;

const listed = (things: readonly string[]): string => things.map((one) => `- ${one}`).join('\n');

/** "June 1, 2026" for a day (YYYY-MM-DD). */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function opening({ kind, job, company }: LetterAnswers): string {
  const [title, place] = [job.trim(), company.trim()];
  if (kind === 'working') return `I work${place && ` at ${place}`}${title && ` as ${title}`}.`;
  return `I am applying for ${title || 'a job'}${place && ` at ${place}`}.`;
}

/**
 * The letter, in English: plain text with a blank line between parts and "- " before what is
 * listed. It names a condition only where the person wrote one.
 */
export function letterText(answers: LetterAnswers, { name, contact }: LetterWriter): string {
  const { recipient, openToOthers, answerBy, writtenOn } = answers;
  const [duties, asks] = [dutiesOf(answers), asksOf(answers)];
  const why = linesOf(answers.why).join(' ');
  const closing = [
    ...(openToOthers ? ['I am open to other ideas that work.'] : []),
    answerBy === null
      ? 'Please answer soon, so that we can talk about it.'
      : `Please answer by ${dayText(answerBy)}, so that we can talk about it.`,
    ...(contact ? [`You can reach me at ${contact}.`] : []),
  ];
  return [
    recipient.trim() ? `Dear ${recipient.trim()},` : 'Hello,',
    [
      opening(answers),
      'I am writing to ask for a change because of a medical condition.',
      ...(why ? [why] : []),
    ].join(' '),
    ...(duties.length > 0 ? [`It makes this harder:\n${listed(duties)}`] : []),
    ...(asks.length > 0 ? [`With the following I can do this work well:\n${listed(asks)}`] : []),
    closing.join(' '),
    'Thank you.',
    [name, ...(writtenOn === null ? [] : [dayText(writtenOn)])].join('\n'),
  ].join('\n\n');
}

/** What a letter can tell, in the order in which it is listed. */
export const LETTER_TELLS = [
  'name',
  'contact',
  'job',
  'company',
  'condition',
  'duties',
  'asks',
  'why',
] as const;
export type LetterTold = (typeof LETTER_TELLS)[number];

/** What the text on the screen tells of the person; own changes take things out, too. */
export function letterTells(
  text: string,
  answers: LetterAnswers,
  { name, contact }: LetterWriter,
): LetterTold[] {
  const words: Readonly<Record<LetterTold, readonly string[]>> = {
    name: [name],
    contact: [contact],
    job: [answers.job.trim()],
    company: [answers.company.trim()],
    condition: ['medical condition'],
    duties: dutiesOf(answers),
    asks: asksOf(answers),
    why: [linesOf(answers.why).join(' ')],
  };
  return LETTER_TELLS.filter((told) =>
    words[told].some((word) => word !== '' && text.includes(word)),
  );
}

/** A letter as the pieces of a file: its lines below a title, and a list where lines begin with "- ". */
export function letterBlocks(title: string, text: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = [{ kind: 'heading', level: 1, text: title }];
  let items: string[] = [];
  for (const line of [...text.split('\n'), '']) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else {
      blocks.push(...list(items), ...paragraphs(line));
      items = [];
    }
  }
  return blocks;
}
