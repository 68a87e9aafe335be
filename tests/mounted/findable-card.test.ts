import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { button, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const visibility = /^PUT .*\/disclosure\/visibility\//;

test('takes no second answer while the first is being saved', async () => {
  await app.open('/candidate/jobs/recommended-jobs', await app.person());
  const held = app.edge.hold(visibility);
  await press('Let them find me');
  const { answer } = await held;
  const notNow = await button('Not now');
  await until(() => expect(notNow.getAttribute('aria-disabled')).toBe('true'));
  await press('Not now');
  await answer();
  await expectSeen('Employers can find you until');
  expect(app.edge.asked().filter((call) => visibility.test(call))).toHaveLength(1);
});
