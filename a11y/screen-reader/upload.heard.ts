import { limit } from '#scripts/testing/slowness.ts';
import { field, reviewDialog, sampleResume } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test('uploads a resume, reads its review part by part, changes one part, and sends it', async ({
  app,
  reader,
}) => {
  const { page } = reader;
  const robin = await makePerson(app);
  const review = reviewDialog(page);
  await reader.open(() => openAs(page, robin, '/candidate/resume-upload'), 'Upload your resume');
  await reader.meanwhile('chooses a file', () =>
    page.locator('input[type="file"]').setInputFiles(sampleResume()),
  );
  const held = reader.hold('POST', '**/store-resume');
  await reader.enter(page.getByRole('button', { name: 'Upload', exact: true }), async () => {
    await held;
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  });
  await reader.meanwhile('the resume is read', async () => {
    await (
      await held
    )();
    await expect(review.getByRole('heading', { level: 2 }).first()).toBeFocused({
      timeout: limit(60_000),
    });
  });
  await reader.enter(review.getByRole('button', { name: 'Change Your name' }), () =>
    expect(field(review, 'First name')).toBeVisible(),
  );
  await reader.moveTo(field(review, 'Middle name'));
  await reader.type('Quincy');
  const success = page.getByRole('dialog', { name: 'Success' });
  await reader.enter(review.getByRole('button', { name: 'Submit' }), () =>
    expect(success).toBeVisible(),
  );
});
