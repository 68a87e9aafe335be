import { expect, test } from '#tests/support/app.ts';
import {
  changePart,
  collectAnnouncements,
  expectProblem,
  field,
  reviewDialog,
  reviewPart,
  sampleResume,
  seen,
  startManually,
  tick,
  upload,
  uploadSample,
} from '#tests/support/journeys.ts';
import { keptOnServer } from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { button, choose, message } from '#tests/support/sections.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { minutes, takeClock } from '#tests/support/time.ts';

test('creeps to 99 and never to 100 while reading, says its stage, and can be cancelled', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  // The call is held back, so that there is a wait to look at.
  await page.route('**/api/resume/**', () => new Promise<void>(() => undefined));
  await openAs(page, person, '/candidate/resume-upload');
  const reading = page.waitForRequest('**/api/resume/**');
  await upload(page, sampleResume());
  await reading;
  const bar = page.getByRole('progressbar', { name: 'Reading your resume' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d percent$/);
  await page.clock.runFor(12_000);
  await expect(bar).toHaveAttribute('aria-valuetext', /^1\d percent$/);
  await expect(seen(page, 'Finding your jobs, schools and skills').first()).toBeVisible();
  // Longer than expected, and not as long as reading may take.
  await page.clock.runFor(2.5 * minutes);
  await expect(bar).toHaveAttribute('aria-valuetext', '99 percent');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  await expect(seen(page, 'plain-adeyemi.pdf', { exact: true })).toBeVisible();
});

test('waits with Submit for the five required fields, keeps the focus, and says which are missing', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  const submit = review.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeEnabled();
  for (const name of ['First name', 'Last name', 'Email', 'Phone', 'ZIP code']) {
    const control = field(review, name);
    const before = await control.inputValue();
    await control.fill('');
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(`To submit, fill in: ${name}`);
    await expect(review.getByText('*required')).toHaveCount(1);
    const told = heard.length;
    await submit.press('Enter');
    await expect(submit).toBeFocused();
    await expect.poll(() => heard.slice(told)).toEqual([`To submit, fill in: ${name}`]);
    await expect(review.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
    await control.fill(before);
    await expect(submit).toBeEnabled();
  }
});

test('takes moving and the way of working in the review, and saves them', async ({ page, app }) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  await choose(page, /Would you move for a job\?/, 'No');
  await choose(page, /How do you prefer to work\?/, 'Hybrid: some days at home');
  await review.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  const [saved] = await app.query(
    'select relocate, remote_work_type from person where user_guid = $1',
    [person.userGuid],
  );
  expect(saved).toEqual({ relocate: 0, remote_work_type: 'hybrid' });
});

test('takes no typing while the review is saved, and focuses the place that says so', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  const submit = review.getByRole('button', { name: 'Submit' });
  const held = hold(page, 'POST', '**/userProfile/upload-resume');
  await submit.press('Enter');
  const call = await held;
  await expect(submit).toBeFocused();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(review.getByText('Saving your profile')).toBeVisible();
  await field(review, 'Phone').focus();
  await expect(submit).toBeFocused();
  await call.abort();
  await button(message(page, 'Error'), 'Back to the review').click();
  await expect(field(review, 'Phone')).toBeEditable();
});

test('shows the lines of the file once a part, and not those of what was typed over, also after a reload', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app);
  let review = await uploadSample(page);
  let contact = reviewPart(review, 'Contact details');
  const place = contact.getByText('Baltimore, MD 21218', { exact: true });
  await expect(contact).toContainText('Your resume has the same words.');
  await changePart(review, 'Contact details');
  await expect(place).toHaveCount(1);
  await expect(field(review, 'Email')).toBeFocused();
  await expect(field(review, 'Email')).toHaveAccessibleDescription(
    `You sign in with ${person.email}. Your resume does not change this address.`,
  );
  for (const [name, value] of [
    ['ZIP code', '13203'],
    ['City', 'Syracuse'],
    ['State', 'NY'],
  ] as const)
    await field(review, name).fill(value);
  await expect(place).toHaveCount(0);
  await keptOnServer(app, person, '13203');
  await page.reload();
  review = reviewDialog(page);
  contact = reviewPart(review, 'Contact details');
  await expect(review).toContainText(/We kept what you typed .*\. You can continue/);
  await expect(field(review, 'ZIP code')).toHaveValue('13203');
  await expect(contact.getByText('410-555-0191', { exact: true })).toBeVisible();
  await expect(contact.getByText('Baltimore, MD 21218')).toHaveCount(0);

  // Another resume is nothing that was restored.
  await review.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  review = await uploadSample(page);
  await expect(review).not.toContainText('We kept what you typed');
  await expect(reviewPart(review, 'Contact details')).toContainText('Baltimore');
});

