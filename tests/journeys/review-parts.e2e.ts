import { core, expect, test } from '#tests/support/app.ts';
import {
  changePart,
  collectAnnouncements,
  field,
  reviewDialog,
  reviewPart,
  uploadSample,
} from '#tests/support/journeys.ts';
import { keptOnServer } from '#tests/support/drafts.ts';
import { button } from '#tests/support/sections.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';

const firstJob = 'Work, 1 of 2: Help Desk Technician';
const confirm = (title: string) => `This looks right: ${title}`;

test(
  'folds a confirmed part, focuses and announces the next one that is not right once, and keeps both over a reload',
  core,
  async ({ page, app }) => {
    const heard = await collectAnnouncements(page);
    const person = await makePerson(app);
    await openAs(page, person, '/candidate/resume-upload');
    let review = await uploadSample(page);
    await expect(review).toContainText('You have checked 0 of 7 parts.');
    await button(review, confirm('Contact details')).press('Enter');
    const goals = reviewPart(review, 'Summary and goals');
    await expect(goals).toBeFocused();
    await expect(goals).toHaveAccessibleDescription('Not checked yet');
    await button(review, confirm('Your name')).press('Enter');
    // What is right is passed over.
    await expect(goals).toBeFocused();
    await expect(review).toContainText('You have checked 2 of 7 parts.');
    await expect
      .poll(() => heard.filter((text) => text.startsWith('You have checked')))
      .toEqual(['You have checked 1 of 7 parts', 'You have checked 2 of 7 parts']);

    await changePart(review, firstJob);
    await field(review, 'Company').fill('Brindle Data');
    await keptOnServer(app, person, 'Brindle Data');
    await page.reload();
    review = reviewDialog(page);
    await expect(review).toContainText('You have checked 2 of 7 parts.');
    const name = reviewPart(review, 'Your name');
    await expect(name).toHaveAccessibleDescription('Looks right');
    await expect(name).toContainText('Oluwaseun Adeyemi');
    await expect(field(review, 'Company')).toHaveValue('Brindle Data');
    await expect(review.getByRole('textbox', { name: 'First name' })).toHaveCount(0);

    // What is typed over is not what was confirmed.
    await changePart(review, 'Your name');
    await expect(name).toHaveAccessibleDescription('Looks right');
    await field(review, 'First name').fill('Seun');
    await expect(name).toHaveAccessibleDescription('Not checked yet');
  },
);

test('opens what is missing or unsure with its reason, and refuses a confirmation only for what is missing', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page, 'profile-export-tran.pdf');
  const contact = reviewPart(review, 'Contact details');
  const job = reviewPart(review, 'Work, 2 of 3: Senior Agent');
  await expect(contact).toHaveAccessibleDescription('Please check Missing: ZIP code');
  await expect(job).toHaveAccessibleDescription(
    'Please check We may have read this wrong: Job title, Company',
  );
  await expect(field(job, 'Company')).toHaveAccessibleDescription('Please check');
  await expect(review.getByRole('list', { name: '3 need a look:' }).getByRole('link')).toHaveText([
    'Contact details',
    'Work, 2 of 3: Senior Agent',
    'Work, 3 of 3: Customer Service Agent',
  ]);
  await review.getByRole('link', { name: 'Work, 2 of 3: Senior Agent' }).click();
  await expect(job).toBeFocused();

  await button(review, confirm('Contact details')).click();
  await expect(field(contact, 'ZIP code')).toBeFocused();
  await expect(contact).toHaveAccessibleDescription(/Please check/);

  await button(review, 'All parts look right').click();
  await expect(review).toContainText('You have checked 7 of 8 parts.');
  await expect(field(review, 'Company')).toHaveCount(0);
  await field(contact, 'ZIP code').fill('75040');
  await expect(button(review, 'Submit')).toBeEnabled();
  await button(review, 'All parts look right').click();
  await expect(review).toContainText('You have checked 8 of 8 parts.');
  await expect(review.getByRole('textbox')).toHaveCount(0);
});

test('submits without confirmations, and opens the parts with problems when it is refused', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page);
  const school = reviewPart(review, 'Education, 1 of 1: Towson Hills University');
  await changePart(review, 'Education, 1 of 1: Towson Hills University');
  await field(school, 'Completion year').fill('');
  await button(review, 'Submit').click();
  const summary = review.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(school).toHaveAccessibleDescription(/Please check Look again at: Completion year/);
  await summary.getByRole('link').click();
  await expect(field(school, 'Completion year')).toBeFocused();
  await field(school, 'Completion year').fill('2021');
  await button(review, 'Submit').click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('focuses the next job when one is removed, and the button to add one after the last', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page);
  await button(review, `Remove ${firstJob}`).click();
  const left = review.getByRole('group', { name: /^Work, 1 of 1/ });
  await expect(left).toBeFocused();
  await left.getByRole('button', { name: /^Remove/ }).click();
  await expect(button(review, 'Add work')).toBeFocused();
  await expect(review.getByText('No work yet')).toBeVisible();
});

test('empties the fields of a job and puts them back, with the lines of the resume', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page);
  const job = reviewPart(review, firstJob);
  const lines = await job.getByRole('listitem').allInnerTexts();
  expect(lines.length).toBeGreaterThan(1);
  await changePart(review, firstJob);
  await field(job, 'Company').fill('Brindle Data');
  await job.getByRole('button', { name: /^Empty these fields/ }).press('Enter');
  const emptied = review.getByRole('group', { name: 'Work, 1 of 2', exact: true });
  await expect(field(emptied, 'Company')).toHaveValue('');
  await expect(emptied).not.toContainText('In your resume it says');
  const putBack = emptied.getByRole('button', { name: 'Put it back: Work, 1 of 2' });
  await expect(putBack).toBeFocused();
  await putBack.press('Enter');
  await expect(field(job, 'Company')).toHaveValue('Brindle Data');
  await expect(field(job, 'Job title')).toHaveValue('Help Desk Technician');
  await expect(job.getByRole('button', { name: /^Empty these fields/ })).toBeFocused();
  expect(await job.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining(lines.slice(1)),
  );
});

test('marks what may be read wrong in the words of the resume', async ({ page, app }) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page, 'profile-export-tran.pdf');
  const job = reviewPart(review, 'Work, 2 of 3: Senior Agent');
  await expect(job.locator('mark').first()).toHaveText('Senior Agent');
});

test('keeps a suffix such as III with the last name', async ({ page, app }) => {
  await signedInCandidate(page, app);
  const review = await uploadSample(page, 'capitals-castellano.pdf');
  await changePart(review, 'Your name');
  await expect(field(review, 'Last name')).toHaveValue('Castellano III');
});
