import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '#src/ui/announcer/announce.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectSuccess, message } from '#tests/support/mounted/seen.ts';
import { all, button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const contact = 'night.bakery@example.org';
const baker = jobNamed('Night Baker', { contact_email: contact });
const painter = jobNamed('Street Painter');
const app = mountedApp(({ db }) => insertJobs(db, [baker, painter]));
const sending = 'Sending your application';
const spoken = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

test('does not say that it is sending after it was sent', async () => {
  await app.open(`/candidate/jobs/job-details/${baker.source_guid}`);
  const apply = await button('Apply for Night Baker');
  // Until it is known whether they applied before, nothing happens.
  await until(() => expect(apply.getAttribute('aria-disabled')).not.toBe('true'));
  const call = app.edge.hold(callOf('applyForJob'));
  pressOn(apply);
  const question = await one('dialog', 'Apply for Night Baker?');
  await expectFocus('heading', 'Apply for Night Baker?');
  await press('Send application', question);
  await until(() => expect(app.heard).toContain(sending));
  await (await call).answer();
  const success = await message('Success');
  expect(success.getAttribute('aria-describedby')).not.toBeNull();
  announce('And then');
  await until(() => expect(app.heard).toContain('And then'));
  expect(app.heard.filter((words) => words === sending)).toHaveLength(1);
  expect(spoken()).not.toContain(sending);
});

const path = `/candidate/jobs/job-details/${baker.source_guid}`;
const dialog = 'Apply for Night Baker?';

async function send(): Promise<void> {
  const apply = await button('Apply for Night Baker');
  await until(() => expect(apply.getAttribute('aria-disabled')).not.toBe('true'));
  pressOn(apply);
  await press('Send application', await one('dialog', dialog));
}

const hasApplied = (user_guid: string, source_guid: string) =>
  app.database.db
    .insertInto('job_application')
    .values({ user_guid, source_guid, applied_at: new Date() })
    .execute();

test('says that a mail was not sent, and sends it again', async () => {
  await app.database.db.deleteFrom('mail').execute();
  await app.open(path);
  await app.without('mail', async () => {
    await send();
    expect((await message('Error')).textContent).toContain(
      'Your application is saved, but we could not send an email about it.',
    );
  });
  await press('Send the email again', await message('Error'));
  await expectSuccess('We sent an email to Salt City Works and to you.');
  const sent = app.database.db.selectFrom('mail').selectAll().where('to_address', '=', contact);
  expect(await sent.execute()).toHaveLength(1);
});

test('sends the mails as well when only the answer to the application was lost', async () => {
  await app.database.db.deleteFrom('mail').execute();
  await app.open(path);
  const held = app.edge.hold(callOf('applyForJob'));
  await send();
  await (await held).lose();
  await expectSuccess('We sent an email to Salt City Works and to you.');
  const sent = app.database.db.selectFrom('mail').selectAll().where('to_address', '=', contact);
  expect(await sent.execute()).toHaveLength(1);
  await until(() => expect(document.activeElement?.id).toBe('applied-on'));
});

test('keeps the question while it sends, and tells who leaves that it failed', async () => {
  await app.open('/candidate/jobs/all-jobs');
  pressOn(await one('link', /^Night Baker/));
  const held = app.edge.hold(callOf('applyForJob'));
  await send();
  const call = await held;
  const question = await one('dialog', dialog);
  const sendings = () => app.heard.filter((words) => words === sending).length;
  await until(() => expect(sendings()).toBe(1));
  fireEvent.keyDown(question, { key: 'Escape' });
  await until(() => expect(sendings()).toBe(2));
  expect(question.isConnected).toBe(true);
  history.replaceState({ key: 'before', idx: 0 }, '', '/candidate/jobs/all-jobs');
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await one('heading', 'All jobs');
  call.cut();
  const error = await message('Error');
  expect(error.textContent).toContain(
    'We could not send your application after you left the page.',
  );
  await press('Go back to that page', error);
  await until(() => expect(location.pathname).toBe(path));
  await button('Apply for Night Baker');
});

test('replaces the Apply button and its focus by the date when the person applied before', async () => {
  const person = await app.person();
  await hasApplied(person.userGuid, baker.source_guid);
  const held = app.edge.hold(/GetListofAppliedJobs/);
  await app.open(path, person);
  (await button('Apply for Night Baker')).focus();
  await (await held).answer();
  await until(() => expect(document.activeElement?.id).toBe('applied-on'));
});

test('shows an application as made, and those before it, when their list did not come', async () => {
  const person = await app.person();
  await hasApplied(person.userGuid, painter.source_guid);
  const mend = app.edge.cutAll(/GetListofAppliedJobs/);
  await app.open(path, person);
  await send();
  await expectSuccess('You applied for Night Baker.');
  await until(() => expect(document.activeElement?.id).toBe('applied-on'));
  mend();
  pressOn(await one('link', 'Applied'));
  await until(() => {
    const cards = all('list', 'Applied jobs').flatMap((list) => [...list.children]);
    expect(cards.map((card) => card.textContent).toSorted()).toEqual([
      expect.stringMatching(/Night Baker.*Applied on/s),
      expect.stringMatching(/Street Painter.*Applied on/s),
    ]);
  });
});
