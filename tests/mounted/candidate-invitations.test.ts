import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertInvitation } from '#tests/support/invitations.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { acknowledge, expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, button, one, press, until } from '#tests/support/mounted/steps.ts';

const baker = jobNamed('Night Baker');
const app = mountedApp(({ db }) => insertJobs(db, [baker]));
const INVITATIONS = '/candidate/invitations';
const MESSAGE = 'Would you like to talk?\nWe bake at night.';

let robin: TestPerson;
let name: string;
beforeEach(async () => {
  robin = await app.person();
  name = `Harborwren ${randomUUID().slice(0, 8)}`;
});

/** The company wrote to Robin. */
async function invited(job: string | null = null): Promise<string> {
  const { db } = app.database;
  return (await insertInvitation(db, robin.userGuid, name, { job, message: MESSAGE })).id;
}

const answerOf = async (id: string) => {
  const { answer } = await app.database.db
    .selectFrom('contact_log')
    .where('id', '=', id)
    .select('answer')
    .executeTakeFirstOrThrow();
  return answer;
};
const saidOnce = (words: string) =>
  until(() => expect(app.heard.filter((one) => one === words)).toHaveLength(1));

test('shows who wrote, when, what and about which job, and what accepting opens', async () => {
  await invited(baker.source_guid);
  await app.open(INVITATIONS, robin);
  const card = await one('listitem', name);
  expect(card.textContent).toContain('Jordan Ellis wrote to you on November 20, 2026');
  expect(card.textContent).toContain('jordan.ellis@example.com');
  expect(card.textContent).toContain(MESSAGE);
  expect(card.textContent).toContain('Waits for your answer');
  const link = await one<HTMLAnchorElement>('link', 'Night Baker', card);
  expect(link.getAttribute('href')).toBe(
    `/candidate/jobs/job-details/${baker.source_guid}?from=invitations`,
  );
  await expectSeen(
    'If you accept, the company sees your name, email, city and summary. It sees your work, education, skills and credentials.',
  );
  await one('link', 'Invitations, 1 open');
});

test('accepts in its place: announced once, with the heading focused and the menu and the ledger updated', async () => {
  const id = await invited();
  await app.open(INVITATIONS, robin);
  await one('link', 'Invitations, 1 open');
  await press(`Accept ${name}`);
  await expectSeen('You accepted on');
  await expectFocus('heading', name);
  await saidOnce(`Accepted. ${name} can see your profile now.`);
  await one('link', 'Invitations');
  expect(all('button', new RegExp(name))).toEqual([]);
  expect(await answerOf(id)).toBe('accepted');
  await app.open('/candidate/privacy', robin);
  await expectSeen('1 company can see your profile. You accepted its invitation.');
});

test('says that an invitation is accepted when only the answer to that was lost', async () => {
  const id = await invited();
  await app.open(INVITATIONS, robin);
  const held = app.edge.hold(callOf('answerContactLog'));
  await press(`Accept ${name}`);
  await (await held).lose();
  await saidOnce(`Accepted. ${name} can see your profile now.`);
  await expectFocus('heading', name);
  expect(all('dialog', 'Error')).toEqual([]);
  expect(await answerOf(id)).toBe('accepted');
});

test('says that one is accepted whose reply was lost, also beyond the newest 25', async () => {
  const id = await invited();
  const { db } = app.database;
  for (let newer = 0; newer < 25; newer += 1)
    await insertInvitation(db, robin.userGuid, `Newer ${randomUUID()}`);
  const sent_at = new Date('2026-11-01T10:00:00Z');
  await db.updateTable('contact_log').set({ sent_at }).where('id', '=', id).execute();
  await app.open(INVITATIONS, robin);
  await press('Load More');
  const held = app.edge.hold(callOf('answerContactLog'));
  await press(`Accept ${name}`);
  await (await held).lose();
  await saidOnce(`Accepted. ${name} can see your profile now.`);
  expect(all('dialog', 'Error')).toEqual([]);
});

