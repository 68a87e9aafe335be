import { randomUUID } from 'node:crypto';
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FETCHED_AFTER_MS } from '#src/layouts/SessionEnding.tsx';
import type { TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type Employer, employerAt } from '#tests/support/mounted/employer.ts';
import type { HeldCall } from '#tests/support/mounted/edge.ts';
import { message } from '#tests/support/mounted/seen.ts';
import { all, at, choose, fill, goTo, one, press, until } from '#tests/support/mounted/steps.ts';
import { contentOf } from '#tests/support/written.ts';

const app = mountedApp();

/** Sends, leaves by the menu while the call waits, and lets it go. @returns what is told then */
async function leave(
  asked: RegExp,
  send: () => Promise<void>,
  to: { link: string; title: string },
  end = (call: HeldCall): unknown => call.cut(),
): Promise<string> {
  const held = app.edge.hold(asked);
  await send();
  const call = await held;
  await goTo(to.link);
  await one('heading', to.title);
  await end(call);
  const error = await message('Error');
  expect(all('dialog')).toHaveLength(1);
  return error.textContent;
}

const KEPT = 'We could not save your changes after you left the page. What you typed is kept.';

async function onTheBoard(): Promise<{ coach: TestPerson; match: string }> {
  const coach = await app.person(4);
  const match = await insertConsent(
    app.database,
    await namedCandidate(app, 'Dana', 'Whitlock'),
    coach,
  );
  await app.open('/job-coach/caseload', coach);
  return { coach, match };
}
const toAccount = { link: 'Account settings', title: 'Account settings' };

test('tells a coach that a record was not saved, and leads back to what they typed', async () => {
  await onTheBoard();
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We read the posting together.');
  const told = await leave(callOf('createActivity'), () => press('Save record'), toAccount);
  expect(told).toContain(KEPT);
  await press('Go back to that page', await message('Error'));
  await at('/job-coach/caseload');
  await press('Record for Dana Whitlock');
  await until(async () =>
    expect(await one('textbox', /^One line/)).toHaveProperty(
      'value',
      'We read the posting together.',
    ),
  );
});

async function move(): Promise<void> {
  await press('Change stage of Dana Whitlock');
  await choose(/Stage/, 'Interviewing');
}
const NOT_MOVED = 'Where a candidate stands was not changed after you left the page.';

test('tells a coach that a stage was not changed', async () => {
  await onTheBoard();
  await move();
  expect(await leave(callOf('updateCase'), () => press('Move'), toAccount)).toContain(NOT_MOVED);
});

test('tells it at once, also when the page that follows has only just opened', async () => {
  const real = globalThis.setTimeout;
  onTestFinished(() => void vi.restoreAllMocks());
  // What is fetched for later when the page has rested never comes.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    real(run, ms === FETCHED_AFTER_MS ? 2 ** 30 : ms)) as typeof setTimeout);
  await onTheBoard();
  await move();
  expect(await leave(callOf('updateCase'), () => press('Move'), toAccount)).toContain(NOT_MOVED);
});

test('tells a coach once that a stage was not changed because somebody else was first', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { coach, match } = await onTheBoard();
  await move();
  const told = await leave(
    callOf('updateCase'),
    () => press('Move'),
    toAccount,
    async (call) => {
      const body = { nextStep: null, nextDue: null, pausedUntil: null, outcome: null };
      await app.ok('updateCase', {
        as: coach,
        path: { guid: match },
        body: { stage: 'offer', ...body },
      });
      await call.answer();
    },
  );
  expect(told).toContain(NOT_MOVED);
  // Its board is gone: it neither says so too, nor closes a form that is not there.
  expect(app.heard.join()).not.toContain('It was changed somewhere else');
  expect(warned).not.toHaveBeenCalled();
});

/** The editor of a saved job. */
async function inTheEditor(company: string): Promise<Employer> {
  const employer = await employerAt(app, company);
  const id = randomUUID();
  const body = { sourceGUID: id, content: contentOf({ title: 'Ledger clerk' }) };
  await app.ok('createPosting', { as: employer.person, body });
  await app.open(`/employer/jobs/${id}/edit`, employer.person);
  return employer;
}

test('tells an employer that a job was not saved, and leads back to what they typed', async () => {
  await inTheEditor('Left Ltd');
  const typed = 'Ledger clerk, mornings';
  fireEvent.change(await one('textbox', /^Title/), { target: { value: typed } });
  const told = await leave(callOf('updatePosting'), () => press('Save draft'), toAccount);
  expect(told).toContain(KEPT);
  await press('Go back to that page', await message('Error'));
  await until(async () => expect(await one('textbox', /^Title/)).toHaveProperty('value', typed));
});

test('tells an employer that a job was not published', async () => {
  await inTheEditor('Unpublished Ltd');
  await one('textbox', /^Title/);
  const told = await leave(callOf('publishPosting'), () => press(/^Publish/), toAccount);
  expect(told).toContain('Your job was not changed after you left the page.');
});

async function sharing(): Promise<void> {
  const robin = await app.person();
  await insertConsent(app.database, robin, await app.person(4));
  await app.open('/candidate/privacy', robin);
}
const STILL_SHARED =
  'Sharing was not stopped after you left the page. What is shared can still be seen.';

test('tells a candidate that sharing with one reader did not stop', async () => {
  await sharing();
  const stop = () => press(/^Stop sharing with/);
  expect(await leave(callOf('endCoachConsent'), stop, toAccount)).toContain(STILL_SHARED);
});

test('tells a candidate that all sharing did not stop', async () => {
  await sharing();
  const stop = () => press('Stop all sharing');
  expect(await leave(callOf('stopAllSharing'), stop, toAccount)).toContain(STILL_SHARED);
});

test('tells a candidate that a company was not blocked, in general words', async () => {
  await employerAt(app, 'Harborwren Mutual');
  await app.open('/candidate/privacy', await app.person());
  await choose(/Company/, 'Harborwren Mutual');
  const told = await leave(callOf('blockCompany'), () => press('Add'), toAccount);
  expect(told).toContain('What you asked for was not done after you left the page.');
});
