import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { degreeLevelByName } from '#domain/degrees.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { resumeBlocks } from '#domain/resumeOut/blocks.ts';
import { type ResumeRecords, resumeContent } from '#domain/resumeOut/content.ts';
import { ENGLISH_RESUME, RESUME_SECTIONS } from '#domain/resumeOut/words.ts';
import { carePeople } from '#server/database/seed/people/carePeople.ts';
import { resumeOf } from '#server/database/seed/people/demoPerson.ts';
import { writePdf } from '#server/documents/pdf.ts';
import { closeResumeParser, parseResume } from '#server/resumes/parseResume.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'samples', 'resumes');
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.truth.json'))
  .map((file) => file.replace('.truth.json', ''));

/** "01-03-2019" as "2019-03-01". */
const day = (date: string | null) => date?.split('-').toReversed().join('-') ?? null;

/** The profile that somebody has who saves this review. */
const recordsOf = (resume: ParsedResume): ResumeRecords => ({
  user: {
    FirstName: [resume.firstname, resume.middlename].filter(Boolean).join(' '),
    LastName: resume.lastname ?? '',
    Email: resume.email ?? '',
    Phone: resume.phone_number,
    Summary: resume.summary,
  },
  profile: {
    City: resume.city,
    State: resume.state,
    PostalCode: resume.zip,
    IdealJob: resume.ideal_job,
  },
  workHistory: resume.work_experience.map((job) => ({
    EmployerName: job.company,
    JobTitle: job.job_title,
    Responsibilities: job.responsibilities.join('\n'),
    StartDate: day(job.start_date),
    EndDate: day(job.end_date),
    Present: job.present ?? false,
  })),
  degrees: resume.education.map((entry) => ({
    DegreeName: entry.major,
    SchoolName: entry.school_name,
    DegreeLevelId: degreeLevelByName(entry.level)?.Id ?? null,
    StartYear: entry.start_year === null ? null : Number(entry.start_year),
    YearCompleted: Number(entry.end_year ?? 0),
    Present: entry.present ?? false,
  })),
  credentials: [],
  skills: resume.skills.map((SkillName) => ({ SkillName })),
});

/** The first day of the month, as far as a date is printed: "26-03-2019" as "01-03-2019". */
const inMonth = (date: string | null) => date?.replace(/^\d\d/u, '01') ?? null;

/** What of a review is printed: no street, country, exact days, or wishes besides the job. */
const printed = (resume: ParsedResume): ParsedResume => ({
  ...resume,
  address1: null,
  address2: null,
  country: null,
  relocate: null,
  remote: null,
  work_experience: resume.work_experience.map((job) => ({
    ...job,
    start_date: inMonth(job.start_date),
    end_date: inMonth(job.end_date),
  })),
});

/** The resume of a profile, as our own reader reads it; the lines without a field beside it. */
async function readBack(records: ResumeRecords) {
  const options = { sections: [...RESUME_SECTIONS], email: true, phone: true, zip: true };
  const content = resumeContent(records, options);
  const pdf = await writePdf({
    language: 'en-US',
    title: ENGLISH_RESUME.title(content.name),
    author: content.name,
    blocks: resumeBlocks(content, ENGLISH_RESUME),
    madeAt: new Date('2026-11-28T12:00:00Z'),
  });
  const result = await parseResume(pdf);
  if (!result.ok) throw new Error(result.error.message);
  const { evidence: _evidence, unplaced = [], ...resume } = result.resume;
  return { resume: { ...resume, country: null }, unplaced: unplaced.map(({ text }) => text) };
}

afterAll(closeResumeParser);

describe('a resume that the product wrote', () => {
  it.each(NAMES)('is read back as it was for %s', async (name) => {
    const truth = JSON.parse(
      readFileSync(join(FOLDER, `${name}.truth.json`), 'utf8'),
    ) as ParsedResume;
    expect(await readBack(recordsOf(truth))).toEqual({ resume: printed(truth), unplaced: [] });
  });

  it.each(carePeople)(
    'is read back with the desired job, and a certificate as no skill, for $name',
    async (person) => {
      const truth = resumeOf(person, new Date('2026-11-28T12:00:00Z'));
      const { certificate = ['First Aid Certificate', 1] } = person;
      const credentials = [{ CredentialName: certificate[0], CredentialYear: 2020 }];
      expect(await readBack({ ...recordsOf(truth), credentials })).toEqual({
        resume: printed(truth),
        unplaced: [`${certificate[0]}, 2020`],
      });
    },
  );
});
