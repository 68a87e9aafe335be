import { atPreferences } from '#tests/support/questions.ts';
import { expect, test } from './heard.ts';

test('announces each new question with its number when one is answered or skipped', async ({
  app,
  reader,
}) => {
  const { page } = reader;
  const title = page.getByRole('heading', { level: 1 });
  const save = page.getByRole('button', { name: 'Save & Proceed' });
  const at = (number: number) => async () => {
    await expect(title).toHaveAccessibleDescription(`Question ${number} of 7`);
    await expect(title).toBeFocused();
  };
  await reader.open(async () => {
    await atPreferences(page, app);
  }, 'How you want to work');
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await reader.enter(skip, at(1));
  await reader.moveTo(page.getByRole('textbox'));
  await reader.type('Work with books');
  await reader.enter(save, at(2));
  await reader.enter(skip, at(3));
  await reader.moveTo(page.getByRole('button', { name: 'Back', exact: true }), 'shift+Tab');
  await reader.pressUntil('Return', at(2));
});
