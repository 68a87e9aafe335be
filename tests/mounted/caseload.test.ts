import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
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

/** A case in this stage, past the app. */
async function another(first: string, changes: object = {}): Promise<string> {
  const person = await namedCandidate(app, first, 'Sample');
  const guid = await insertConsent(app.database, person, coach);
  await app.ok('updateCase', {
    as: coach,
    path: { guid },
    body: {
      stage: 'searching',
      nextStep: null,
      nextDue: null,
      pausedUntil: null,
      outcome: null,
      ...changes,
    },
  });
  return guid;
}
const ofDana = () => app.ok('listCasesOfCandidate', { as: dana, path: { id: dana.userGuid } });

test('shows the same numbers in the first line as in the cards, and only its own in a view', async () => {
  await another('Abel', { nextStep: 'Call', nextDue: dayOf(-1) });
  await another('Mina', { stage: 'interviewing', nextStep: 'Practice', nextDue: dayOf(2) });
  await app.open(BOARD, coach);
  await expectSeen(
    '1 next step is overdue. Nobody had no contact for longer than planned. 2 are on track.',
  );
  await until(() =>
    expect(all('heading').map((heading) => heading.textContent)).toEqual([
      'Caseload',
      'Getting to know (1)',
      'Dana Whitlock',
      'Searching (1)',
      'Abel Sample',
      'Interviewing (1)',
      'Mina Sample',
    ]),
  );
  await expectSeen('Call, due yesterday');
  await tick('Overdue, 1');
  await expectGone('Mina Sample');
  expect(location.search).toBe('?show=overdue');
  await until(() => expect(app.heard).toContain('1 person'));
});

test('reads a next step and an outcome in the language they are written in', async () => {
  const step = 'Llamar a la tienda y pedir una cita para el martes';
  const outcome = 'Trabaja para la tienda del barrio, y el jefe está contento';
  await another('Abel', { nextStep: step, nextDue: dayOf(-1) });
  await another('Mina', { stage: 'closed', outcome });
  await app.open(BOARD, coach);
  await expectSeen(`Next: ${step}, due yesterday`);
  await expectSeen(`Outcome: ${outcome}`);
  const inSpanish = [...document.querySelectorAll('main [lang="es"]')];
  expect(inSpanish.map(({ textContent }) => textContent)).toEqual([step, outcome]);
});

test('keeps a next step that was saved elsewhere when a record says nothing of what is next', async () => {
  const body = { stage: 'searching', nextDue: null, pausedUntil: null, outcome: null } as const;
  const changeStep = (nextStep: string) =>
    app.ok('updateCase', { as: coach, path: { guid: match }, body: { ...body, nextStep } });
  await changeStep('Call the school');
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We read the posting together.');
  await changeStep('Call Harborwren');
  await enter(/^One line/);
  await until(() => expect(app.heard).toContain('Saved. Next step: Call Harborwren.'));
  expect(await ofDana()).toMatchObject([{ nextStep: 'Call Harborwren' }]);
});

test('saves a record typed in one line with Enter, returns the focus, and shows it to the candidate at once', async () => {
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await expectFocus('textbox', /^One line/);
  await expectSeen('Dana can read this. Write no medical details.');
  await fill(/^One line/, 'We read the posting together.');
  await fill('Next step', 'Call Harborwren');
  await enter('Next step');
  await expectFocus('button', 'Record for Dana Whitlock');
  await until(() => expect(app.heard).toContain('Saved. Next step: Call Harborwren.'));
  await expectSeen('Last contact today, call');
  expect(await ofDana()).toMatchObject([
    {
      nextStep: 'Call Harborwren',
      records: [{ what: 'We read the posting together.', onDay: dayOf(0) }],
    },
  ]);
});

