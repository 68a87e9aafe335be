import { makePerson, openAs } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test('announces once that an accommodation is ticked and saved', async ({ app, reader }) => {
  const { page } = reader;
  const robin = await makePerson(app);
  await reader.open(
    () => openAs(page, robin, '/candidate/accommodation'),
    'Accommodation Details (Check all that apply)',
  );
  await reader.moveTo(page.getByRole('checkbox', { name: 'I use a screen reader' }));
  await reader.press('space');
  await reader.enter(page.getByRole('button', { name: 'Save' }), () =>
    expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible(),
  );
});