test('declines in its place, and says so at the next visit', async () => {
  const id = await invited();
  await app.open(INVITATIONS, robin);
  await press(`Decline ${name}`);
  await expectSeen('You declined on');
  await expectFocus('heading', name);
  await saidOnce(`Declined. ${name} sees nothing of you by this invitation.`);
  expect(await answerOf(id)).toBe('declined');
  await app.open(INVITATIONS, robin);
  await expectSeen('You declined on');
});

test('blocks a company after a question that says what it does', async () => {
  const id = await invited();
  await app.open(INVITATIONS, robin);
  await press(`Block ${name}`);
  const question = await one('dialog', `Block ${name}?`);
  expect(question.textContent).toContain('They cannot find you or invite you any more.');
  await expectFocus('dialog', `Block ${name}?`);
  await press('Not now', question);
  await until(() => expect(question.isConnected).toBe(false));
  expect(await answerOf(id)).toBe(null);
  await press(`Block ${name}`);
  await press(`Block ${name}`, await one('dialog', `Block ${name}?`));
  await expectSeen('You blocked this company on');
  await saidOnce(`${name} is blocked and cannot find you.`);
  await expectFocus('heading', name);
  expect(await answerOf(id)).toBe('blocked');
});

test('says that an answer was not saved, keeps the buttons, and saves it when pressed again', async () => {
  const id = await invited();
  await app.open(INVITATIONS, robin);
  await button(`Accept ${name}`);
  const mend = app.edge.cutAll(callOf('answerContactLog'));
  await press(`Accept ${name}`);
  await acknowledge('Error', `Your answer to ${name} was not saved.`);
  await expectFocus('button', `Accept ${name}`);
  expect(await answerOf(id)).toBe(null);
  mend();
  await press(`Accept ${name}`);
  await expectSeen('You accepted on');
});

test('answers once when pressed again while the answer is on its way', async () => {
  await invited();
  await app.open(INVITATIONS, robin);
  const call = app.edge.hold(callOf('answerContactLog'));
  await press(`Accept ${name}`);
  const held = await call;
  await press(`Accept ${name}`);
  await press(`Decline ${name}`);
  await held.answer();
  await expectSeen('You accepted on');
  const answers = app.edge.asked().filter((one) => callOf('answerContactLog').test(one));
  expect(answers).toHaveLength(1);
});

test('reads that it was answered elsewhere', async () => {
  const id = await invited();
  await app.open(INVITATIONS, robin);
  await button(`Accept ${name}`);
  await app.ok('answerContactLog', { as: robin, path: { id }, body: { answer: 'declined' } });
  await press(`Accept ${name}`);
  await acknowledge('Error', 'You answered this invitation before.');
  await until(() => expect(all('dialog')).toEqual([]));
});

test('says that nobody invited them, and leads to being found', async () => {
  await app.open(INVITATIONS, robin);
  await one('heading', 'No records to display');
  const link = await one<HTMLAnchorElement>('link', 'Let employers find me');
  expect(link.getAttribute('href')).toBe('/candidate/privacy');
  await expectGone('If you accept, the company sees');
});

test('ends an accepted invitation with one press on the privacy page, and announces it', async () => {
  const id = await invited();
  await app.ok('answerContactLog', { as: robin, path: { id }, body: { answer: 'accepted' } });
  await app.open('/candidate/privacy', robin);
  await press(`Stop sharing with ${name}`);
  await saidOnce(`Stopped. ${name} can no longer see your profile.`);
  await expectSeen('You share nothing with anyone.');
  await until(() => expect(document.activeElement?.textContent).toBe('Stopped'));
  expect(await answerOf(id)).toBe('declined');
});

test('is private for an administrator who views', async () => {
  await invited();
  const admin = await app.person(1);
  const reason = 'Robin wrote that a date cannot be saved.';
  await app.ok('startActing', { as: admin, body: { userGuid: robin.userGuid, reason } });
  await app.open(INVITATIONS, admin);
  await expectSeen('Private. An administrator cannot see this.');
  expect(document.body.textContent).not.toContain(name);
  expect(app.edge.asked().filter((one) => one.includes('contactLog'))).toEqual([]);
});
