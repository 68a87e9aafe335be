import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  choose,
  enter,
  field,
  fill,
  one,
  press,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const BOARD = '/job-coach/caseload';
const DAY_MS = 24 * 60 * 60 * 1000;

let coach: TestPerson;
let dana: TestPerson;
let match: string;
beforeEach(async () => {
  coach = await app.person(4);
  dana = await namedCandidate(app, 'Dana', 'Whitlock');
  match = await insertConsent(app.database, dana, coach);
});

const dayOf = (offset: number) => {
  const at = new Date();
  at.setDate(at.getDate() + offset);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** A case of Dana, as it was saved so many days ago. */
async function caseOfDana(days: number, changes: object = {}): Promise<void> {
  await app.database.db
    .insertInto('caseload_case')
    .values({
      match_guid: match,
      candidate_guid: dana.userGuid,
      stage: 'searching',
      stage_since: new Date(Date.now() - days * DAY_MS),
      next_step: null,
      next_due: null,
      paused_until: null,
      outcome: null,
      ...changes,
    })
    .execute();
}
const shown = () => all('heading').map(({ textContent }) => textContent);

test('keeps a card in its view, with the focus, when a record ends why it was there', async () => {
  await caseOfDana(20);
  await app.open(`${BOARD}?show=stalled`, coach);
  await expectSeen('Stalled 20 days');
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We met.');
  await enter(/^One line/);
  await until(() => expect(app.heard).toContain('Saved.'));
  await expectGone('Stalled 20 days');
  await expectFocus('button', 'Record for Dana Whitlock');
  await one('radio', 'Stalled, 0');
  await tick('Everyone, 1');
  await until(async () =>
    expect(await one('radio', 'Everyone, 1')).toHaveProperty('checked', true),
  );
  await tick('Stalled, 0');
  await expectGone('Dana Whitlock');
});

test('keeps a card in its view, with the focus, when a move ends why it was there', async () => {
  await caseOfDana(1, { next_step: 'Call', next_due: dayOf(-1) });
  await app.open(`${BOARD}?show=overdue`, coach);
  await press('Change stage of Dana Whitlock');
  await choose(/Stage/, 'Closed');
  await fill(/^Outcome/, 'Moved away');
  await press('Move');
  await expectFocus('link', 'Dana Whitlock');
  await until(() => expect(app.heard).toContain('Moved to Closed, 1 of 1.'));
  expect(shown()).toContain('Closed (1)');
});

test('says that a stage was changed when its answer is lost and it is sent again', async () => {
  await app.open(BOARD, coach);
  await press('Change stage of Dana Whitlock');
  await choose(/Stage/, 'Interviewing');
  const call = app.edge.hold(callOf('updateCase'));
  await press('Move');
  await (await call).lose();
  await expectSeen('The stage was not changed.');
  await press('Move');
  await until(() => expect(app.heard).toContain('Moved to Interviewing, 1 of 1.'));
  await expectFocus('link', 'Dana Whitlock');
  await expectGone('It was changed somewhere else meanwhile.');
});

test('opens a second correction with the words of the first, and says no more that it is asked for', async () => {
  const words = { kind: 'call', minutes: 20, what: 'We met.', onDay: dayOf(-1) };
  await app.ok('createActivity', {
    as: coach,
    body: { jobCoachMatchGUID: match, ...words, nextStep: null, nextDue: null },
  });
  const [work] = await app.ok('listCasesOfCandidate', { as: dana, path: { id: dana.userGuid } });
  const guid = work?.records[0]?.activityGUID ?? '';
  await app.ok('askForCorrection', { as: dana, path: { guid } });
  await app.open(`/job-coach/candidate-details/${dana.userGuid}`, coach);
  await expectSeen('A correction was asked for');
  await press(/^Correct the record/);
  await fill(/^One line/, 'We talked by phone.');
  await press('Save record');
  await until(() => expect(app.heard).toContain('Saved. Both records stay to be read.'));
  await expectSeen('We talked by phone.');
  await expectGone('A correction was asked for');
  await press(/^Correct the record/);
  expect(await field(/^One line/)).toHaveProperty('value', 'We talked by phone.');
});

test('keeps a next step that was changed elsewhere when a kept record is opened and saved', async () => {
  const changeStep = (nextStep: string) =>
    app.ok('updateCase', {
      as: coach,
      path: { guid: match },
      body: { stage: 'searching', nextDue: null, pausedUntil: null, outcome: null, nextStep },
    });
  await changeStep('Call the school');
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We read the posting together.');
  await until(async () => expect(await app.ok('listDrafts', { as: coach })).toHaveLength(1));
  await changeStep('Call Harborwren');
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await until(async () =>
    expect(await field(/^One line/)).toHaveProperty('value', 'We read the posting together.'),
  );
  expect(await field('Next step')).toHaveProperty('value', 'Call Harborwren');
  await press('Save record');
  await until(() => expect(app.heard).toContain('Saved. Next step: Call Harborwren.'));
});

test('saves a next step that was changed after its answer was lost', async () => {
  await caseOfDana(1, { next_step: 'Call the school' });
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We met.');
  await fill('Next step', 'Call Harborwren');
  const call = app.edge.hold(callOf('createActivity'));
  await enter(/^One line/);
  await (await call).lose();
  await expectSeen('The record was not saved.');
  await fill('Next step', 'Call the school');
  await press('Save record');
  await until(() => expect(app.heard).toContain('Saved. Next step: Call the school.'));
  await expectSeen('Next: Call the school');
});

test('saves the words of a record that was changed after its answer was lost', async () => {
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We met.');
  const call = app.edge.hold(callOf('createActivity'));
  await enter(/^One line/);
  await (await call).lose();
  await expectSeen('The record was not saved.');
  await fill(/^One line/, 'We met at the library.');
  await press('Save record');
  await until(() => expect(app.heard).toContain('Saved.'));
  const [work] = await app.ok('listCasesOfCandidate', { as: dana, path: { id: dana.userGuid } });
  expect(work?.records.map(({ what, corrects }) => [what, corrects !== null])).toEqual([
    ['We met at the library.', true],
    ['We met.', false],
  ]);
});