test('keeps a record whose answer is lost, and saves it once when it is sent again', async () => {
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We read the posting together.');
  const call = app.edge.hold(callOf('createActivity'));
  await enter(/^One line/);
  await (await call).lose();
  await expectSeen('The record was not saved. What you typed is still here.');
  expect(await field(/^One line/)).toHaveProperty('value', 'We read the posting together.');
  await press('Save record');
  await expectFocus('button', 'Record for Dana Whitlock');
  expect((await ofDana())[0]?.records).toHaveLength(1);
});

test('keeps what was typed for the next sign-in when the session ends while a record is sent', async () => {
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We read the posting together.');
  const ended = async () =>
    new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } });
  const mend = app.edge.answerAll(callOf('createActivity'), ended);
  await until(async () => expect(await app.ok('listDrafts', { as: coach })).toHaveLength(1));
  await enter(/^One line/);
  await one('heading', 'Sign in');
  mend();
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await until(async () =>
    expect(await field(/^One line/)).toHaveProperty('value', 'We read the posting together.'),
  );
  expect((await ofDana())[0]?.records).toEqual([]);
});

test('rejects an empty line at the field, and keeps what is typed over a reload', async () => {
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await press('Save record');
  await expectProblem(await field(/^One line/), 'Write one line about what you did.');
  await fill(/^One line/, 'Half a sentence');
  await until(async () =>
    expect((await app.ok('listDrafts', { as: coach })).map(({ Kind }) => Kind)).toEqual([
      `record:${match}`,
    ]),
  );
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await until(async () =>
    expect(await field(/^One line/)).toHaveProperty('value', 'Half a sentence'),
  );
});

test('moves a card to its new stage with the focus, and announces its place', async () => {
  await another('Abel', { stage: 'interviewing' });
  await app.open(BOARD, coach);
  await press('Change stage of Dana Whitlock');
  await choose(/Stage/, 'Interviewing');
  await press('Move');
  await expectFocus('link', 'Dana Whitlock');
  await until(() => expect(app.heard).toContain('Moved to Interviewing, 2 of 2.'));
  await one('heading', 'Interviewing (2)');
});

test('changes the outcome in the same stage, and closes the form', async () => {
  await another('Abel', { stage: 'closed', outcome: 'Moved away' });
  await app.open(BOARD, coach);
  await expectSeen('Outcome: Moved away');
  await press('Change stage of Abel Sample');
  await fill(/^Outcome/, 'Works at Harborwren Mutual');
  await press('Move');
  await expectSeen('Outcome: Works at Harborwren Mutual');
  await expectFocus('link', 'Abel Sample');
  await one('button', 'Change stage of Abel Sample');
});

test('does not overwrite a stage that was changed elsewhere, and says so on the card', async () => {
  await app.open(BOARD, coach);
  await press('Change stage of Dana Whitlock');
  await app.ok('updateCase', {
    as: coach,
    path: { guid: match },
    body: { stage: 'offer', nextStep: null, nextDue: null, pausedUntil: null, outcome: null },
  });
  await choose(/Stage/, 'Interviewing');
  await press('Move');
  await expectSeen('It was changed somewhere else meanwhile.');
  await one('heading', 'Offer (1)');
});

test('removes the card when sharing ends while a record is written, and keeps the words', async () => {
  await app.open(BOARD, coach);
  await press('Record for Dana Whitlock');
  await fill(/^One line/, 'We met.');
  await app.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
  await enter(/^One line/);
  await expectSeen('Dana does not share with you any more.');
  await expectFocus('link', 'Dana Whitlock');
  await expectSeen('We met.');
  await one('button', 'Copy: We met.');
  expect(all('button', /Dana Whitlock/)).toEqual([]);
  await until(async () =>
    expect(await app.ok('listDrafts', { as: coach })).toMatchObject([
      { Data: { what: 'We met.' } },
    ]),
  );
});

