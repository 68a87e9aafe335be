import type { DegreeLevelName } from '#domain/degrees.ts';
import type { AccommodationCode } from './accommodations.ts';

export type EmploymentType = 'full-time' | 'part-time' | 'contract' | 'temporary' | 'seasonal';
export type WorkPlace = 'remote' | 'hybrid' | 'in-person';

/** What a posting asks for, as data; the same stands in its text. */
export type PostingRequirements = {
  /** Years of experience. */
  years?: number;
  /** A degree level name of the product spec, section 3. */
  degree?: DegreeLevelName;
  licences?: string[];
  languages?: string[];
};

/** One invented job posting of the feed that ships with the product. */
export type SamplePosting = {
  /** A UUID that follows from the seed. */
  sourceGUID: string;
  title: string;
  company: string;
  companyDomain: string;
  city: string;
  stateShort: string;
  zip: string;
  lat: number;
  lng: number;
  /** "Syracuse, NY", or "Remote, United States"; the city is then where the employer sits. */
  location: string;
  remote: WorkPlace;
  employmentType: EmploymentType;
  /** US dollars an hour or a year. */
  salaryMin: number;
  salaryMax: number;
  salaryUnit: 'hour' | 'year';
  /** Plain text: paragraphs apart by blank lines, list items after "- ". */
  description: string;
  socCode: string;
  skills: string[];
  requirements: PostingRequirements;
  /** Facts that the employer publishes about the workplace. */
  accommodations: AccommodationCode[];
  /** ISO 8601 in UTC. */
  postedAt: string;
  contactEmail: string;
  sample: true;
};
