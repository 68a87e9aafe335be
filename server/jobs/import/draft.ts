import { createHash } from 'node:crypto';
import type {
  EmploymentType,
  FeedFormat,
  FeedLine,
  FeedPay,
  RefusalCode,
  WorkPlace,
} from './feedLine.ts';
import { oneLine } from './fields/text.ts';
import type { Place } from './places/place.ts';

/** An entry as its format reads it, before it is judged. */
export interface Draft {
  /** Null when the entry has none. */
  id: string | null;
  title: string | null;
  company: string | null;
  /** False when the feed itself says that nobody should see it. */
  isListed: boolean;
  place: Place;
  /** By the feed's own field; what the place says in passing comes after it. */
  remote: WorkPlace | null;
  employmentType: EmploymentType[];
  pay: FeedPay | null;
  postedAt: string | null;
  validThrough: string | null;
  applyUrl: string | null;
  /** Read only when the posting is taken: texts are long. */
  description: () => string;
}

const messages: Readonly<Record<RefusalCode, string>> = {
  invalid: 'This entry is not a record of named fields.',
  no_title: 'This entry has no title.',
  not_listed: 'The feed says that this posting is not public.',
  not_us: 'All places of this posting are outside the United States.',
  expired: 'This posting has ended.',
  duplicate: 'A posting with this id was already taken from this file.',
};

export interface JudgeOptions {
  source: FeedFormat;
  /** Today, YYYY-MM-DD. */
  now: string;
  /** Names the employer where the file has none. */
  company?: string | undefined;
}

/** Decides for each entry of one file whether it is taken. An entry that is no record is null. */
export function createJudge({
  source,
  now,
  company,
}: JudgeOptions): (draft: Draft | null) => FeedLine {
  const taken = new Set<string>();
  return (draft) => {
    const refuse = (code: RefusalCode): FeedLine => ({
      source,
      id: draft?.id ?? null,
      refused: { code, message: messages[code] },
    });
    if (draft === null) return refuse('invalid');
    const { title, place, validThrough } = draft;
    if (title === null) return refuse('no_title');
    if (!draft.isListed) return refuse('not_listed');
    if (place.isForeign) return refuse('not_us');
    // A posting is still open on its last day.
    if (validThrough !== null && validThrough < now) return refuse('expired');
    const id = draft.id ?? ownId(draft, taken);
    if (taken.has(id)) return refuse('duplicate');
    taken.add(id);
    return {
      source,
      id,
      title,
      company: draft.company ?? oneLine(company),
      city: place.city,
      state: place.state,
      zip: place.zip,
      country: place.country,
      remote: draft.remote ?? place.workPlace,
      employmentType: draft.employmentType,
      pay: draft.pay,
      postedAt: draft.postedAt,
      validThrough,
      applyUrl: draft.applyUrl,
      description: draft.description(),
    };
  };
}

/**
 * Stable from run to run, as long as the entry says the same about what it is. Where several do,
 * their texts tell them apart.
 */
function ownId(draft: Draft, taken: Set<string>): string {
  const { title, company, place, applyUrl } = draft;
  const short = hash('own', [title, company, place.city, place.state, applyUrl]);
  const whole = hash(short, [draft.description()]);
  if (taken.has(short) || taken.has(whole)) return whole;
  // The same entry again is a duplicate.
  taken.add(whole);
  return short;
}

function hash(name: string, parts: readonly (string | null)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${name}-${digest.slice(0, 16)}`;
}

/** The first of the values that is an id: a string with something in it, or a number. */
export function idOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const text =
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (text !== '') return text;
  }
  return null;
}

/** The first of the values that is a text with something in it, on one line. */
export function firstLine(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const text = oneLine(value);
    if (text !== null) return text;
  }
  return null;
}
