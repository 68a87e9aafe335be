import type { Job, Person, School } from './person.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** How months are printed: "April 2019", "Apr 2019", "04/2019", "4/19", "Apr. ’19", "2019". */
export type DateForm = 'long' | 'short' | 'number' | 'dots' | 'iso' | 'apostrophe' | 'year';

function printedDate(date: string, form: DateForm): string {
  const [year = '', number = '01'] = date.split('-');
  const name = MONTHS[Number(number) - 1] ?? '';
  if (form === 'long') return `${name} ${year}`;
  if (form === 'short') return `${name.slice(0, 3)} ${year}`;
  if (form === 'number') return `${number}/${year}`;
  if (form === 'dots') return `${number}.${year}`;
  if (form === 'iso') return date;
  if (form === 'apostrophe') return `${name.slice(0, 3)} ’${year.slice(2)}`;
  return year;
}

/** "April 2019 – Present", in any form. */
export function span(job: Job, form: DateForm, dash = ' – ', now = 'Present'): string {
  return (
    printedDate(job.start, form) + dash + (job.end === null ? now : printedDate(job.end, form))
  );
}

/** "2010 – 2014", or the one year printed. */
export function years(school: School, dash = ' – '): string {
  if (school.running) return `${school.start}${dash}Present`;
  return school.start === null ? school.end : school.start + dash + school.end;
}

/** First, middle and last name, without and with the credentials after it. */
export function bareName(person: Person): string {
  return [person.first, person.middle, person.last].filter((part) => part !== null).join(' ');
}

export function fullName(person: Person, glue = ', '): string {
  return person.after === null ? bareName(person) : bareName(person) + glue + person.after;
}

/** "Associate of Arts in Business", or the degree alone. */
export function degree(school: School, glue = ' in '): string {
  return school.major === null ? school.degree : school.degree + glue + school.major;
}

export function street(person: Person): string {
  return person.unit === null ? person.street : `${person.street}, ${person.unit}`;
}

export function town(person: Person): string {
  return `${person.city}, ${person.state} ${person.zip}`;
}

/** The items in groups of `size`, the last one shorter. */
export function rows<Item>(items: readonly Item[], size: number): Item[][] {
  return items.flatMap((_, i) => (i % size === 0 ? [items.slice(i, i + size)] : []));
}

/** Jobs one after the other at the same employer, in one group. */
export function byEmployer(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0]?.company === job.company) last.push(job);
    else groups.push([job]);
  }
  return groups;
}

export function escapeXml(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');
}

/** A person whose every text is safe to put into a source of the maker. */
export function escaped(person: Person, escape: (text: string) => string): Person {
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return escape(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deep(part)]));
  };
  return deep(person) as Person;
}
