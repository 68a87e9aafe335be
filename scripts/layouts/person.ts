import type { SampleJob, SamplePerson, SampleSchool } from '../sampleResumes/people.ts';

/** A job as printed. Months are "2019-04"; a null end is the present. */
export type Job = SampleJob;

/** A school as printed. Years are "2014"; a level of null is not scored. */
export interface School extends Omit<SampleSchool, 'end' | 'present'> {
  place: string;
  end: string;
  /** Still attended: no end is printed. */
  running?: boolean;
}

type Shared = Omit<SamplePerson, 'last' | 'suffix' | 'summary' | 'schools'>;

/** An invented person of people.json: 555 telephone numbers, example domains. */
export interface Person extends Shared {
  /** Stands only in layouts that are kept apart, so that no wording is met before. */
  apart: boolean;
  /** Null for somebody with one name. */
  last: string | null;
  /** Printed after the name: "RN, BSN". */
  after: string | null;
  summary: string;
  schools: School[];
  certificates: string[];
  languages: string[];
  /** Unpaid work. */
  helping: { title: string; group: string; start: string; end: string } | null;
}
