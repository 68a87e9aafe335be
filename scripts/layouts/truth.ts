import type { Shown } from './layout.ts';
import type { Job, Person, School } from './person.ts';

/** The values printed by a layout, in the form of the labelled sets of the benchmark. */
export function truthOf(person: Person, shown: Shown): object {
  const full = shown.address === 'full';
  const city = shown.address !== 'none';
  const helping = person.helping;
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
    zip: full || shown.address === 'zip' ? person.zip : null,
    country: null,
    summary: shown.summary ? person.summary : null,
    skills: shown.skills ? person.skills : [],
    education: person.schools.map((school) => schoolTruth(school, shown)),
    work_experience: person.jobs.map((job) => jobTruth(job, shown)),
    _name_alternatives:
      person.last === null ? [{ firstname: null, middlename: null, lastname: person.first }] : [],
    _skills_optional: [...person.certificates, ...person.languages],
    _work_optional: helping ? [{ job_title: helping.title, company: helping.group }] : [],
    _education_optional: person.certificates.map((name) => ({ school_name: name, major: name })),
    _ignore: ['country'],
  };
}

function schoolTruth(school: School, shown: Shown): object {
  return {
    school_name: school.school,
    level: school.level,
    major: school.major,
    start_year: shown.years === 'both' ? school.start : null,
    end_year: school.running ? null : school.end,
    present: school.running ?? false,
    _ignore: school.level === null ? ['level'] : [],
  };
}

function jobTruth(job: Job, shown: Shown): object {
  return {
    job_title: job.title,
    company: job.company,
    responsibilities: shown.duties ? job.duties : [],
    start_date: payload(job.start),
    end_date: job.end === null ? null : payload(job.end),
    present: job.end === null,
    _start_precision: shown.dates,
    _end_precision: shown.dates,
  };
}

function payload(date: string): string {
  const [year = '', month = '01'] = date.split('-');
  return `01-${month}-${year}`;
}
