import { onEachDatabase, expect, test } from '#tests/support/app.ts';
import {
  endFetched,
  draftsOnServer,
  keptOnServer,
  reopenAt,
  signedInElsewhere,
  withServer,
} from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import {
  changePart,
  collectAnnouncements,
  field,
  reviewDialog,
  seen,
  startManually,
  submitReview,
  tick,
  uploadSample,
} from '#tests/support/journeys.ts';
import { makePerson, openAs, signedInCandidate, signIn } from '#tests/support/people.ts';
import { days, takeClock } from '#tests/support/time.ts';

const resumeUpload = '/candidate/resume-upload';

test(
  'loses nothing when the server is killed during typing',
  onEachDatabase,
  async ({ browser }) => {
    await withServer(async (app) => {
      const person = await makePerson(app);
      const page = await (await browser.newContext({ baseURL: app.url })).newPage();
      await openAs(page, person, resumeUpload);
      const review = await startManually(page, person.email);
      await field(review, 'Middle name').fill('Quincy');
      await keptOnServer(app, person, 'Quincy');
      // In the middle of a word, and then on and on without a server.
      await field(review, 'Ideal job').pressSequentially('Library ');
      await app.kill();
      await field(review, 'Ideal job').pressSequentially('assistant');
      await field(review, 'Add a skill').fill('Origami');
      await field(review, 'Add a skill').press('Enter');
      await expect(review.getByRole('list', { name: 'Your skills' })).toContainText('Origami');
      await app.startAgain();
      await keptOnServer(app, person, 'Origami');
      const other = await signedInElsewhere(browser, app, person);
      await expect(reviewDialog(other)).toContainText(
        /We kept what you typed .*\. You can continue/,
      );
      await expect(field(reviewDialog(other), 'Middle name')).toHaveValue('Quincy');
      await expect(field(reviewDialog(other), 'Ideal job')).toHaveValue('Library assistant');
      await expect(reviewDialog(other).getByRole('list', { name: 'Your skills' })).toContainText(
        'Origami',
      );
    });
  },
);

test('continues from the upload to the review when the server is killed at each step', async ({
  browser,
}) => {
  await withServer(async (app) => {
    const person = await makePerson(app);
    const page = await (await browser.newContext({ baseURL: app.url })).newPage();
    await openAs(page, person, resumeUpload);
    const review = await uploadSample(page);
    await keptOnServer(app, person, 'Oluwaseun');
    await app.kill();
    await changePart(review, 'Your name');
    await field(review, 'Middle name').fill('Quincy');
    await review.getByRole('button', { name: 'Submit' }).click();
    // It says what happened, and everything is still there.
    await expect(seen(page, 'We could not reach the server.').first()).toBeVisible();
    await app.startAgain();
    await page.reload();
    await expect(field(reviewDialog(page), 'Middle name')).toHaveValue('Quincy');
    await expect(field(reviewDialog(page), 'First name')).toHaveValue('Oluwaseun');
    await submitReview(page);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await keptOnServer(app, person, 'preferences');
    await page.getByRole('textbox').fill('Explaining things');
    await keptOnServer(app, person, 'Explaining things');
    await app.kill();
    await page.getByRole('textbox').pressSequentially(' to people');
    await app.startAgain();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      'Question 1 of 8',
    );
    await expect(page.getByRole('textbox')).toHaveValue('Explaining things to people');
    await expect(seen(page, /We kept what you typed .*\. You can continue/).first()).toBeVisible();
  });
});

test('loses at most the last second when a tab crashes during typing', async ({
  page,
  app,
  browser,
}) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  await field(review, 'Ideal job').fill('Library assistant');
  await keptOnServer(app, person, 'Library assistant');
  await field(review, 'Middle name').fill('Quincy');
  // No unload, no last word: the process of the page is gone.
  const crashed = page.waitForEvent('crash');
  const tools = await page.context().newCDPSession(page);
  void tools.send('Page.crash').catch(() => undefined);
  await crashed;
  const other = await signedInElsewhere(browser, app, person);
  await expect(reviewDialog(other)).toContainText(/We kept what you typed .*\. You can continue\./);
  await expect(field(reviewDialog(other), 'Ideal job')).toHaveValue('Library assistant');
  await expect(field(reviewDialog(other), 'Phone')).toHaveValue('315-555-0142');
});

