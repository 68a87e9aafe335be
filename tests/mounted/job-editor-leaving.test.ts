import { expect, test } from 'vitest';
import { session } from '#src/session/session.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import type { HeldCall } from '#tests/support/mounted/edge.ts';
import { type Employer, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { expectGone, expectSeen, message } from '#tests/support/mounted/seen.ts';
import {
  all,
  at,
  button,
  field,
  fill,
  goTo,
  one,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();

const KEPT = 'We kept what you typed';
const typed = 'Ledger clerk, mornings';

interface Left {
  readonly employer: Employer;
  readonly id: string;
  readonly call: HeldCall;
}

/** Types another title, presses Publish, and goes elsewhere while a call of it waits. */
async function leave(company: string, call: string): Promise<Left> {
  const employer = await employerAt(app, company);
  const id = await writeJob(app, employer, 'Ledger clerk', 'draft');
  await app.open(`/employer/jobs/${id}/edit`, employer.person);
  await fill(/^Title/, typed);
  const held = app.edge.hold(callOf(call));
  await press('Publish');
  const waiting = await held;
  await goTo('Account settings');
  await button('Change password');
  return { employer, id, call: waiting };
}

/** Opens the editor again, from the list of jobs. */
async function comeBack(): Promise<void> {
  await goTo('Jobs');
  pressOn(await one('link', /^Edit/));
}

const posting = ({ employer: { person }, id }: Pick<Left, 'employer' | 'id'>) =>
  app.ok('getPosting', { as: person, path: { id } });
const draftsOf = async ({ person: { userGuid } }: Employer) =>
  JSON.stringify(
    await app.database.db
      .selectFrom('disclosure.draft')
      .select('data')
      .where('user_guid', '=', userGuid)
      .execute(),
  );

test('publishes a job whose editor was left during the save before it, and keeps no draft', async () => {
  const left = await leave('Gone Ltd', 'updatePosting');
  await until(async () => expect(await draftsOf(left.employer)).toContain(typed));
  await left.call.answer();
  await until(async () => expect((await posting(left)).status).toBe('published'));
  expect((await posting(left)).content.title).toBe(typed);
  await until(async () => expect(await draftsOf(left.employer)).not.toContain(typed));
  expect(all('dialog')).toEqual([]);
});

test('shows a save that goes on, and what became of it, to a writer who comes back', async () => {
  const left = await leave('Back Ltd', 'updatePosting');
  await comeBack();
  expect(await field(/^Title/)).toHaveProperty('value', typed);
  expect((await button('Publish')).getAttribute('aria-disabled')).toBe('true');
  expect(document.body.textContent).not.toContain(KEPT);
  await left.call.answer();
  await until(() => expect(app.heard).toContain('Published. Candidates can find it now.'));
  expect((await posting(left)).status).toBe('published');
});

test('shows what became of a save that ends while the editor loads again', async () => {
  const left = await leave('Soon Ltd', 'updatePosting');
  const before = Response.json(await posting(left));
  const loading = app.edge.hold(callOf('getPosting'));
  await comeBack();
  const loads = await loading;
  await left.call.answer();
  await until(async () => expect((await posting(left)).status).toBe('published'));
  loads.reply(before);
  await until(() => expect(app.heard).toContain('Published. Candidates can find it now.'));
  expect(await field(/^Title/)).toHaveProperty('value', typed);
  expect(document.body.textContent).not.toContain(KEPT);
});

test('tells a writer who left that a job was saved and not published, and leads back to it', async () => {
  const left = await leave('Unpublished Ltd', 'publishPosting');
  left.call.cut();
  const error = await message('Error');
  expect(error.textContent).toContain('Your job was not changed after you left the page.');
  await press('Go back to that page', error);
  await at(`/employer/jobs/${left.id}/edit`);
  expect(await field(/^Title/)).toHaveProperty('value', typed);
  await expectGone(KEPT);
  expect((await posting(left)).status).toBe('draft');
});

test('tells a writer who left what the server refuses, and keeps what they typed', async () => {
  const left = await leave('Refused Ltd', 'updatePosting');
  left.call.reply(
    Response.json(
      { code: 'incomplete', errors: [{ pointer: '/city', detail: 'Nobody knows this place.' }] },
      { status: 400 },
    ),
  );
  const error = await message('Error');
  expect(error.textContent).toContain('What you typed is kept.');
  await press('Go back to that page', error);
  await expectSeen(KEPT);
  expect(await field(/^Title/)).toHaveProperty('value', typed);
});

test('publishes nothing after the writer logged out during the save', async () => {
  const left = await leave('Out Ltd', 'updatePosting');
  await press('Log out');
  await until(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  await left.call.answer();
  await app.stay('/employer', left.employer.person);
  await goTo('Jobs');
  await one('link', /^Edit/);
  expect(app.edge.asked().filter((call) => callOf('publishPosting').test(call))).toEqual([]);
  expect(all('dialog')).toEqual([]);
});

test('restores what was typed after the first save of a new job at the address it has then', async () => {
  const employer = await employerAt(app, 'New Ltd');
  await app.open('/employer/jobs/new', employer.person);
  await fill(/^Title/, 'Cook');
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  await fill(/^Title/, 'Cook, mornings');
  await until(async () => expect(await draftsOf(employer)).toContain('Cook, mornings'));
  await app.reload();
  await expectSeen(KEPT);
  expect(await field(/^Title/)).toHaveProperty('value', 'Cook, mornings');
  await goTo('Jobs');
  pressOn(await one('link', 'Post a job'));
  expect(await field(/^Title/)).toHaveProperty('value', '');
});
