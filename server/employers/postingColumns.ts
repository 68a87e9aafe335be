import type { JobStatus } from '#domain/jobTerms.ts';
import {
  contactOf,
  describePosting,
  essentialDuties,
  linesOf,
  ownPlainText,
} from '#domain/describePosting.ts';
import type { PostingContent } from '#domain/postingContent.ts';
import { placeIn } from '#server/employers/postingPlace.ts';
import { occupationOf } from '#server/jobs/import/facts/occupation.ts';
import { notFromFeed, type Posting } from '#server/jobs/postingQueries.ts';

/** What of a job does not stand in the fields of the editor. */
export interface PostingState {
  readonly sourceGuid: string;
  readonly companyGuid: string;
  readonly companyName: string;
  readonly status: JobStatus;
  readonly revision: number;
  /** When it was first published. */
  readonly postedAt: Date | null;
}

/**
 * The job that a posting's fields make, with its text, its place on the map and its occupation
 * when the title is sure. What is missing in a draft is empty.
 */
export function postingColumns(content: PostingContent, state: PostingState): Posting {
  const title = linesOf([content.title]).join();
  const place = placeIn(content);
  const isPaid = content.salaryMin !== null || content.salaryMax !== null;
  return {
    source_guid: state.sourceGuid,
    title,
    company: state.companyName,
    company_guid: state.companyGuid,
    ...place,
    remote: content.remote,
    employment_types: content.employmentTypes,
    salary_min: content.salaryMin,
    salary_max: content.salaryMax,
    salary_unit: isPaid ? content.salaryUnit : null,
    salary_currency: isPaid ? 'USD' : null,
    description: describePosting(content, place),
    soc_code: title === '' ? null : occupationOf(title),
    skills: linesOf(content.skills),
    accommodations: content.accommodations,
    contact_email: content.applyEmail.trim() || null,
    posted_at: state.postedAt,
    closes_on: content.closesOn,
    apply_url: null,
    status: state.status,
    origin: 'employer',
    revision: state.revision,
    essential_duties: essentialDuties(content),
    other_duties: linesOf(content.otherDuties),
    accommodation_contact: contactOf(content),
    plain_text: ownPlainText(content),
    ...notFromFeed,
  };
}
