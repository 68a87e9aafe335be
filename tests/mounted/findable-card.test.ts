import { expect, test } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt } from '#tests/support/mounted/employer.ts';
import { expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, button, choose, press, until } from '#tests/support/mounted/steps.ts';

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

test('tells what was answered, with the focus on the way to it, when only the answer was lost', async () => {
  await app.open('/candidate/jobs/recommended-jobs', await app.person());
  const held = app.edge.hold(callOf('updateVisibility'));
  await press('Let them find me');
  await (await held).lose();
  await expectSeen('Employers can find you until');
  await expectFocus('link', 'Change who can see what');
});

test('shows who may find a candidate when the answer to an earlier change comes late', async () => {
  const { companyGuid } = await employerAt(app, 'Laterwren Mutual');
  const robin = await app.person();
  await app.open('/candidate/privacy', robin);
  await choose(/Company/, 'Laterwren Mutual');
  const held = app.edge.hold(callOf('blockCompany'));
  await press('Add');
  const { reply } = await held;
  const body = { candidatePersonId: robin.userGuid, companyGuid };
  const early = await app.ok('blockCompany', { as: robin, body });
  await press('Let them find me');
  await expectSeen('Employers can find you until');
  reply(Response.json(early));
  await until(() => expect(all('button', 'Remove Laterwren Mutual')).toHaveLength(1));
  await expectSeen('Employers can find you until');
});
