import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import { addSkill, callAs } from '#tests/support/sections.ts';

const reason = 'The person wrote that a date cannot be saved.';
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as someone else' });
const named = { firstName: 'Dana', lastName: 'Whitlock' };

/** An administrator who views as somebody of this role. */
export async function viewing(app: RunningApp, role: 2 | 3 | 4): Promise<SignedPerson> {
  const admin = await makePerson(app, { role: 1 });
  const person = await makePerson(app, { role, ...named });
  if (role === 2) await addSkill(app, person, 'Filing');
  await callAs(app, admin, 'POST User/acting', { userGuid: person.userGuid, reason });
  return admin;
}

export async function openView(page: Page, app: RunningApp, role: 2 | 3 | 4, path: string) {
  const admin = await viewing(app, role);
  await openAs(page, admin, path);
  await expect(banner(page)).toBeVisible();
  return admin;
}
