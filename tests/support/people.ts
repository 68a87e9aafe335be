import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type RunningApp } from './app.ts';
import { field, tick } from './journeys.ts';
import { isRow } from './serverMessages.ts';

/** Somebody who signs up. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** An invented person with an address that no other test uses. */
export function newPerson(changes: Partial<Person> = {}): Person {
  return {
    firstName: 'Robin',
    lastName: 'Sample',
    email: `person-${randomUUID().slice(0, 8)}@example.com`,
    password: 'Harbor&Lantern42',
    ...changes,
  };
}

/** Fills in the sign-up form and sends it. Ends at the page that asks for the code. */
export async function register(page: Page, person: Person, as = 'looking for a job') {
  await page.goto('/auth/register');
  await tick(page, as);
  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  await field(page, 'Email').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm password/).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
}

/** The newest mail to an address, opened in the demo mailbox in a tab of its own. */
export async function readMailbox(
  page: Page,
  email: string,
  subject?: string | RegExp,
): Promise<{ code: string; link: string }> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/mailbox');
  const mails = mailbox.getByRole('article').filter({ hasText: email });
  const mail = (subject ? mails.filter({ hasText: subject }) : mails).first();
  await expect(mail).toBeVisible();
  const code = await mail.getByText(/^\d{6}$/).innerText();
  const link = await mail.getByRole('link').getAttribute('href');
  await mailbox.close();
  return { code, link: link ?? '' };
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await field(page, 'Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** After register(): the code from the mailbox, which signs this browser in. Ends at home. */
export async function verifyAndSignIn(page: Page, person: Person): Promise<void> {
  const { code } = await readMailbox(page, person.email);
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).not.toHaveURL(/^[^?]*\/auth\//);
}

/**
 * Signs up as a new person does: the form, then the code from the mailbox.
 * @returns the person, on the resume upload page
 */
export async function signUpCandidate(page: Page, person = newPerson()): Promise<Person> {
  await register(page, person);
  await verifyAndSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload your resume');
  return person;
}

/** Somebody who is verified and has tokens. */
export interface SignedPerson extends Person {
  userGuid: string;
  role: number;
  accessToken: string;
  refreshToken: string;
  idToken: string;
}

/** Somebody who is signed in already: for tests that are about something else. */
export async function makePerson(
  app: RunningApp,
  { role = 2, ...changes }: Partial<Person> & { role?: number } = {},
): Promise<SignedPerson> {
  const person = newPerson(changes);
  const added = await app.addPerson({ ...person, role });
  return {
    ...person,
    role,
    userGuid: String(added['userGuid']),
    accessToken: String(added['accessToken']),
    refreshToken: String(added['refreshToken']),
    idToken: String(added['idToken']),
  };
}

async function signedIn(app: RunningApp, person: Person): Promise<SignedPerson> {
  const answer = await post(app, 'signIn', { Email: person.email, Password: person.password });
  const details = answer['userDetails'];
  return {
    ...person,
    role: Number(answer['role']),
    userGuid: String(isRow(details) ? details['UserGuid'] : ''),
    accessToken: String(answer['accessToken']),
    refreshToken: String(answer['refreshToken']),
    idToken: String(answer['idToken']),
  };
}

async function post(app: RunningApp, call: string, body: object) {
  const answer = await fetch(`${app.url}/api/user/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content: unknown = await answer.json();
  if (!answer.ok || !isRow(content)) throw new Error(`${call} answered ${answer.status}`);
  return content;
}

/** What signing in puts into the tab (product spec, section 3). */
function storedSession(person: SignedPerson): [key: string, value: string][] {
  const { accessToken, refreshToken, idToken, role, userGuid } = person;
  const userDetails = {
    UserGuid: userGuid,
    Email: person.email,
    FirstName: person.firstName,
    LastName: person.lastName,
  };
  const stored = { accessToken, refreshToken, idToken, role, userDetails, userId: userGuid };
  return Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]);
}

/** Puts a session into the tab, and opens nothing of the app. */
export async function putSession(page: Page, person: SignedPerson): Promise<void> {
  // Any address of the server will do, and this one runs no app.
  await page.goto('/health');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, storedSession(person));
}

/**
 * Opens an address as a signed-in person on a second visit, so that start-up does not redirect.
 */
export async function openAs(page: Page, person: SignedPerson, path: string): Promise<void> {
  const stored = [...storedSession(person), ['lastPath', JSON.stringify(path)] as const];
  // Before the first script of the page, and of no page after it.
  const beforeThePage = await page.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
  await beforeThePage.dispose();
}

/** A new candidate, signed in, at an address of their area. */
export async function signedInCandidate(
  page: Page,
  app: RunningApp,
  path = '/candidate/resume-upload',
): Promise<SignedPerson> {
  const person = await makePerson(app);
  await openAs(page, person, path);
  return person;
}

/** The candidate of the sample data, who has recommended jobs: for tests that only look. */
export async function demoCandidate(app: RunningApp): Promise<SignedPerson> {
  const [account] = app.accounts;
  if (!account) throw new Error('The sample data has no demo account.');
  const { email, password } = account;
  return signedIn(app, newPerson({ email, password }));
}

/**
 * Ends every sign-in of a person on the server, like a password change on another device. The
 * tab does not know.
 */
export async function endElsewhere(app: RunningApp, { userGuid }: SignedPerson): Promise<void> {
  await app.query('UPDATE sign_in_family SET revoked_at = now() WHERE user_guid = $1', [userGuid]);
}
