import { expect, test } from '#tests/support/app.ts';

test('keeps what was typed in the sign-up form over a reload, but for the password', async ({
  page,
}) => {
  await page.goto('/auth/register');
  await page.getByRole('radio', { name: 'a job coach' }).check({ force: true });
  await page.getByLabel(/^First name/).fill('Robin');
  await page.getByLabel(/^Email/).fill('robin@example.com');
  await page.getByLabel(/^Password(?! again)/).fill('a sentence of many words');
  await page.reload();
  await expect(page.getByLabel(/^First name/)).toHaveValue('Robin');
  await expect(page.getByLabel(/^Email/)).toHaveValue('robin@example.com');
  await expect(page.getByRole('radio', { name: 'a job coach' })).toBeChecked();
  await expect(page.getByLabel(/^Password(?! again)/)).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain('sentence');
});
