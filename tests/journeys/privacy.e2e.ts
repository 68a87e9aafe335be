import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { acceptedBy, savedFacts, sharedIn, statementFor } from '#tests/support/sharedWith.ts';
import { closeSuccess, expectSuccess } from '#tests/support/sections.ts';

const privacy = '/candidate/privacy';

/** The database refuses to end what this match shares, until `mend` is called. */
async function breakStop(app: RunningApp, match: string): Promise<() => Promise<unknown>> {
  await app.query(`CREATE OR REPLACE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused by the test'; END $$`);
  await app.query(`CREATE TRIGGER refuse_end BEFORE UPDATE ON disclosure.coach_consent
    FOR EACH ROW WHEN (OLD.match_guid = '${match}') EXECUTE FUNCTION refuse_end()`);
  return () => app.query('DROP TRIGGER refuse_end ON disclosure.coach_consent');
}

test('says that nothing was changed when a stop fails, and tries again until it is done', async ({
  page,
  app,
}) => {
  const robin = await makePerson(app);
  const { match } = await acceptedBy(app, robin);
  await sharedIn(app, match);
  const mend = await breakStop(app, match);
  const heard = await collectAnnouncements(page);
  await page.clock.install();
  await openAs(page, robin, privacy);
  await page.getByRole('button', { name: 'Stop sharing with Sam Rivera' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  const failed =
    'Nothing was changed. Sam Rivera still sees what they saw before. We try again every ten seconds.';
  await expect.poll(() => heard).toContain(failed);
  const tried = page.waitForResponse((answer) => answer.url().includes('/coachConsent/'));
  await page.keyboard.press('Enter');
  expect((await tried).status()).toBe(500);
  await expect(again).toBeEnabled();
  await mend();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('link', { name: 'Share again with Sam Rivera' })).toBeVisible();
  await expect.poll(() => heard).toContain('Stopped. Sam Rivera can no longer see your profile.');
});

test('stops everything with one press: coach, company and being found', async ({ page, app }) => {
  const robin = await makePerson(app);
  const { match } = await acceptedBy(app, robin);
  await sharedIn(app, match);
  await statementFor(app, robin, 'Please send the questions in writing.');
  await openAs(page, robin, privacy);
  await page.getByRole('button', { name: 'Let them find me' }).click();
  await expect(
    page.getByText(
      /^1 job coach sees parts of your profile\. 1 company sees a statement you shared\. 1 company you applied to can see your profile\. Employers can find you until/,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stop all sharing' }).click();
  // An application is a letter: it stays until it is withdrawn.
  const applied = page.getByText(
    '1 company you applied to can see your profile. Employers cannot find you.',
  );
  await expect(applied).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stop sharing with/ })).toHaveCount(0);
  await page.reload();
  await expect(applied).toBeVisible();
});

test('shows a company the words that were written and shown, and no others', async ({
  page,
  app,
}) => {
  const robin = await makePerson(app);
  await savedFacts(app, robin, 'A quiet room');
  const company = await statementFor(app, robin, 'An older statement.');
  await openAs(page, robin, `${privacy}/share`);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText('Choose with whom.')).toBeVisible();
  await page.locator('label').getByText(`${company}, where you applied`).click();
  await next.click();
  await page.locator('label').getByText('I use a screen reader').click();
  const words = page.getByRole('textbox', { name: /^What they read about/ });
  await expect(words).toHaveValue('I use a screen reader.');
  await words.fill(' ');
  await next.click();
  await expect(page.getByText('Tick at least one thing, and write what they read.')).toBeVisible();
  await words.fill('Please send documents as tagged PDF.');
  await next.click();
  await next.click();
  await next.click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Please send documents as tagged PDF.',
  ]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(company) }).first();
  await expect(row).toContainText('Please send documents as tagged PDF.');
  await expect(page.getByText('An older statement.')).toHaveCount(0);
});

