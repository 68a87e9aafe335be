import type { components } from '#openapi/jobs.ts';
import { Problem } from '#server/http/problem.ts';
import type { JobRow } from '#server/jobs/queries.ts';

/** A job in the form of the contract. */
export function jobCard(row: JobRow): components['schemas']['Job'] {
  return {
    sourceGUID: row.source_guid,
    title: row.title,
    company: row.company,
    city: row.city,
    stateShort: row.state_short,
    location: row.location,
    description: row.description,
    remote: row.remote,
    employmentType: row.employment_type,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    salaryUnit: row.salary_unit,
    postedAt: row.posted_at.toISOString(),
    sample: row.sample,
  };
}

/** The answer for an id without a job. */
export const noJob = () =>
  new Problem(404, 'no_job', 'This job is not available any more. It may have been filled.');