test('shows words that sharing ended over on the board until they are deleted', async () => {
  await another('Abel');
  await app.open(BOARD, coach);
  await press('Record for Abel Sample');
  await fill(/^One line/, 'We read a posting.');
  await press('Cancel');
  await press('Record for Dana Whitlock');
  await fill('Next step', 'Call the school');
  await until(async () => expect(await app.ok('listDrafts', { as: coach })).toHaveLength(2));
  await app.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
  await app.open(BOARD, coach);
  await one('heading', 'Not saved');
  await expectSeen('Next: Call the school');
  // What can still be saved stands in its form.
  expect(all('button', /We read a posting/)).toEqual([]);
  await press('Delete: Call the school');
  await press('Delete');
  await expectGone('Call the school');
  await expectFocus('heading', 'Caseload');
  await until(async () => expect(await app.ok('listDrafts', { as: coach })).toHaveLength(1));
});

test('shows what was being typed on the page of a candidate who stops sharing', async () => {
  const words = 'We met at the library and read two postings of the hospitals in town.';
  await app.open(`/job-coach/candidate-details/${dana.userGuid}`, coach);
  await press('Record a contact');
  await fill(/^One line/, words);
  await app.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
  await enter(/^One line/);
  await one('heading', 'Dana no longer shares this with you.');
  await expectSeen(words);
  // A long text names its buttons by whole words of its beginning.
  await one('button', 'Copy: We met at the library and read two postings of the…');
});

test('shows a candidate the records, asks for a correction once, and then shows both', async () => {
  const words = { kind: 'call', minutes: 20, what: 'We met.', onDay: dayOf(-1) };
  await app.ok('createActivity', {
    as: coach,
    body: { jobCoachMatchGUID: match, ...words, nextStep: null, nextDue: null },
  });
  await app.open('/candidate/coach', dana);
  await one('heading', 'Work with Robin Sample');
  await expectSeen('We met.');
  await press(/^Ask for a correction/);
  await until(() => expect(app.heard).toContain('Asked. Your job coach is told.'));
  await app.open(`/job-coach/candidate-details/${dana.userGuid}`, coach);
  await expectSeen('A correction was asked for');
  await press(/^Correct the record/);
  expect(await field(/^One line/)).toHaveProperty('value', 'We met.');
  await fill(/^One line/, 'We talked by phone.');
  await press('Save record');
  await until(() => expect(app.heard).toContain('Saved. Both records stay to be read.'));
  await app.open('/candidate/coach', dana);
  await expectSeen('We talked by phone.');
  await expectSeen('We met.');
});

test('corrects a record whose day is longer ago than a new one may be', async () => {
  const words = { kind: 'call', minutes: 20, what: 'We met.' } as const;
  await app.database.db
    .insertInto('activity')
    .values({
      ...words,
      match_guid: match,
      candidate_guid: dana.userGuid,
      coach_guid: coach.userGuid,
      on_day: dayOf(-40),
      created_at: new Date(),
      corrects: null,
      record_key: null,
    })
    .execute();
  await app.open(`/job-coach/candidate-details/${dana.userGuid}`, coach);
  await press(/^Correct the record/);
  await fill(/^One line/, 'We talked by phone.');
  await press('Save record');
  await until(() => expect(app.heard).toContain('Saved. Both records stay to be read.'));
});

test('shows the same cases in a table, and explains on an empty board how cases come', async () => {
  await another('Abel', { nextStep: 'Call', nextDue: dayOf(-1) });
  const past = { nextStep: 'Call about the first week', nextDue: dayOf(-3) };
  await another('Mina', { stage: 'closed', outcome: 'Moved away', ...past });
  await app.open(`${BOARD}/print`, coach);
  await until(() => expect(document.title).toMatch(/^Caseload as a table –/));
  await until(() => expect(all('row')).toHaveLength(4));
  expect(all('row')[2]?.textContent).toContain('Overdue');
  // As on its card, nothing is next in a closed case.
  expect(all('row')[3]?.textContent).toContain('Mina Sample');
  expect(all('row')[3]?.textContent).not.toContain('Call about the first week');
  await app.open(BOARD, await app.person(4));
  await expectSeen('Nobody shares with you yet');
});
