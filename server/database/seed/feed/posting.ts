import type { DegreeLevelName } from '#domain/degrees.ts';
import type { AccommodationContact } from '#server/database/tables/job.ts';
import type { AccommodationCode } from './accommodations.ts';

export type EmploymentType = 'full-time' | 'part-time' | 'contract' | 'temporary' | 'seasonal';
export type WorkPlace = 'remote' | 'hybrid' | 'in-person';

/** The requirements of a posting as data; its text says the same. */
export type PostingRequirements = {
  /** Years of experience. */
  years?: number;
  /** A degree level name of the product spec, section 3. */
  degree?: DegreeLevelName;
  licences?: string[];
  languages?: string[];
};

/** One invented job posting of the sample feed. */
export type SamplePosting = {
  /** A UUID derived from the seed. */
  jobId: string;
  title: string;
  company: string;
  companyDomain: string;
  city: string;
  stateShort: string;
  zip: string;
  lat: number;
  lng: number;
  /** "Syracuse, NY", or "Remote, United States"; then the city is that of the employer. */
  location: string;
  remote: WorkPlace;
  employmentType: EmploymentType;
  /** US dollars an hour or a year. */
  salaryMin: number;
  salaryMax: number;
  salaryUnit: 'hour' | 'year';
  /** Plain text: paragraphs separated by blank lines, list items after "- ". */
  description: string;
  socCode: string;
  skills: string[];
  requirements: PostingRequirements;
  /** Facts the employer publishes about the workplace. */
  accommodations: AccommodationCode[];
  /** Whom to ask for an accommodation; null when the posting names nobody. */
  accommodationContact: AccommodationContact | null;
  /** ISO 8601 in UTC. */
  postedAt: string;
  contactEmail: string;
  sample: true;
};
