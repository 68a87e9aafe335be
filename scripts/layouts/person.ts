/** A job as printed. Months are "2019-04"; a null end is the present. */
export interface Job {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string | null;
  duties: string[];
}

/** A school as printed. Years are "2014"; a level of null is not scored. */
export interface School {
  school: string;
  degree: string;
  level: 'ged' | 'high_school' | 'associates' | 'bachelors' | 'postgraduate' | 'phd' | null;
  major: string | null;
  place: string;
  start: string | null;
  end: string;
}

/** An invented person of people.json: 555 telephone numbers, example domains. */
export interface Person {
  id: string;
  /** Stands only in layouts that are kept apart, so that no wording is met before. */
  apart: boolean;
  first: string;
  middle: string | null;
  /** Null for somebody with one name. */
  last: string | null;
  /** Printed after the name: "RN, BSN". */
  after: string | null;
  headline: string;
  email: string;
  phone: string;
  street: string;
  unit: string | null;
  city: string;
  state: string;
  zip: string;
  summary: string;
  skills: string[];
  jobs: Job[];
  schools: School[];
  certificates: string[];
  languages: string[];
  /** Unpaid work. */
  helping: { title: string; group: string; start: string; end: string } | null;
}