test('hides the candidate from a company that is named, until it is taken off', async ({
  page,
  app,
}) => {
  await openAs(page, await makePerson(app), privacy);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(page.getByText('Choose a company first.')).toBeVisible();
  await page.getByRole('button', { name: /Company/ }).click();
  const company = page.getByRole('option').nth(1);
  const name = (await company.innerText()).trim();
  await company.click();
  await add.click();
  const remove = page.getByRole('button', { name: `Remove ${name}` });
  await expect(remove).toBeVisible();
  await page.reload();
  await remove.click();
  await expect(page.getByText('You named no company.')).toBeVisible();
});

test('asks once whether to stop what a company reads about something that is not ticked any more', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const robin = await makePerson(app);
  await savedFacts(app, robin);
  const company = await statementFor(app, robin, 'I use a screen reader.');
  await openAs(page, robin, '/candidate/accommodation');
  const question = page.getByText(`You share this with ${company}. Stop sharing it too?`);
  const untick = async (name: string) => {
    await page.getByRole('checkbox', { name }).uncheck({ force: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSuccess(page, 'Updated accommodations successfully');
    await closeSuccess(page);
  };
  const shared = async () => {
    const [row] = await app.query(
      'SELECT ended_at FROM disclosure.fact_share WHERE candidate_guid = $1',
      [robin.userGuid],
    );
    return row?.['ended_at'] === null;
  };

  await test.step('another fact asks nothing', async () => {
    await untick('I need a flexible schedule');
    await expect(question).toHaveCount(0);
  });

  await test.step('this one asks, and nothing ends before the answer', async () => {
    await untick('I use a screen reader');
    await expect(question).toBeVisible();
    await expect.poll(() => heard.join()).toContain('Stop sharing it too?');
    expect(await shared()).toBe(true);
    await page.getByRole('button', { name: 'Keep sharing what I wrote' }).click();
    await expect(question).toHaveCount(0);
    expect(await shared()).toBe(true);
  });

  await test.step('the other answer ends it', async () => {
    await page.getByRole('checkbox', { name: 'I use a screen reader' }).check({ force: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSuccess(page, 'Updated accommodations successfully');
    await closeSuccess(page);
    await untick('I use a screen reader');
    await page.getByRole('button', { name: 'Stop sharing' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect
      .poll(() => heard.join())
      .toContain(`Stopped for ${company}. They can no longer read it here.`);
    expect(await shared()).toBe(false);
  });
});

test('suggests that the present employer must not find the candidate', async ({ page, app }) => {
  const robin = await makePerson(app);
  const [company] = await app.query('SELECT name FROM company ORDER BY name LIMIT 1');
  const name = String(company?.['name']);
  await app.query(
    `INSERT INTO user_work_history (user_guid, employer_name, job_title, present)
     VALUES ($1, $2, 'Clerk', true)`,
    [robin.userGuid, name.toUpperCase()],
  );
  await openAs(page, robin, privacy);
  await page.getByRole('button', { name: `Add ${name}, where you work now` }).press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /Company/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /where you work now/ })).toHaveCount(0);
});

test('restores words written for a company after a reload, until they are shared', async ({
  page,
  app,
}) => {
  const robin = await makePerson(app);
  await savedFacts(app, robin);
  const company = await statementFor(app, robin, 'An older statement.');
  const next = page.getByRole('button', { name: 'Next' });
  const words = page.getByRole('textbox', { name: /^What they read about/ });
  const toWords = async () => {
    await page.locator('label').getByText(`${company}, where you applied`).click();
    await next.click();
    await page.locator('label').getByText('I use a screen reader').click();
  };
  await openAs(page, robin, `${privacy}/share`);
  await toWords();
  await words.fill('Please send tagged documents.');
  await page.reload();
  await toWords();
  await expect(words).toHaveValue('Please send tagged documents.');
  await expect(page.getByText(/^We kept what you typed/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(words).toHaveValue('I use a screen reader.');
  await words.fill('Please send plain text.');
  for (let step = 0; step < 3; step++) await next.click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who can see what');
  await page.goto(`${privacy}/share`);
  await toWords();
  await expect(words).toHaveValue('I use a screen reader.');
});
