import { field, seen } from '#tests/support/journeys.ts';
import { makePerson } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test('announces the sign-in, and a wrong password as often as it is sent', async ({
  app,
  reader,
}) => {
  const robin = await makePerson(app);
  const { page } = reader;
  const password = page.getByLabel(/^Password/);
  const wrong = () => expect(seen(page, 'Incorrect username or password.')).toBeVisible();
  await reader.open(() => page.goto('/auth/login'), 'Sign in');
  await reader.moveTo(field(page, 'Email'));
  await reader.type(robin.email);
  await reader.moveTo(password);
  await reader.type('wrong');
  await reader.pressUntil('Return', wrong);
  await reader.pressUntil('Return', wrong);
  await reader.press('ctrl+a');
  await reader.type(robin.password);
  const upload = page.getByRole('heading', { level: 1, name: 'Upload your resume' });
  await reader.pressUntil('Return', () => expect(upload).toBeFocused());
});
