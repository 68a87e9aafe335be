import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closeResumeParser, parseResume } from './parseResume.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'samples', 'resumes');
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.replace('.pdf', ''));

/** What a sample has that no field is for. */
const notPlaced: Readonly<Record<string, string[]>> = {
  'profile-export-tran': ['Vietnamese (Native or Bilingual)'],
  'student-delarosa': ['Treasurer, Desert Hiking Club'],
};

afterAll(closeResumeParser);

describe('the sample resumes', () => {
  it('have at least eight layouts', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(8);
  });

  it.each(NAMES)('reads %s exactly as printed', async (name) => {
    const truth: unknown = JSON.parse(readFileSync(join(FOLDER, `${name}.truth.json`), 'utf8'));
    const result = await parseResume(readFileSync(join(FOLDER, `${name}.pdf`)));
    if (!result.ok) throw new Error(result.error.message);
    const { evidence, unplaced = [], ...resume } = result.resume;
    expect(unplaced.map(({ text }) => text)).toEqual(notPlaced[name] ?? []);
    expect(resume).toEqual(truth);
    expect(evidence?.length).toBeGreaterThan(0);
  });

  it.each(NAMES)('gives a printed line for every value of %s', async (name) => {
    const result = await parseResume(readFileSync(join(FOLDER, `${name}.pdf`)));
    if (!result.ok) throw new Error(result.error.message);
    const { evidence = [], ...resume } = result.resume;
    const pointers = new Set(evidence.map((item) => item.pointer));
    const filled = Object.entries(resume).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    for (const [key] of filled) expect(pointers).toContain(`/${key}`);
    resume.skills.forEach((_, i) => expect(pointers).toContain(`/skills/${i}`));
    const titled = resume.work_experience.flatMap((job, i) => (job.job_title === null ? [] : [i]));
    for (const i of titled) expect(pointers).toContain(`/work_experience/${i}/job_title`);
    for (const item of evidence) {
      expect(item.confidence).toBeGreaterThan(0);
      expect(item.confidence).toBeLessThanOrEqual(1);
      expect(item.source).not.toBe('');
      expect(item.page).toBeGreaterThanOrEqual(1);
    }
  });
});

it('points a street above its city to its own line', async () => {
  const result = await parseResume(readFileSync(join(FOLDER, 'sidebar-right-vasquez.pdf')));
  const evidence = result.ok ? (result.resume.evidence ?? []) : [];
  const sourceOf = (pointer: string) => evidence.find((one) => one.pointer === pointer)?.source;
  expect(sourceOf('/address1')).toContain('77 Alder Park');
  expect(sourceOf('/city')).toContain('Rochester');
});
