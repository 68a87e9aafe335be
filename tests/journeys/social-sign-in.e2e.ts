import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { arrivesAt, enter, tabTo, typeInto } from '#a11y/keyboard/keys.ts';
import { expect } from '#tests/support/app.ts';
import { field, seen } from '#tests/support/journeys.ts';
import type { OidcProvider } from '#tests/support/oidcProvider.ts';
import { answerAs, continueButton, test } from '#tests/support/social.ts';
import { storedKeys } from '#tests/support/time.ts';

/** Somebody whom the provider knows, by the name they type there. */
function known(provider: OidcProvider, claims: object = {}): { subject: string; email: string } {
  const subject = `amira-${randomUUID().slice(0, 8)}`;
  const email = `${subject}@example.com`;
  provider.add(subject, {
    email,
    email_verified: true,
    given_name: 'Amira',
    family_name: 'Okafor',
    ...claims,
  });
  return { subject, email };
}

/** Every address that the app's own page had or asked for. */
function watch(page: Page): { readonly asked: Request[]; readonly shown: string[] } {
  const seen = { asked: [] as Request[], shown: [] as string[] };
  page.on('request', (request) => seen.asked.push(request));
  page.on('framenavigated', (frame) => seen.shown.push(frame.url()));
  return seen;
}
const calls = (asked: readonly Request[], name: string) =>
  asked.filter((request) => request.url().endsWith(`/api/user/${name}`));

/** Not signed in, with the reason, reading from the heading, and with two ways on. */
async function expectNotSignedIn(page: Page, reason: string | RegExp) {
  await arrivesAt(page, 'You are not signed in');
  await expect(page.getByRole('main')).toContainText(reason);
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in another way' })).toBeVisible();
  await expect(page).toHaveURL('/login-success');
}

test('signs a candidate up with another provider, out, and in again', async ({
  page,
  provider,
}) => {
  const { subject, email } = known(provider);
  const { asked } = watch(page);
  await page.goto('/auth/register');
  await expect(page.getByRole('radio', { name: 'looking for a job' })).toBeChecked();
  await continueButton(page).click();
  await answerAs(page, subject);
  await arrivesAt(page, 'Upload your resume');
  await expect(page).toHaveURL('/candidate/resume-upload');
  await expect(seen(page, 'Amira').first()).toBeAttached();
  expect(calls(asked, 'socialSignUp')).toHaveLength(1);
  const sent: unknown = calls(asked, 'socialSignUp')[0]?.postDataJSON();
  expect(sent).toMatchObject({ Role: 2, CompanyGuid: '' });
  expect(sent).not.toHaveProperty('Password');
  expect(await storedKeys(page)).not.toContain('socialTrip');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect((await storedKeys(page)).filter((key) => /token|user|social/i.test(key))).toEqual([]);
  await continueButton(page).click();
  // The provider still knows this browser, and asks anyway: the next person can be somebody else.
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).toContain(email);
});

test('works the whole way by keyboard alone', async ({ page, provider }) => {
  const { subject } = known(provider);
  await page.goto('/auth/login');
  await enter(page, continueButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City of Syracuse');
  // Back from the provider, the button works again.
  await page.goBack();
  await expect(continueButton(page)).not.toHaveAttribute('aria-disabled');
  await enter(page, continueButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City of Syracuse');
  await typeInto(page, field(page, 'User name'), subject);
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Upload your resume');
  await tabTo(page, page.getByRole('button', { name: 'Create profile manually' }));
});

test('removes the code from the address at once, and from the way back', async ({
  page,
  browser,
  provider,
}) => {
  const { subject } = known(provider);
  const { asked, shown } = watch(page);
  await page.goto('/auth/login');
  await continueButton(page).click();
  await answerAs(page, subject);
  await expect(page).toHaveURL('/candidate/resume-upload');
  const came = shown.findLastIndex((url) => url.includes('/login-success?'));
  const code = new URL(shown[came] ?? '').searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  expect(shown[came + 1]).toMatch(/\/login-success$/);
  const after = asked.filter((request) => request.url().startsWith(provider.publicUrl));
  for (const request of after) {
    expect(request.headers()['referer'] ?? '').not.toContain(code);
    if (!request.isNavigationRequest()) expect(request.url()).not.toContain(code);
  }
  const state: unknown = await page.evaluate(() => JSON.stringify(history.state));
  expect(String(state)).not.toContain(code);

  // The same address again, on another computer: somebody else's eyes see nothing in it.
  const other = await (await browser.newContext()).newPage();
  const { asked: askedThere } = watch(other);
  await other.goto(shown[came] ?? '');
  await expectNotSignedIn(other, 'it began in another window');
  expect(calls(askedThere, 'socialSignUp')).toEqual([]);
});
