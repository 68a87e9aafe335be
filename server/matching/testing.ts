import type { Candidate } from './candidate.ts';
import { codesOfTitles } from './heldTitles.ts';
import type { JobRow } from './index/jobRow.ts';
import type { SavedProfile } from './savedCandidate.ts';

const syracuse = { lat: 43.05, lng: -76.15 };
/** 262 miles from Syracuse. */
export const boston = { lat: 42.36, lng: -71.06 };

/** An invented posting in Syracuse, for the tests of this folder. */
export const posting = (jobId: string, changes: Partial<JobRow> = {}): JobRow => ({
  ...syracuse,
  jobId,
  title: 'Bookkeeper',
  description: 'Keep the books.',
  socCode: '43-3031',
  remote: 'in-person',
  company: null,
  city: null,
  state: null,
  postedAt: null,
  closesOn: null,
  employmentTypes: [],
  ...changes,
});

/** Somebody in Syracuse who has said nothing of their work, and would move for no job. */
export const nobody: Candidate = {
  titles: [],
  codes: [],
  skills: [],
  credentials: [],
  text: '',
  years: null,
  degree: null,
  remote: null,
  place: syracuse,
  searchRadius: 50,
  relocate: false,
};

/** The same who held one title. */
export function holderOf(title: string, changes: Partial<Candidate> = {}): Candidate {
  const titles = [{ title, weight: 1 }];
  return { ...nobody, titles, codes: codesOfTitles(titles), ...changes };
}

/** Saved insights of somebody who gave no answers. */
export const noInsights: NonNullable<SavedProfile['soc']> = {
  user_guid: 'rowan',
  soc_code: null,
  alternate_soc_code1: null,
  alternate_soc_code2: null,
  alternate_soc_code3: null,
  highest_level_of_education: null,
  years_of_experience: 0,
  location_lat: null,
  location_long: null,
  postal_code: null,
  relocation: null,
  remote: null,
  search_radius: 25,
  version: 1,
};

/** What is saved of somebody who has just signed up. */
export function savedOf(
  changes: Partial<SavedProfile> = {},
  user: Partial<SavedProfile['user']> = {},
): SavedProfile {
  return {
    user: {
      user_guid: 'rowan',
      first_name: 'Rowan',
      last_name: 'Ash',
      has_one_name: false,
      email: 'rowan@example.com',
      role: 2,
      phone: null,
      summary: null,
      image_mime: null,
      image_stored_at: null,
      location_lat: null,
      location_long: null,
      relocate: null,
      remote_work_type: null,
      preferences_answered: null,
      answers: {},
      version: 0,
      ...user,
    },
    profile: undefined,
    degrees: [],
    workHistory: [],
    skills: [],
    credentials: [],
    soc: undefined,
    ...changes,
  };
}

/** Skills as they are saved, in their order. */
export const skillRows = (...names: readonly string[]): SavedProfile['skills'] =>
  names.map((skill_name, at) => ({
    id: String(at),
    user_guid: 'rowan',
    skill_name,
    position: at + 1,
    version: 1,
  }));

/** A job as it is saved. */
export const jobHeld = (
  changes: Partial<SavedProfile['workHistory'][number]>,
): SavedProfile['workHistory'][number] => ({
  id: '1',
  user_guid: 'rowan',
  employer_name: 'Example Works',
  job_title: null,
  responsibilities: null,
  start_date: null,
  end_date: null,
  present: false,
  version: 1,
  ...changes,
});