test('keeps the last second too when a tab is closed', async ({ page, app, browser }) => {
  const person = await signedInCandidate(page, app);
  const review = await startManually(page, person.email);
  await field(review, 'Ideal job').fill('Library');
  await keptOnServer(app, person, 'Library');
  await field(review, 'Ideal job').pressSequentially(' assistant');
  await page.close({ runBeforeUnload: true });
  await keptOnServer(app, person, 'Library assistant');
  const other = await signedInElsewhere(browser, app, person);
  await expect(field(reviewDialog(other), 'Ideal job')).toHaveValue('Library assistant');
});

test('keeps every key press after a reload, and says so once', async ({ page, app }) => {
  const heard = await collectAnnouncements(page);
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, resumeUpload);
  const review = await startManually(page, person.email);
  await field(review, 'Ideal job').pressSequentially('Library assistant');
  await page.reload();
  await expect(field(reviewDialog(page), 'Ideal job')).toHaveValue('Library assistant');
  await expect(reviewDialog(page)).toContainText(/We kept what you typed .*\. You can continue\./);
  await expect
    .poll(() => heard.filter((text) => text.startsWith('We kept what you typed')))
    .toHaveLength(1);
});

test('open questions can be answered on another device', async ({ page, app, browser }) => {
  const person = await signedInCandidate(page, app);
  await uploadSample(page);
  await submitReview(page);
  await keptOnServer(app, person, '"kind":"parsedResume"');
  const other = await signedInElsewhere(browser, app, person);
  await reopenAt(other, '/candidate/additional-questions');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('How you want to work');
});

test('deletes a draft after 30 days', async ({ browser }) => {
  await withServer(async (app) => {
    const person = await makePerson(app);
    const page = await (await browser.newContext({ baseURL: app.url })).newPage();
    await openAs(page, person, resumeUpload);
    await startManually(page, person.email);
    await keptOnServer(app, person, person.email);
    await page.close();
    await app.advance(29 * days);
    const inTime = await signedInElsewhere(browser, app, person);
    await expect(field(reviewDialog(inTime), 'Email')).toHaveValue(person.email);
    await inTime.close();
    await app.advance(31 * days);
    const late = await signedInElsewhere(browser, app, person);
    await expect(late.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
    await expect(reviewDialog(late)).toHaveCount(0);
    await expect.poll(() => draftsOnServer(app, person)).toBe('[]');
  });
});

test('keeps unsaved input on the server and nothing in the tab after logging out', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app);
  await uploadSample(page);
  await submitReview(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('textbox').pressSequentially('Explaining things');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await signIn(page, person);
  await expect(page).not.toHaveURL('/auth/login');
  await reopenAt(page, '/candidate/additional-questions');
  await expect(page.getByRole('textbox')).toHaveValue('Explaining things');
});

test('says that logging out waits for unsaved input', async ({ page, app }) => {
  const heard = await collectAnnouncements(page);
  const fetched = endFetched(page);
  await signedInCandidate(page, app, '/candidate/invite-job-coach');
  const held = hold(page, 'PUT', '**/draft/*');
  await tick(page, 'An Our Ability job coach');
  const call = await held;
  await fetched;
  await page.getByRole('button', { name: 'Log out' }).click();
  // The product waits five seconds for the server, so the call may go on as soon as that is heard.
  await expect
    .poll(() => heard, { intervals: [50] })
    .toContain('Logging out. What you typed is saved first.');
  await call.continue();
  await expect(page).toHaveURL('/auth/login');
});

test('asks before it loses input when the person logs out without a server', async ({
  browser,
}) => {
  await withServer(async (app) => {
    const person = await makePerson(app);
    const page = await (await browser.newContext({ baseURL: app.url })).newPage();
    const fetched = endFetched(page);
    await openAs(page, person, resumeUpload);
    await uploadSample(page);
    await submitReview(page);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.getByRole('textbox').fill('Explaining');
    await keptOnServer(app, person, 'Explaining');
    await fetched;
    await app.kill();
    await page.getByRole('textbox').pressSequentially(' things');
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('dialog', { name: 'Log out and lose what you typed?' });
    await expect(question).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveValue('Explaining things');
    await page.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Log out and lose it' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});
