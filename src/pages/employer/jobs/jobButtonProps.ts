import type { CompanyJob } from '#src/api/queries/employerJobs.ts';

/** What the buttons of a job need. */
export interface JobButtonProps {
  job: CompanyJob;
  title: string;
  /** Id of the element that gets the focus of a button that goes. */
  nextId: string;
}
