import { sampleResume } from '#tests/support/journeys.ts';
import { candidate, expect, test } from './support/walk.ts';

const review = { role: 'dialog', name: 'Review your resume' } as const;

test('leads from signing in and a PDF to recommended jobs with reasons', async ({
  walker,
  app,
}) => {
  await candidate(walker, app);

  await test.step('upload a PDF, and review what was read', async () => {
    await walker.attach(sampleResume());
    await walker.press('button', 'Upload');
    const work = await walker.see(review, {
      role: 'group',
      name: 'Work, 1 of 2: Help Desk Technician',
    });
    expect(work.text).toContain('In your resume it says');
    expect(work.text).toContain('September 2021 to now');
    await walker.press('button', 'Show all fields', review);
    const { value } = await walker.see(review, { role: 'textbox', name: 'First name' });
    expect(value).toBe('Oluwaseun');
    await walker.press('button', 'Submit', review);
  });

  await test.step('say how to work, and answer eight questions', async () => {
    await walker.arrive('How you want to work');
    await walker.press('choice', 'No');
    await walker.press('choice', 'Hybrid: some days at home');
    await walker.press('button', 'Save & Proceed');
    for (let number = 1; number <= 7; number += 1) {
      await walker.arrive(undefined, `Question ${number} of 8`);
      await walker.enter(undefined, `My answer to question ${number}`);
      await walker.press('button', 'Save & Proceed');
    }
    await walker.arrive(undefined, 'Question 8 of 8');
    await walker.press('choice', 'Quiet');
    await walker.press('button', 'Save & Proceed');
  });

  await test.step('say which accommodations matter', async () => {
    await walker.arrive('Accommodation Details (Check all that apply)');
    await walker.press('choice', 'I use a screen reader');
    await walker.press('button', 'Save');
  });

  await test.step('see jobs, each with its reasons, and why the first is here', async () => {
    await walker.arrive('Recommended jobs');
    const jobs = { role: 'list', name: 'Recommended jobs' } as const;
    const { text } = await walker.see(jobs, { role: 'listitem' });
    expect(text).toContain('Fits: Same work as your job: Help Desk Technician');
    await expect.poll(() => walker.all(jobs, { role: 'link' })).toHaveLength(25);
    await walker.expectToFit(320);
    const { name } = await walker.see(jobs, { role: 'link' });
    await walker.press('link', name);
    await walker.see({ role: 'heading', name: 'Why this job' });
    await walker.expectToFit(320);
  });
});
