/** The formats a feed of jobs may have. Each posting says its own as `source`. */
export const feedFormats = [
  'jsonl',
  'csv',
  'jobposting',
  'indeed-xml',
  'rss',
  'greenhouse',
  'lever',
  'ashby',
  'usajobs',
  'smartrecruiters',
  'workday',
] as const;

export type FeedFormat = (typeof feedFormats)[number];

export type WorkPlace = 'remote' | 'hybrid' | 'in-person';
export type PayUnit = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export type EmploymentType =
  | 'FULL_TIME'
  | 'PART_TIME'
  | 'CONTRACTOR'
  | 'TEMPORARY'
  | 'INTERN'
  | 'VOLUNTEER'
  | 'PER_DIEM'
  | 'OTHER';

/** Pay as the feed's pay fields say it. `max` is null for "from", `min` for "up to". */
export interface FeedPay {
  min: number | null;
  max: number | null;
  unit: PayUnit;
  /** Three letters of ISO 4217. */
  currency: string;
}

/** A posting that is taken. What the feed does not say is null, never guessed. */
export interface FeedPosting {
  source: FeedFormat;
  /** As in the feed; the same posting has the same id in the next run. */
  id: string;
  title: string;
  company: string | null;
  city: string | null;
  /** Two letters, territories included. */
  state: string | null;
  /** Five digits. */
  zip: string | null;
  country: 'US' | null;
  remote: WorkPlace | null;
  employmentType: EmploymentType[];
  pay: FeedPay | null;
  /** YYYY-MM-DD, the day as written. */
  postedAt: string | null;
  /** YYYY-MM-DD: the last day on which the posting is open. */
  validThrough: string | null;
  /** Absolute, http or https. */
  applyUrl: string | null;
  /** Plain text with one line for each paragraph, list item, heading and table row. */
  description: string;
}

export type RefusalCode =
  | 'invalid'
  | 'no_title'
  | 'not_listed'
  | 'not_us'
  | 'expired'
  | 'duplicate';

/** An entry that is not taken. The rest of the file is read on. */
export interface FeedRefusal {
  source: FeedFormat;
  /** Null when the entry has none. */
  id: string | null;
  /** `message` is a sentence for a person. */
  refused: { code: RefusalCode; message: string };
}

export type FeedErrorCode =
  | 'invalid'
  | 'no_postings'
  | 'unsafe'
  | 'too_large'
  | 'encoding'
  | 'unknown_format'
  | 'not_found';

/** Why the file cannot be read, or not to its end. Always the last line of a file. */
export interface FeedError {
  error: { code: FeedErrorCode; message: string };
}

/** One line of what reading a feed gives; told apart by `'refused' in line`, `'error' in line`. */
export type FeedLine = FeedPosting | FeedRefusal | FeedError;
