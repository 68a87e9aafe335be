import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('keeps the focus on the button when older looks are shown', async () => {
  const candidate = await app.person();
  const coach = await app.person(4);
  const hourMs = 60 * 60_000;
  for (let back = 0; back < 60; back += 1) {
    const hour = new Date(Date.now() - back * hourMs);
    await app.database.db
      .insertInto('disclosure.access_event')
      .values({
        candidate_guid: candidate.userGuid,
        viewer_guid: coach.userGuid,
        viewer_name: `Coach ${back + 1}`,
        viewer_role: 4,
        company_guid: null,
        what: 'profile',
        operation_id: 'getUser',
        consent_guid: null,
        acting_guid: null,
        reason: null,
        hour,
        first_at: hour,
        last_at: hour,
      })
      .execute();
  }
  await app.open('/candidate/privacy/log', candidate);
  await expectSeen('Coach 25');
  await press('Older');
  await expectSeen('Coach 26');
  await expectFocus('button', 'Older');
  await until(() => expect(app.heard).toContain('60 looks'));
});
