import type { Page } from '@playwright/test';
import { field } from '#tests/support/journeys.ts';
import { newPerson } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test('reads the form of the sign-up, what is missing of it, the code, and the first page', async ({
  reader,
}) => {
  const { page } = reader;
  const robin = newPerson();
  const create = page.getByRole('button', { name: 'Create account' });
  await reader.open(() => page.goto('/auth/register'), 'Create an account');
  await reader.moveTo(page.getByRole('radio', { name: /looking for a job/ }));
  await reader.press('space');
  await reader.moveTo(field(page, 'First name'));
  await reader.type(robin.firstName);
  await reader.moveTo(field(page, 'Last name'));
  await reader.type(robin.lastName);
  await reader.moveTo(field(page, 'Email'));
  await reader.type('robin');
  await reader.moveTo(page.getByLabel(/^Password/));
  await reader.type(robin.password);
  await reader.moveTo(page.getByLabel(/^Confirm password/));
  await reader.type(robin.password);
  const problem = page.getByRole('group', { name: 'There is a problem' });
  await reader.enter(create, () => expect(problem).toBeFocused());
  await reader.press('Tab');
  await reader.pressUntil('Return', () => expect(field(page, 'Email')).toBeFocused());
  await reader.press('ctrl+a');
  await reader.type(robin.email);
  const verify = page.getByRole('heading', { level: 1, name: 'Verify your email' });
  await reader.enter(create, () => expect(verify).toBeFocused());
  await reader.moveTo(page.getByLabel('Code from the email'));
  await reader.type(await codeFor(page, robin.email));
  const upload = page.getByRole('heading', { level: 1, name: 'Upload your resume' });
  await reader.pressUntil('Return', () => expect(upload).toBeFocused());
});

/** The code that was mailed; no tab of the mailbox is opened, which would be heard. */
async function codeFor(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/api/user/mailbox', { params: { to: email } });
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
}
