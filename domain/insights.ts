import type { components as DataComponents } from '#openapi/data.ts';
import type { components as MatchingComponents } from '#openapi/matching.ts';
import { SEARCH_RADIUS_MILES } from './limits.ts';
import type { ParsedResume } from './resume.ts';

export type Insights = MatchingComponents['schemas']['Insights'];
export type CandidateData = MatchingComponents['schemas']['CandidateData'];
export type UserSOC = DataComponents['schemas']['UserSOC'];

/** Where and how a person wants to work, saved with the insights (section 7). */
export type WorkWishes = {
  zip: string | null;
  lat: number | null;
  long: number | null;
  relocate: UserSOC['Relocation'];
  remote: UserSOC['Remote'];
};

/** The part of a resume the insights are computed from. */
export function candidateData(resume: ParsedResume): CandidateData {
  return {
    work_experience: resume.work_experience,
    education: resume.education,
    skills: resume.skills,
    ideal_job: resume.ideal_job,
    summary: resume.summary,
  };
}

/** The record to save: insights, wishes, and the search radius of section 9. */
export function userSoc(userGuid: string, insights: Insights, wishes: WorkWishes): UserSOC {
  return {
    UserGuid: userGuid,
    ...insights,
    LocationLat: wishes.lat,
    LocationLong: wishes.long,
    PostalCode: wishes.zip,
    Relocation: wishes.relocate,
    Remote: wishes.remote,
    SearchRadius: SEARCH_RADIUS_MILES,
  };
}

/** The insights when nothing could be computed. */
export const NO_INSIGHTS: Insights = {
  SOCCode: null,
  AlternateSOCCode1: null,
  AlternateSOCCode2: null,
  AlternateSOCCode3: null,
  HighestLevelOfEducation: null,
  YearsOfExperience: 0,
};
