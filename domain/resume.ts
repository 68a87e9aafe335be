import type { components } from '#openapi/resume.ts';

type Schemas = components['schemas'];

/**
 * The review payload (section 3). Dates are DD-MM-YYYY, years four digits, missing values null.
 */
export type ParsedResume = Schemas['ParsedResume'];
export type EducationItem = Schemas['EducationItem'];
export type WorkExperienceItem = Schemas['WorkExperienceItem'];
export type FieldEvidence = Schemas['FieldEvidence'];
/** A line of the file that no value was read from, and its heading. */
export type UnplacedLine = Schemas['UnplacedLine'];

/** An empty payload, the start of "Create profile manually". */
export const EMPTY_RESUME: ParsedResume = {
  firstname: null,
  middlename: null,
  lastname: null,
  email: null,
  phone_number: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  summary: null,
  skills: [],
  ideal_job: null,
  relocate: null,
  remote: null,
  education: [],
  work_experience: [],
};

/** Whether the 8 questions for people with work history apply. */
export function hasWorkHistory(resume: Pick<ParsedResume, 'work_experience'>): boolean {
  return resume.work_experience.length > 0;
}
