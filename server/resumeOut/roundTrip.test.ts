import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { degreeLevelByName } from '#domain/degrees.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { resumeBlocks } from '#domain/resumeOut/blocks.ts';
import { type ResumeRecords, resumeContent } from '#domain/resumeOut/content.ts';
import { ENGLISH_RESUME, RESUME_SECTIONS } from '#domain/resumeOut/words.ts';
import { writePdf } from '#server/resumeOut/pdf.ts';
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

afterAll(closeResumeParser);

describe('a resume that the product wrote', () => {
  it.each(NAMES)('is read back as it was for %s', async (name) => {
    const truth = JSON.parse(
      readFileSync(join(FOLDER, `${name}.truth.json`), 'utf8'),
    ) as ParsedResume;
    const options = { sections: [...RESUME_SECTIONS], email: true, phone: true, zip: true };
    const content = resumeContent(recordsOf(truth), options);
    const blocks = resumeBlocks(content, ENGLISH_RESUME);
    const pdf = await writePdf({
      language: 'en-US',
      title: ENGLISH_RESUME.title(content.name),
      author: content.name,
      blocks,
      madeAt: new Date('2026-11-28T12:00:00Z'),
    });
    const result = await parseResume(pdf);
    if (!result.ok) throw new Error(result.error.message);
    const { evidence: _evidence, unplaced = [], ...resume } = result.resume;
    expect(unplaced).toEqual([]);
    // A street and the country are not printed.
    const printed = { ...truth, address1: null, address2: null, country: null };
    expect({ ...resume, country: null }).toEqual(printed);
  });
});
