import type { DegreeLevelName } from '../degrees.ts';

/** The parts of a resume that can be left out, in the order in which they stand. */
export const RESUME_SECTIONS = ['summary', 'work', 'education', 'credentials', 'skills'] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

/** The words that a resume has besides those of its person. */
export interface ResumeWords {
  readonly language: string;
  readonly title: (name: string) => string;
  readonly lookingFor: (job: string) => string;
  readonly headings: Readonly<Record<ResumeSection, string>>;
  readonly degrees: Readonly<Record<DegreeLevelName, string>>;
  readonly degreeIn: (degree: string, major: string) => string;
  readonly span: (from: string, to: string) => string;
  readonly present: string;
  readonly since: (from: string) => string;
  readonly until: (to: string) => string;
  readonly inProgress: string;
}

/**
 * In English. They are part of the document, whose reader is an employer, so they stand here: the
 * preview and every file say the same.
 */
export const ENGLISH_RESUME: ResumeWords = {
  language: 'en-US',
  title: (name) => `Resume of ${name}`,
  lookingFor: (job) => `Desired position: ${job}`,
  headings: {
    summary: 'Summary',
    work: 'Work history',
    education: 'Education',
    credentials: 'Certifications',
    skills: 'Skills',
  },
  degrees: {
    ged: 'GED',
    high_school: 'High school diploma',
    associates: 'Associate’s degree',
    bachelors: 'Bachelor’s degree',
    postgraduate: 'Master’s degree',
    phd: 'PhD',
  },
  degreeIn: (degree, major) => `${degree} in ${major}`,
  span: (from, to) => `${from} to ${to}`,
  present: 'Present',
  since: (from) => `Since ${from}`,
  until: (to) => `Until ${to}`,
  inProgress: 'In progress',
};
