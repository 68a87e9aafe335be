import { expect, test } from 'vitest';
import { announce } from '#src/ui/announcer/announce.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, message } from '#tests/support/mounted/seen.ts';
import { button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const baker = jobNamed('Night Baker');
const app = mountedApp(({ db }) => insertJobs(db, [baker]));
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
