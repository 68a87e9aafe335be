import { expect, test } from 'vitest';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { atPreferences as openPreferences } from '#tests/support/mounted/questions.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { one, press, pressOn, tick, until } from '#tests/support/mounted/steps.ts';
import { addWork } from '#tests/support/mounted/sections.ts';

const clerk = (facts: object = {}) =>
  jobNamed('Customer Service Representative', { soc_code: '43-4051', ...facts });
const oakland = { city: 'Oakland', state_short: 'CA', zip: '94607', lat: 37.8, lng: -122.28 };
const app = mountedApp(({ db }) => insertJobs(db, [clerk(), clerk(oakland)]));

const inUse = 'These jobs use your answers about moving and how you work.';
const notInUse = 'These jobs do not use answers about moving and how you work yet.';

/** Somebody in Syracuse at the two preference questions, after the review of a resume. */
async function atPreferences() {
  const person = await app.person();
  await addWork(app, person);
  const place = { zip: '13202', lat: 43.05, long: -76.15, relocate: 1, remote: null } as const;
  const body = { ...userSoc(person.userGuid, NO_INSIGHTS, place), SOCCode: '43-4051' };
  await app.ok('updateCandidateInsights', { as: person, path: { id: person.userGuid }, body });
  return openPreferences(app, person);
}

const saving = 'PUT /api/user/User/';
const saves = () => app.edge.asked().filter((call) => call.startsWith(saving)).length;

async function seeJobs(): Promise<void> {
  pressOn(await one('link', 'Recommended'));
  await until(() => expect(location.pathname).toBe('/candidate/jobs/recommended-jobs'));
}

test('stores the two answers at their press, and the jobs use them and say so', async () => {
  const person = await atPreferences();
  await tick('No');
  await press('Save & Proceed');
  await one('heading', /^What kind of work/);
  const user = await app.ok('getUser', { as: person, path: { id: person.userGuid } });
  expect(user).toMatchObject({ Relocate: 0, PreferencesAnswered: true });
  await seeJobs();
  await expectSeen(inUse);
  await expectSeen('1 job found');
});

test('continues when the answers cannot be stored, and the jobs say that they are not in use', async () => {
  await atPreferences();
  await tick('No');
  const mend = app.edge.cutAll(new RegExp(saving));
  await press('Save & Proceed');
  await one('heading', /^What kind of work/);
  mend();
  await seeJobs();
  await expectSeen(notInUse);
  await expectGone(inUse);
});

test('stores once when the press comes twice, and again after Back and another answer', async () => {
  const person = await atPreferences();
  await tick('No');
  const held = app.edge.hold(new RegExp(saving));
  await press('Save & Proceed');
  const { answer } = await held;
  await press('Save & Proceed');
  await press('Skip');
  expect(saves()).toBe(1);
  await answer();
  await one('heading', /^What kind of work/);
  await press('Back');
  await tick('Yes');
  await press('Save & Proceed');
  await one('heading', /^What kind of work/);
  expect(saves()).toBe(2);
  const user = await app.ok('getUser', { as: person, path: { id: person.userGuid } });
  expect(user).toMatchObject({ Relocate: 1, PreferencesAnswered: true });
});
