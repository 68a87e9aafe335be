import type { components } from '#openapi/user.ts';
import { type DegreeLevelName, degreeLevelById } from '../degrees.ts';
import type { ResumeSection } from './words.ts';

type Schemas = components['schemas'];

/**
 * The records that a resume is made from. Accommodations, answers and the photo have no place in
 * this type, so no file can hold them.
 */
export interface ResumeRecords {
  readonly user: Pick<Schemas['User'], 'FirstName' | 'LastName' | 'Email' | 'Phone' | 'Summary'>;
  readonly profile: Pick<
    Schemas['UserProfile'],
    'City' | 'State' | 'PostalCode' | 'IdealJob'
  > | null;
  readonly workHistory: readonly Pick<
    Schemas['UserWorkHistory'],
    'EmployerName' | 'JobTitle' | 'Responsibilities' | 'StartDate' | 'EndDate' | 'Present'
  >[];
  readonly degrees: readonly Pick<
    Schemas['UserDegree'],
    'DegreeName' | 'SchoolName' | 'DegreeLevelId' | 'StartYear' | 'YearCompleted' | 'Present'
  >[];
  readonly credentials: readonly Pick<
    Schemas['UserCredential'],
    'CredentialName' | 'CredentialYear'
  >[];
  readonly skills: readonly Pick<Schemas['UserSkill'], 'SkillName'>[];
}

/** What of it is shown: the sections in their order, and how to reach the person. */
export type ResumeOptions = Schemas['ResumeOutOptions'];

/** What a resume says, without its words and looks. Missing values are null. */
export interface ResumeContent {
  readonly name: string;
  /** The job that is looked for. */
  readonly label: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly sections: readonly ResumeSection[];
  readonly summary: string | null;
  readonly work: readonly ResumeWork[];
  readonly education: readonly ResumeEducation[];
  readonly credentials: readonly { readonly name: string; readonly year: number | null }[];
  readonly skills: readonly string[];
}

export interface ResumeWork {
  readonly title: string | null;
  readonly employer: string | null;
  /** YYYY-MM-DD */
  readonly start: string | null;
  readonly end: string | null;
  readonly present: boolean;
  readonly duties: readonly string[];
}

export interface ResumeEducation {
  readonly school: string | null;
  readonly level: DegreeLevelName | null;
  readonly major: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly present: boolean;
}

/** Takes what is to be shown from the records; what is left out of the options is not in it. */
export function resumeContent(records: ResumeRecords, options: ResumeOptions): ResumeContent {
  const { user, profile } = records;
  const shows = (section: ResumeSection) => options.sections.includes(section);
  return {
    name: [user.FirstName, user.LastName].map(text).filter(Boolean).join(' '),
    label: text(profile?.IdealJob),
    email: options.email ? text(user.Email) : null,
    phone: options.phone ? text(user.Phone) : null,
    city: text(profile?.City),
    state: text(profile?.State),
    zip: options.zip ? text(profile?.PostalCode) : null,
    sections: options.sections,
    summary: shows('summary') ? text(options.summary ?? user.Summary) : null,
    work: shows('work') ? records.workHistory.map(workOf) : [],
    education: shows('education') ? records.degrees.map(educationOf) : [],
    credentials: shows('credentials')
      ? records.credentials.map(({ CredentialName, CredentialYear }) => ({
          name: CredentialName.trim(),
          year: CredentialYear || null,
        }))
      : [],
    skills: shows('skills')
      ? records.skills.map(({ SkillName }) => SkillName.trim()).filter(Boolean)
      : [],
  };
}

function workOf(job: ResumeRecords['workHistory'][number]): ResumeWork {
  return {
    title: text(job.JobTitle),
    employer: text(job.EmployerName),
    start: job.StartDate,
    end: job.Present ? null : job.EndDate,
    present: job.Present,
    duties: linesOf(job.Responsibilities),
  };
}

function educationOf(degree: ResumeRecords['degrees'][number]): ResumeEducation {
  return {
    school: text(degree.SchoolName),
    level: degreeLevelById(degree.DegreeLevelId ?? '')?.LevelName ?? null,
    major: text(degree.DegreeName),
    start: degree.StartYear,
    end: degree.Present ? null : degree.YearCompleted || null,
    present: degree.Present,
  };
}

/** Each line without the bullet that was typed before it: the file sets its own. */
function linesOf(value: string | null): string[] {
  return (value ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[•▪◦*-]\s+/u, '').trim())
    .filter(Boolean);
}

const text = (value: string | null | undefined): string | null => value?.trim() || null;
