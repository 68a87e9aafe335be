import { ENGLISH_RESUME } from '#domain/resumeOut/words.ts';
import { monthOf, spanOf } from '#domain/resumeOut/blocks.ts';
import { ResumeReadError } from '../read/errors.ts';
import type { FileLine } from './fileLine.ts';

type Json = Readonly<Record<string, unknown>>;

const words = ENGLISH_RESUME;

/** A JSON Resume (jsonresume.org) as the lines of a resume. @throws ResumeReadError damaged */
export function jsonResumeLines(json: string): FileLine[] {
  const resume = parsed(json);
  const basics = record(resume['basics']);
  const { city, region, postalCode } = record(basics['location']);
  const label = text(basics['label']);
  const lines = (...texts: readonly (string | null)[]) =>
    texts.filter((one) => one !== null).map((one): FileLine => ({ kind: 'line', text: one }));
  const items = (texts: readonly (string | null)[]) =>
    texts.filter((one) => one !== null).map((one): FileLine => ({ kind: 'item', text: one }));
  const section = (name: keyof typeof words.headings, body: readonly FileLine[]): FileLine[] =>
    body.length === 0 ? [] : [{ kind: 2, text: words.headings[name] }, ...body];
  const entry = (first: string | null, ...rest: readonly (string | null)[]): FileLine[] =>
    first === null ? lines(...rest) : [{ kind: 3, text: first }, ...lines(...rest)];
  const name = text(basics['name']);
  return [
    ...(name === null ? [] : [{ kind: 1, text: name } as const]),
    ...lines(
      label && words.lookingFor(label),
      [text(city), [text(region), text(postalCode)].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ') || null,
      text(basics['phone']),
      text(basics['email']),
    ),
    ...section('summary', lines(text(basics['summary']))),
    ...section(
      'work',
      records(resume['work']).flatMap((job) => [
        ...entry(text(job['position']), text(job['name']), timeOf(job)),
        ...items(list(job['highlights']).map(text)),
      ]),
    ),
    ...section(
      'education',
      records(resume['education']).flatMap((one) => {
        const [area, type] = [text(one['area']), text(one['studyType'])];
        const studied = area && type ? words.degreeIn(type, area) : (type ?? area);
        return entry(text(one['institution']), studied, yearsOf(one));
      }),
    ),
    ...section('credentials', items(records(resume['certificates']).map(certificateOf))),
    ...section('skills', items(records(resume['skills']).map((skill) => text(skill['name'])))),
  ];
}

function parsed(json: string): Json {
  try {
    return record(JSON.parse(json));
  } catch {
    throw new ResumeReadError('damaged');
  }
}

/** The format says that work without an end goes on. */
function timeOf(job: Json): string | null {
  const month = (value: unknown) => {
    const date = text(value);
    return date !== null && /^\d{4}-\d\d/u.test(date) ? monthOf(date, words.language) : date;
  };
  const start = month(job['startDate']);
  return spanOf(start, month(job['endDate']) ?? (start === null ? null : words.present), words);
}

function yearsOf(degree: Json): string | null {
  const [start, end] = ['startDate', 'endDate'].map(
    (key) => text(degree[key])?.slice(0, 4) ?? null,
  );
  if (start === null || start === undefined) return end ?? null;
  return spanOf(start, end ?? words.present, words);
}

function certificateOf(certificate: Json): string | null {
  const [name, date] = [text(certificate['name']), text(certificate['date'])];
  return name !== null && date !== null ? `${name}, ${date.slice(0, 4)}` : name;
}

const text = (value: unknown): string | null =>
  (typeof value === 'string' && value.replace(/\s+/gu, ' ').trim()) || null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const records = (value: unknown): Json[] => list(value).map(record);
