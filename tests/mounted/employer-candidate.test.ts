import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#src/api/client/queryClient.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { callOf } from '#tests/support/contract.ts';
import { fits, foundCandidate, hide } from '#tests/support/foundCandidates.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, button, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const at = new Date('2026-05-10T09:00:00Z');

let member: TestPerson;
let company: string;
let dana: TestPerson;
beforeEach(async () => {
  ({ member, companyGuid: company } = await newCompany(app));
  dana = await foundCandidate(app, 'Dana', 'Whitlock', {
    city: 'Albany',
    job: 'Baker',
    summary: 'Nine years of early mornings.',
    skills: ['Sourdough'],
  });
});

const open = (person = dana, query = '') =>
  app.open(`/employer/candidate-details/${person.userGuid}${query}`, member);

/** Dana applied for a job of the company. */
async function apply(title = 'Night Baker', status = 'new'): Promise<void> {
  const job = jobNamed(title, { company_guid: company, company });
  await insertJobs(app.database.db, [job]);
  await app.database.db
    .insertInto('job_application')
    .values({
      user_guid: dana.userGuid,
      source_guid: job.source_guid,
      applied_at: at,
      status: status as 'new',
    })
    .execute();
}

/** Dana shares words with the company. */
const share = (statement: string) =>
  app.database.db
    .insertInto('disclosure.fact_share')
    .values({
      candidate_guid: dana.userGuid,
      fact_key: 'PreferSR',
      audience: 'company',
      match_guid: null,
      company_guid: company,
      purpose: 'interview',
      statement,
      given_at: at,
      expires_at: new Date('2099-01-01T00:00:00Z'),
      text_version: 1,
      locale: 'en',
      representative_guid: null,
    })
    .execute();

const statusOf = async () => {
  const { status } = await app.database.db
    .selectFrom('job_application')
    .where('user_guid', '=', dana.userGuid)
    .select('status')
    .executeTakeFirstOrThrow();
  return status;
};

test('shows work and skills of a found candidate, and no address, number or picture', async () => {
  await open();
  await one('heading', 'Dana Whitlock');
  for (const words of ['Albany, NY', 'Nine years of early mornings.', 'Baker', 'Sourdough'])
    await expectSeen(words);
  await expectSeen('Dana chose to be found.');
  await expectGone(dana.email);
  expect(all('img')).toEqual([]);
  expect(all('button', /Read what/)).toEqual([]);
  await one('button', 'Save Dana Whitlock');
  await one('button', 'Invite Dana Whitlock');
});

test('shows the address and the application of an applicant, and changes no status when it opens', async () => {
  await apply();
  await open();
  await expectSeen('Dana applied to your company.');
  await expectSeen(dana.email);
  const part = await one('region', 'Applications to your company');
  expect(part.textContent).toContain('Night Baker');
  expect(await statusOf()).toBe('new');
  await press('Mark as looked at', part);
  await until(async () => expect(await statusOf()).toBe('lookedAt'));
  await until(() => expect(app.heard).toContain('Dana Whitlock: Looked at.'));
  await until(() => expect(all('button', 'Mark as looked at')).toEqual([]));
});

const LOST = 'The application of Dana Whitlock was changed meanwhile. Your change was not saved.';

test('gives what was taken back the focus of the button that says it was looked at, and says that nothing was saved', async () => {
  await apply();
  await open();
  await button('Mark as looked at');
  await app.database.db
    .updateTable('job_application')
    .set({ withdrawn_at: at })
    .where('user_guid', '=', dana.userGuid)
    .execute();
  await press('Mark as looked at');
  await until(() => expect(document.activeElement?.textContent).toMatch(/^Withdrawn on/));
  expect(all('button', 'Mark as looked at')).toEqual([]);
  const part = await one('region', 'Applications to your company');
  await until(() => expect(part.textContent).toContain(LOST));
});

test('says that nothing was saved where the page stood when the account is closed meanwhile', async () => {
  await apply();
  await open();
  await button('Mark as looked at');
  await app.database.db
    .insertInto('closed_account')
    .values({ user_guid: dana.userGuid, closed_at: at, delete_after: at, closed_by: null })
    .execute();
  await press('Mark as looked at');
  await one('heading', 'You cannot see Dana Whitlock any more');
  await until(() => expect(all('main')[0]?.textContent).toContain(LOST));
});

test('requests what they shared only on a press, and clears it from the tab when it is closed', async () => {
  const words = 'Please send the questions in writing.';
  await share(words);
  await open();
  const read = await button('Read what Dana shared');
  expect(read.getAttribute('aria-expanded')).toBe('false');
  const asked = () => app.edge.asked().filter((one) => callOf('listSharedStatements').test(one));
  expect(asked()).toEqual([]);
  await press('Read what Dana shared');
  await expectSeen(words);
  await expectSeen('For the interview');
  expect(asked()).toHaveLength(1);
  await press('Read what Dana shared');
  await expectGone(words);
  await until(() =>
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain(words),
  );
});

test('removes words that are not shared any more, and says so', async () => {
  await share('Please send the questions in writing.');
  await open();
  await button('Read what Dana shared');
  await app.database.db
    .updateTable('disclosure.fact_share')
    .set({ ended_at: at, ended_by: 'candidate' })
    .where('candidate_guid', '=', dana.userGuid)
    .execute();
  await press('Read what Dana shared');
  await expectSeen('Dana does not share this any more.');
});

test('removes a candidate who hides while the page is open, and says so in the title', async () => {
  await open(dana, '?from=search&words=baker');
  await expectSeen('Sourdough');
  await hide(app, dana);
  window.dispatchEvent(new Event('visibilitychange'));
  await expectFocus('heading', 'You cannot see Dana Whitlock any more');
  await expectGone('Sourdough');
  await until(() =>
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state.data]),
      ),
    ).not.toMatch(/Sourdough|early mornings/),
  );
  const [back] = all('link', 'Back to Find candidates');
  expect(back?.getAttribute('href')).toBe('/employer/candidates?words=baker');
});

test('describes somebody who was never visible, and nobody at all, in the same words', async () => {
  const hidden = await app.person(2);
  await open(hidden);
  await one('heading', 'You cannot see this candidate');
  await app.open('/employer/candidate-details/0d0a0b0c-0000-4000-8000-000000000001', member);
  await one('heading', 'You cannot see this candidate');
  expect(window.location.pathname).toContain('/employer/candidate-details/');
});

test('shows the whole page without recommendations, and can request them again', async () => {
  const mend = app.edge.cutAll(callOf('recommendationsEmploy'));
  await open();
  await expectSeen('Your jobs that fit could not be loaded.');
  await expectSeen('Sourdough');
  mend();
  app.edge.answerAll(callOf('recommendationsEmploy'), fits(dana));
  await press('Try again');
  const part = await one('region', 'Your jobs that fit Dana');
  await one('link', 'Night Baker', part);
  await until(() => expect(part.textContent).toContain('Like their job title: Baker'));
});