test('keeps a skill that is typed and not yet added, and saves it with the rest', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app);
  let review = await startManually(page, person.email);
  const skill = field(review, 'Add a skill');
  await skill.fill('Baking');
  await skill.press('Enter');
  await skill.fill('baking');
  await skill.press('Enter');
  await expectProblem(skill, 'baking is already in the list');
  await expect(skill).toHaveValue('baking');
  await skill.fill('Juggling');
  await keptOnServer(app, person, 'Juggling');
  await page.reload();
  review = reviewDialog(page);
  await expect(field(review, 'Add a skill')).toHaveValue('Juggling');
  await review.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  const saved = await app.query(
    'select skill_name from user_skill where user_guid = $1 order by skill_name',
    [person.userGuid],
  );
  expect(saved.map((row) => row['skill_name'])).toEqual(['Baking', 'Juggling']);
});

test('refuses a missing start and an inconsistent end together, and accepts one of them alone', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page);
  const submit = review.getByRole('button', { name: 'Submit' });
  await review.getByRole('button', { name: 'Add work' }).click();
  const added = review.getByRole('group', { name: 'Work, 3 of 3' });
  await expect(field(added, 'Job title')).toBeFocused();
  await submit.click();
  const summary = review.getByRole('group', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Work 3: enter the day you started',
    'Work 3: enter the day you left, or check Still Working',
  ]);
  await tick(added, 'Still Working');
  await expect(added.getByRole('group', { name: 'End date' })).toHaveCount(0);
  await expect(summary).toHaveCount(0);

  await review.getByRole('button', { name: 'Add education' }).click();
  const school = review.getByRole('group', { name: 'Education, 2 of 2' });
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText([
    'Education 2: enter the year you finished, or check Ongoing',
  ]);
  await expectProblem(field(school, 'Completion year'), 'Enter the year you finished');
  await tick(school, 'Ongoing');
  await expect(field(school, 'Completion year')).toHaveCount(0);

  const sent = page.waitForRequest('**/userProfile/upload-resume');
  await submit.click();
  const body: unknown = JSON.parse(String((await sent).postData()));
  expect(body).toMatchObject({
    profile: {
      work_experience: [
        { job_title: 'Help Desk Technician', start_date: '01-09-2021', end_date: null },
        { start_date: '01-01-2019', end_date: '01-08-2021', present: false },
        { start_date: null, end_date: null, present: true },
      ],
      education: [{ status: 'completed' }, { status: 'in-progress', end_year: null }],
      LocationLat: expect.any(Number),
      LocationLong: expect.any(Number),
    },
  });
  await expect(seen(page, 'Updated profile successfully')).toBeVisible();
});

test('is static, asks before it closes, and clears what was read on closing', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(review).toBeVisible();
  await review.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reviewPart(review, 'Your name')).toContainText('Adeyemi');
  await review.getByRole('button', { name: 'Close', exact: true }).click();
  await question.getByRole('button', { name: 'Close without saving' }).click();
  await expect(reviewDialog(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload your resume');
  await expect(reviewDialog(page)).toHaveCount(0);
});

test('offers the way without a file while the profile is nearly empty, and not after', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app);
  const manually = page.getByRole('button', { name: 'Create profile manually' });
  await expect(manually).toBeVisible();
  // With these three, six of twenty items are there: 30 percent.
  await app.query(
    `INSERT INTO user_profile (user_guid, city, state, postal_code) VALUES ($1, 'Syracuse', 'NY', '13202')
     ON CONFLICT (user_guid) DO UPDATE SET city = 'Syracuse', state = 'NY', postal_code = '13202'`,
    [person.userGuid],
  );
  const loaded = page.waitForResponse('**/userSkill/getByUserId/**');
  await page.reload();
  await loaded;
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
  await expect(manually).toHaveCount(0);
});

test('leads from the questions without a reviewed resume back to the upload, with the reason', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/additional-questions');
  await expect(page).toHaveURL('/candidate/resume-upload');
  await expect(seen(page, 'First choose a resume or create your profile.')).toBeVisible();
});
