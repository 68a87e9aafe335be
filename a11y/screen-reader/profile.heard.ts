import { field } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test('adds a skill, and announces once what is missing of a school', async ({ app, reader }) => {
  const { page } = reader;
  const robin = await makePerson(app);
  const skill = field(page, 'Add a skill');
  await reader.open(() => openAs(page, robin, '/candidate/profile/skills'), 'Profile');
  await reader.moveTo(skill);
  for (const name of ['Excel', 'Filing']) {
    await reader.type(name);
    await reader.pressUntil('Return', () => expect(skill).toHaveValue(''));
  }
  await reader.open(() => openAs(page, robin, '/candidate/profile/education'), 'Profile');
  const error = page.getByRole('dialog', { name: 'Error' });
  await reader.enter(page.getByRole('button', { name: 'Add education' }), () =>
    expect(error).toBeFocused(),
  );
  await reader.pressUntil('Return', () => expect(error).toHaveCount(0));
  // The next field is wrong too.
  await reader.press('Tab');
});
