import type { components } from '#openapi/resume.ts';
import type { SampleJob, SamplePerson, SampleSchool } from './people.ts';
import type { Printed } from './printing.ts';

/** What a parser must read from a sample: the review payload, without evidence. */
export type Truth = Omit<components['schemas']['ParsedResume'], 'evidence'>;

/** The expected values of a person in a layout, from the same data as the page. */
export function truthOf(person: SamplePerson, printed: Printed): Truth {
  const full = printed.address === 'full';
  const city = printed.address !== 'none';
  return {
    firstname: person.first,
    middlename: person.middle,
    lastname: person.last,
    email: person.email,
    phone_number: person.phone,
    address1: full ? person.street : null,
    address2: full ? person.unit : null,
    city: city ? person.city : null,
    state: city ? person.state : null,
    zip: city && person.zip !== '' ? person.zip : null,
    country: printed.country,
    summary: printed.summary ? person.summary : null,
    skills: printed.skills ? [...person.skills] : [],
    ideal_job: null,
    relocate: null,
    remote: null,
    education: person.schools.map((school) => schoolTruth(school, printed)),
    work_experience: person.jobs.map((job) => jobTruth(job, printed)),
  };
}

function schoolTruth(school: SampleSchool, printed: Printed): Truth['education'][number] {
  const present = school.present === true;
  const end = printed.years === 'none' ? null : school.end;
  return {
    school_name: school.school,
    level: school.level,
    major: school.major,
    start_year: printed.years === 'both' ? school.start : null,
    end_year: end,
    present,
    status: present ? 'in-progress' : end === null ? 'incomplete' : 'completed',
  };
}

function jobTruth(job: SampleJob, printed: Printed): Truth['work_experience'][number] {
  return {
    job_title: printed.capitals ? job.title.toUpperCase() : job.title,
    company: printed.capitals ? job.company.toUpperCase() : job.company,
    responsibilities: [...job.duties],
    start_date: payload(job.start, printed),
    end_date: job.end === null ? null : payload(job.end, printed),
    present: job.end === null,
  };
}

/** DD-MM-YYYY: a printed month has day 01, a printed year is January 1. */
function payload(date: string, printed: Printed): string {
  const [year = '', month = '01'] = date.split('-');
  return `01-${printed.dates === 'month' ? month : '01'}-${year}`;
}
