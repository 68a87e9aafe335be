import { expect, test } from 'vitest';
import { named } from '#tests/support/administration.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt } from '#tests/support/mounted/employer.ts';
import { all, choose, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('says that a coach sees nothing any more when the answer to an earlier change comes late', async () => {
  const { companyGuid } = await employerAt(app, 'Ashwren Mutual');
  const robin = await app.person();
  await insertConsent(app.database, robin, await named(app, 4, 'Sam Rivera'));
  await app.open('/candidate/privacy', robin);
  await choose(/Company/, 'Ashwren Mutual');
  const held = app.edge.hold(callOf('blockCompany'));
  await press('Add');
  const { reply } = await held;
  const body = { candidatePersonId: robin.userGuid, companyGuid };
  const early = await app.ok('blockCompany', { as: robin, body });
  await press('Stop sharing with Sam Rivera');
  await one('link', 'Share again with Sam Rivera');
  reply(Response.json(early));
  await until(() => expect(app.heard).toContain('Ashwren Mutual cannot find you.'));
  expect(all('button', 'Stop sharing with Sam Rivera')).toEqual([]);
  await one('link', 'Share again with Sam Rivera');
});
