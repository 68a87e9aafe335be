import type { SampleJob, SamplePerson, SampleSchool } from './people.ts';

/** What a layout prints, so that the expected values are exactly those on the page. */
export interface Printed {
  dates: 'month' | 'year';
  address: 'full' | 'city' | 'none';
  /** Education years: both, only the last, or none. */
  years: 'both' | 'end' | 'none';
  summary: boolean;
  skills: boolean;
  country: string | null;
  /** Titles and employers are printed in capitals. */
  capitals?: boolean;
}

/** A layout: the person it shows, what it prints and the page. */
export interface Layout {
  name: string;
  person: string;
  printed: Printed;
  html: (person: SamplePerson) => string;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Escapes text for HTML. */
export function esc(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');
}

/** "2019-04" as "April 2019", "Apr 2019", "04/2019" or "2019". */
export function month(date: string, style: 'long' | 'short' | 'number' | 'year'): string {
  const [year = '', number = '01'] = date.split('-');
  const name = MONTHS[Number(number) - 1] ?? '';
  if (style === 'year') return year;
  if (style === 'number') return `${number}/${year}`;
  return `${style === 'long' ? name : name.slice(0, 3)} ${year}`;
}

/** The dates of a job. */
export function span(
  job: SampleJob,
  style: 'long' | 'short' | 'number' | 'year',
  now = 'Present',
  dash = ' – ',
): string {
  return month(job.start, style) + dash + (job.end === null ? now : month(job.end, style));
}

/** The years of a school. */
export function years(school: SampleSchool, dash = ' – '): string {
  const end = school.present ? 'Present' : school.end;
  return [school.start, end].filter((part) => part !== null).join(dash);
}

/** First, middle and last name with suffixes. */
export function fullName(person: SamplePerson, comma = ', '): string {
  const name = [person.first, person.middle, person.last].filter((part) => part !== null).join(' ');
  return person.suffix ? name + comma + person.suffix : name;
}

/** A list of duties. */
export function list(items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${esc(item)}</li>`).join('')}</ul>`;
}

/** "Degree in Field", or the degree alone. */
export function degree(school: SampleSchool, glue = ' in '): string {
  return esc(school.major === null ? school.degree : school.degree + glue + school.major);
}

/** The street with the unit, in one line. */
export function street(person: SamplePerson): string {
  return [person.street, person.unit].filter((part) => part !== null && part !== '').join(', ');
}

/** A whole page of HTML in US Letter. */
export function page(style: string, body: string, margin = '0.7in'): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>@page{size:Letter;margin:${margin}}body{margin:0;font:11pt/1.35 'Liberation Sans',Arial,sans-serif;color:#222}h1,h2,h3,p,ul{margin:0;padding:0}ul{padding-left:18pt}${style}</style><body>${body}</body></html>`;
}
