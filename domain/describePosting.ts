import type { components } from '#openapi/jobs.ts';
import type { PostingContent } from './postingContent.ts';

type AccommodationContact = components['schemas']['AccommodationContact'];

/** Where the work is, in words; no city for work at home alone. */
export interface PostingPlaceWords {
  readonly city: string | null;
  readonly location: string;
}

/** A text without line breaks, and without spaces around it. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text of several paragraphs, with one blank line at most between them. */
const paragraphsOf = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The company's own plain-language version, as candidates read it; null when it wrote none. */
export const ownPlainText = ({ plainText }: PostingContent): string | null =>
  paragraphsOf(plainText) || null;

/** The lines of a list that say something, each without line breaks. */
export const linesOf = (lines: readonly string[]): string[] =>
  lines.map(oneLine).filter((line) => line !== '');

/** The essential duties that say something. */
export const essentialDuties = ({ essentialDuties: duties }: PostingContent): string[] =>
  linesOf(duties.map(({ text }) => text));

/** Whom to ask for a change; null while no way to reach them is given. */
export function contactOf({ accommodationContact }: PostingContent): AccommodationContact | null {
  const [name, email, phone] = [
    accommodationContact.name,
    accommodationContact.email,
    accommodationContact.phone,
  ].map((text) => oneLine(text) || null);
  if (!email && !phone) return null;
  return { name: name ?? null, email: email ?? null, phone: phone ?? null };
}

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [heading, ...lines.map((line) => `- ${line}`)].join('\n');

const labelled = (label: string, text: string): string[] =>
  linesOf([text]).map((line) => `${label}: ${line}`);

/**
 * What candidates read of a posting: plain text with a blank line between parts, headings and
 * lists with "- " (contract: Job.description). Pay and the facts of access stand beside it.
 */
export function describePosting(content: PostingContent, place: PostingPlaceWords): string {
  return [
    paragraphsOf(content.summary),
    section('What you will do', essentialDuties(content)),
    section('Other duties', linesOf(content.otherDuties)),
    section('What you need', needs(content)),
    section('Where and when', whereAndWhen(content, place)),
    changeSentence(contactOf(content)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function needs({ skills, experience, education, certificates }: PostingContent): string[] {
  return [
    ...linesOf(skills),
    ...labelled('Experience', experience),
    ...labelled('Education', education),
    ...linesOf(certificates),
  ];
}

const ways = {
  remote: 'Remote work',
  hybrid: 'Partly from home, partly on site',
  'in-person': 'On site',
} as const;
const times = {
  flexible: 'Start and end times are flexible',
  fixed: 'Start and end times are fixed',
} as const;

function whereAndWhen(content: PostingContent, { city, location }: PostingPlaceWords): string[] {
  const way = content.remote === null ? [] : [ways[content.remote]];
  return [
    ...(city === null ? [] : [location]),
    ...way,
    ...labelled('Days at home', content.homeDays),
    ...labelled('Hours', content.hours),
    ...labelled('Shifts', content.shifts),
    ...(content.startAndEnd === null ? [] : [times[content.startAndEnd]]),
    ...labelled('People in the room', content.peopleInRoom),
  ];
}

/** The line that each posting written here ends with. */
function changeSentence(contact: AccommodationContact | null): string {
  if (contact === null) return '';
  const { name, email, phone } = contact;
  const call = phone && `call ${email || !name ? phone : `${name} at ${phone}`}`;
  const write = email && `write to ${name ? `${name} at ${email}` : email}`;
  const ways = [write, call].filter((way) => way !== null).join(' or ');
  return `Need a change to apply or to interview? ${ways.slice(0, 1).toUpperCase()}${ways.slice(1)}.`;
}
