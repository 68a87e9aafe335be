import { field } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { letTimePass, letTimePassRenewed, minutes, takeClock } from '#tests/support/time.ts';
import { expect, test } from './heard.ts';

test('announces the end of an unused session beforehand, each time once, and stays by one key', async ({
  app,
  reader,
}) => {
  const { page } = reader;
  const robin = await makePerson(app);
  await takeClock(page, robin);
  await reader.open(() => openAs(page, robin, '/candidate/profile/skills'), 'Profile');
  await reader.moveTo(field(page, 'Add a skill'));
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await reader.meanwhile('58 minutes', async () => {
    await letTimePassRenewed(page, app, 58 * minutes + 1000);
    await expect(warning).toBeFocused();
  });
  await reader.meanwhile('1 minute', async () => {
    await letTimePass(page, app, 1 * minutes);
    await expect(warning).toContainText('One minute is left.');
  });
  await reader.meanwhile('30 seconds', async () => {
    await letTimePass(page, app, 0.5 * minutes);
    await expect(warning).toContainText('30 seconds are left.');
  });
  await reader.pressUntil('Return', () => expect(warning).toHaveCount(0));
});
