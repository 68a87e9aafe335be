import { sentencesOf } from './sentences.ts';

/** Whom to ask for a change at work; at least one way to reach them. */
interface Contact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A word of the list, whole. */
const anyOf = (words: string, flags = 'i'): RegExp =>
  new RegExp(`\\b(?:${words.trim().replace(/\s*\n\s*/g, '|')})\\b`, flags);

/** What is asked for: a change for somebody who applies or works. */
const change = anyOf(`
  accommodations?
  reasonable adjustments?
  need (?:a |an |some(?:thing)? )?chang(?:e|ed|es)
  assistance (?:due to|because of|with) a disability
`);
/** Somebody who applies or works speaks of it, and no hotel. */
const asked = anyOf(`
  appl(?:y|ying|icants?|ications?)
  interview(?:s|ing)?
  request(?:s|ing)?
  need(?:s|ed)?
  requires?
  disabilit(?:y|ies)
  contact
  ask
  hiring
  reach
  e-?mail
  call
  write
`);
const forGuests = anyOf('(?:guests?|lodging|hotel|overnight|travelers?|housing) accommodations?');

/** The address for applications is not whom to ask, also when it takes both. */
const forBoth = /\bto apply,? (?:or|and)\b/i;

/** A sentence that goes on from the one before with how to reach somebody. */
const goesOn = new RegExp(
  `^(?:please |you (?:can|may) |just |simply )?${anyOf('e-?mail|write|call|contact|phone|reach|send|text|tell|ask').source}`,
  'i',
);

const emailPattern = /[\w.+%-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i;
const phonePattern =
  /(?<![\w.-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])\d{3}[ .-]\d{4}(?![\w-])/;

/** "contact Ada Amberly at": two or three words with capitals between a verb and a way. */
const before =
  '\\b(?:[Cc]ontact|[Aa]sk(?: for)?|[Cc]all|[Ee]-?mail|[Ww]rite to|[Rr]each(?: out to)?)';
const after = '(?=,? (?:at|by|via|on|in|through|from|or)\\b|[,(:]|\\s*$)';
const oneWord = "[A-Z][\\p{L}’'-]+";
const namePattern = new RegExp(`${before}\\s+((?:${oneWord}\\s){1,2}${oneWord})${after}`, 'u');

/** Capital words that are an office and nobody. */
const office = anyOf(
  `
  Human
  Resources
  Team
  Department
  Office
  Talent
  Acquisition
  Accommodations?
  People
  Recruiting
  Recruitment
  Services?
  Support
  Center
  Desk
  HR
  Benefits
  Hiring
  Manager
  Line
  Us
  Our
  The
  Equal
  Opportunity
  Careers?
`,
  '',
);

/**
 * Whom a posting names for accommodations: the sentence that speaks of them, or the next one when
 * it goes on, with an email address or a telephone number. Null when none does.
 */
export function accommodationContactIn(text: string): Contact | null {
  if (!/accommodat|adjustment|need .{0,20}chang|disabilit/i.test(text)) return null;
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    if (!change.test(sentence) || !asked.test(sentence)) continue;
    if (forGuests.test(sentence) || forBoth.test(sentence)) continue;
    const next = sentences[at + 1] ?? '';
    const found = contactIn(sentence) ?? (goesOn.test(next) ? contactIn(next) : null);
    if (found) return found;
  }
  return null;
}

function contactIn(sentence: string): Contact | null {
  const email = emailPattern.exec(sentence)?.[0].toLowerCase() ?? null;
  const phone = phonePattern.exec(sentence)?.[0] ?? null;
  if (email === null && phone === null) return null;
  const name = namePattern.exec(sentence)?.[1] ?? null;
  return { name: name === null || office.test(name) ? null : name, email, phone };
}
