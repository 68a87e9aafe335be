import type { components } from '#openapi/resume.ts';

type Schemas = components['schemas'];

/** The review payload (section 3). Dates are DD-MM-YYYY, years four digits, absent values null. */
export type ParsedResume = Schemas['ParsedResume'];
export type EducationItem = Schemas['EducationItem'];
export type WorkExperienceItem = Schemas['WorkExperienceItem'];
export type FieldEvidence = Schemas['FieldEvidence'];

/** A payload with nothing in it: where "Create profile manually" starts. */
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

/** Decides between the 8 and the 7 questions, and between the two lists of answers. */
export function hasWorkHistory(resume: Pick<ParsedResume, 'work_experience'>): boolean {
  return resume.work_experience.length > 0;
}
