import { type DocumentBlock, lines, list, paragraphs, section } from '../documents/blocks.ts';
import type { ResumeContent, ResumeEducation, ResumeWork } from './content.ts';
import type { ResumeSection, ResumeWords } from './words.ts';

/** The pieces of a resume: the name, how to reach the person, then each section that has something. */
export function resumeBlocks(content: ResumeContent, words: ResumeWords): DocumentBlock[] {
  return [
    { kind: 'heading', level: 1, text: content.name },
    ...lines(
      content.label && words.lookingFor(content.label),
      placeOf(content),
      content.phone,
      content.email,
    ),
    ...content.sections.flatMap((name) =>
      section(2, words.headings[name], bodyOf(name, content, words)),
    ),
  ];
}

function bodyOf(name: ResumeSection, content: ResumeContent, words: ResumeWords): DocumentBlock[] {
  switch (name) {
    case 'summary':
      return paragraphs(content.summary);
    case 'work':
      return content.work.flatMap((job) => workBlocks(job, words));
    case 'education':
      return content.education.flatMap((degree) => educationBlocks(degree, words));
    case 'credentials':
      return list(
        content.credentials.map(({ name, year }) => (year === null ? name : `${name}, ${year}`)),
      );
    case 'skills':
      return list(content.skills);
  }
}

function workBlocks(job: ResumeWork, words: ResumeWords): DocumentBlock[] {
  const [first, ...others] = [job.title, job.employer].filter((value) => value !== null);
  if (first === undefined) return [];
  const month = (day: string | null) => (day === null ? null : monthOf(day, words.language));
  const end = job.present ? words.present : month(job.end);
  return [
    { kind: 'heading', level: 3, text: first },
    ...lines(...others, spanOf(month(job.start), end, words)),
    ...list(job.duties),
  ];
}

function educationBlocks(degree: ResumeEducation, words: ResumeWords): DocumentBlock[] {
  const level = degree.level === null ? null : words.degrees[degree.level];
  const studied =
    level === null || degree.major === null
      ? (level ?? degree.major)
      : words.degreeIn(level, degree.major);
  // The school first: a subject alone, without a level, is read as what was studied there.
  const [first, ...others] = [degree.school, studied].filter((value) => value !== null);
  if (first === undefined) return [];
  const year = (value: number | null) => (value === null ? null : String(value));
  const end = degree.present ? words.present : year(degree.end);
  // A year alone is the one in which it was completed.
  const time =
    degree.start === null
      ? degree.present
        ? words.inProgress
        : end
      : spanOf(year(degree.start), end, words);
  return [{ kind: 'heading', level: 3, text: first }, ...lines(...others, time)];
}

function spanOf(from: string | null, to: string | null, words: ResumeWords): string | null {
  if (from === null) return to === null || to === words.present ? to : words.until(to);
  return to === null ? words.since(from) : words.span(from, to);
}

/** "2019-03-01" as "March 2019". */
function monthOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** "Utica, NY 13501" */
function placeOf({ city, state, zip }: ResumeContent): string | null {
  const region = [state, zip].filter(Boolean).join(' ');
  return [city, region].filter(Boolean).join(', ') || null;
}
