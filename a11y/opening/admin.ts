import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { RunningApp } from '#tests/support/app.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';

/** Opens an address as an administrator. */
export async function openAdmin(page: Page, app: RunningApp, path: string): Promise<void> {
  await openAs(page, await makePerson(app, { role: 1 }), path);
}

/** A company of this name, and somebody who says to work there. */
export async function waits(
  app: RunningApp,
  name: string,
  { listed = true } = {},
): Promise<SignedPerson> {
  const person = await makePerson(app, { role: 3, firstName: 'Jordan', lastName: 'Ellis' });
  const guid = randomUUID();
  await app.query('INSERT INTO company (company_guid, name, listed) VALUES ($1, $2, $3)', [
    guid,
    name,
    listed,
  ]);
  await app.query(
    `INSERT INTO company_member (company_guid, user_guid, state, asked_at)
     VALUES ($1, $2, 'waiting', now())`,
    [guid, person.userGuid],
  );
  return person;
}

/** A word that no other account has, to find only the people of one state. */
export const word = () => `q${randomUUID().slice(0, 8)}`;

export async function lookUp(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(/^Address of the account to move/).fill(from);
  await page.getByLabel(/^Address of the account that stays/).fill(to);
  await page.getByRole('button', { name: 'Show what moves' }).click();
}
