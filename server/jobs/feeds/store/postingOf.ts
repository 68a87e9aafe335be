import type { EmploymentType, PayUnit } from '#domain/jobTerms.ts';
import type { Posting } from '#server/jobs/postingQueries.ts';
import type {
  EmploymentType as FeedEmploymentType,
  FeedPosting,
} from '#server/jobs/import/feedLine.ts';
import { accommodationContactIn } from '#server/jobs/import/facts/accommodationContact.ts';
import { accommodationsIn } from '#server/jobs/import/facts/accommodations.ts';
import { occupationOf } from '#server/jobs/import/facts/occupation.ts';
import { placeOf } from '#server/jobs/import/facts/place.ts';
import { skillsIn } from '#server/jobs/import/facts/skills.ts';

/** More than any posting that people read; a larger text is a fault of its feed. */
const longestDescription = 30_000;
const longestTitle = 300;

const employmentTypes: Readonly<Record<FeedEmploymentType, EmploymentType>> = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
  VOLUNTEER: 'volunteer',
  PER_DIEM: 'per-diem',
  OTHER: 'other',
};

const units = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** What a feed's posting says as the columns of a job, with what is read from it on the way in. */
export type ReadPosting = Omit<
  Posting,
  | 'source_guid'
  | 'company_guid'
  | 'status'
  | 'origin'
  | 'revision'
  | 'feed_guid'
  | 'feed_job_id'
  | 'content_hash'
  | 'match_hash'
  | 'imported_at'
  | 'closed_at'
>;

/**
 * Reads what a job has from a posting of a feed: its place on the map, its occupation when the
 * title is sure, skills, whom to ask for accommodations, and the facts of the workplace.
 * @param now no posting is from the future
 */
export function postingOf(said: FeedPosting, now: Date): ReadPosting {
  const title = said.title.slice(0, longestTitle);
  const description =
    said.description.length > longestDescription
      ? `${said.description.slice(0, longestDescription - 1)}…`
      : said.description;
  const soc = occupationOf(title);
  const unit: PayUnit | null = said.pay ? units[said.pay.unit] : null;
  return {
    title,
    company: said.company,
    ...placeOf(said),
    remote: said.remote,
    employment_types: said.employmentType.map((type) => employmentTypes[type]),
    salary_min: said.pay?.min ?? null,
    salary_max: said.pay?.max ?? null,
    salary_unit: unit,
    salary_currency: said.pay?.currency ?? null,
    description,
    soc_code: soc,
    skills: skillsIn(`${title} \n ${description}`, soc),
    accommodations: accommodationsIn(description),
    contact_email: null,
    posted_at: said.postedAt === null ? null : dayAt(said.postedAt, now),
    closes_on: said.validThrough,
    apply_url: said.applyUrl,
    essential_duties: [],
    other_duties: [],
    accommodation_contact: accommodationContactIn(description),
    plain_text: null,
  };
}

/** Noon in UTC is the same day in every state. */
function dayAt(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return noon > now ? now : noon;
}
