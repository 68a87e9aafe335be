import type { components } from '#openapi/jobs.ts';
import { Problem } from '#server/http/problem.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { statusAt } from '#server/jobs/statusAt.ts';

/** A job in the form of the contract. */
export function jobCard(row: JobRow, now: Date): components['schemas']['Job'] {
  return {
    sourceGUID: row.source_guid,
    title: row.title,
    company: row.company,
    city: row.city,
    stateShort: row.state_short,
    location: row.location,
    description: row.description,
    remote: row.remote,
    employmentTypes: row.employment_types,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    salaryUnit: row.salary_unit,
    salaryCurrency: row.salary_currency,
    postedAt: row.posted_at?.toISOString() ?? null,
    origin: row.origin,
    status: statusAt(row, now),
    closesOn: row.closes_on,
    applyUrl: row.apply_url,
    accommodations: row.accommodations,
    duties: { essential: row.essential_duties, other: row.other_duties },
    accommodationContact: row.accommodation_contact,
  };
}

/** The answer for an id without a job. */
export const noJob = () =>
  new Problem(404, 'no_job', 'This job is not available any more. It may have been filled.');
