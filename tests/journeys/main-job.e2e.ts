import { expect, onEachDatabase, test } from '#tests/support/app.ts';
import {
  field,
  jobCards,
  reviewDialog,
  reviewPart,
  seen,
  showAllFields,
  skipQuestions,
  startManually,
  submitReview,
  tick,
  uploadSample,
} from '#tests/support/journeys.ts';
import { signedInCandidate, signUpCandidate } from '#tests/support/people.ts';
import { expectSuccess } from '#tests/support/sections.ts';

test('leads from signing up to recommended jobs with reasons', onEachDatabase, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const save = page.getByRole('button', { name: 'Save & Proceed' });

  await test.step('sign up with the code from the mailbox, and sign in', () =>
    signUpCandidate(page).then(() => undefined));

  await test.step('upload a PDF and review what was read, with the lines it came from', async () => {
    const uploadButton = page.getByRole('button', { name: 'Upload', exact: true });
    await expect(uploadButton).toBeDisabled();
    const review = await uploadSample(page, 'plain-adeyemi.pdf');
    await expect(reviewPart(review, 'Contact details')).toContainText(
      'Your resume has the same words.',
    );
    const work = reviewPart(review, 'Work, 1 of 2: Help Desk Technician');
    await expect(work).toContainText('In your resume it says');
    await expect(work).toContainText('September 2021 to now');
    await expect(review.getByRole('textbox')).toHaveCount(0);
    await showAllFields(review);
    await expect(field(review, 'First name')).toHaveValue('Oluwaseun');
    await expect(field(review, 'Last name')).toHaveValue('Adeyemi');
    await expect(field(review, 'Email')).toHaveValue('seun.adeyemi@example.com');
    await expect(field(review, 'Phone')).toHaveValue('410-555-0191');
    await expect(field(review, 'ZIP code')).toHaveValue('21218');
    await expect(review.getByRole('list', { name: 'Your skills' })).toContainText('JAWS');
    const job = review.getByRole('group', { name: 'Work, 1 of 2: Help Desk Technician' });
    await expect(field(job, 'Company')).toHaveValue('Chesapeake Data Services');
    await expect(job.getByLabel('Still Working')).toBeChecked();
    await expect(job.getByRole('group', { name: 'End date' })).toHaveCount(0);
    const school = review.getByRole('group', { name: /^Education, 1 of 1/ });
    await expect(field(school, 'School name')).toHaveValue('Towson Hills University');
    await expect(field(school, 'Completion year')).toHaveValue('2021');
    await submitReview(page);
  });

  await test.step('answer two preference questions and eight others', async () => {
    await expect(title).toHaveText('How you want to work');
    await tick(page, 'No');
    await tick(page, 'Hybrid: some days at home');
    await save.click();
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(title).toHaveAccessibleDescription(`Question ${number} of 8`);
      await page.getByRole('textbox').fill(`My answer to question ${number}`);
      await save.click();
    }
    await expect(title).toHaveAccessibleDescription('Question 6 of 8');
    await page.getByRole('textbox').fill('Mornings');
    await save.click();
    await expect(title).toHaveAccessibleDescription('Question 7 of 8');
    await page.getByRole('textbox').fill('Nothing else');
    await save.click();
    await expect(title).toHaveAccessibleDescription('Question 8 of 8');
    await expect(page.getByRole('checkbox')).toHaveCount(11);
    await tick(page, 'Quiet');
    await tick(page, 'Flexible schedule');
    await save.click();
  });

  await test.step('say which accommodations matter', async () => {
    await expect(title).toHaveText('Accommodation Details (Check all that apply)');
    await tick(page, 'I use a screen reader');
    await tick(page, 'Other');
    await field(page, 'What else would help you?').fill('A desk near a window');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSuccess(page, 'Updated accommodations successfully');
  });

  await test.step('see ranked jobs, each with its reasons, 25 a load', async () => {
    await expect(page).toHaveURL('/candidate/jobs/recommended-jobs');
    await expect(title).toHaveText('Recommended jobs');
    await expect(jobCards(page)).toHaveCount(25);
    for (const card of await jobCards(page).all()) {
      await expect(card.getByText('Fits:').first()).toBeAttached();
    }
    await page.getByRole('button', { name: 'Load 25 more jobs' }).click();
    await expect(jobCards(page)).toHaveCount(50);
  });

  await test.step('open a job and read why it is here', async () => {
    const first = jobCards(page).first().getByRole('link');
    const name = await first.innerText();
    await first.click();
    await expect(title).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Why this job' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About this job' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to recommended jobs' }).click();
    await expect(title).toHaveText('Recommended jobs');
  });
});

test('leads there with Skip everywhere, and shows what was assumed', async ({ page, app }) => {
  await signedInCandidate(page, app);
  await uploadSample(page, 'plain-adeyemi.pdf');
  await submitReview(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(
    seen(
      page,
      'You skipped the questions about moving and how you work. So we assume you would relocate and have no preference',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change this' }).click();
  await skipQuestions(page, 8);
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/candidate/jobs/recommended-jobs');
  await expect(jobCards(page)).toHaveCount(25);
  await expect(
    seen(page, 'so jobs near you come first, and jobs farther away after them.'),
  ).toBeVisible();
});

test('leads there manually, without a file and without work history', async ({ page, app }) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  await field(review, 'Ideal job').fill('Library assistant');
  await field(review, 'Add a skill').fill('Shelving');
  await field(review, 'Add a skill').press('Enter');
  await expect(review.getByRole('list', { name: 'Your skills' })).toContainText('Shelving');
  await submitReview(page);
  await skipQuestions(page, 7);
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(jobCards(page).first()).toBeVisible();
  await expect(reviewDialog(page)).toHaveCount(0);
});
