import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import { addSkill, button, callAs } from '#tests/support/sections.ts';
import { takeClock } from '#tests/support/time.ts';
import type { PageInState } from './states.ts';

const reason = 'The person wrote that a date cannot be saved.';
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as someone else' });
const named = { firstName: 'Dana', lastName: 'Whitlock' };

/** An administrator who views as somebody of this role. */
async function viewing(app: RunningApp, role: 2 | 3 | 4): Promise<SignedPerson> {
  const admin = await makePerson(app, { role: 1 });
  const person = await makePerson(app, { role, ...named });
  if (role === 2) await addSkill(app, person, 'Filing');
  await callAs(app, admin, 'POST User/acting', { userGuid: person.userGuid, reason });
  return admin;
}

async function openView(page: Page, app: RunningApp, role: 2 | 3 | 4, path: string) {
  const admin = await viewing(app, role);
  await openAs(page, admin, path);
  await expect(banner(page)).toBeVisible();
  return admin;
}

/** The question before a view, as somebody whom no other state finds. */
async function ask(page: Page, app: RunningApp, isOld: boolean): Promise<void> {
  const admin = await makePerson(app, { role: 1 });
  const person = await makePerson(app, named);
  if (isOld)
    await app.query(
      "UPDATE sign_in_family SET created_at = now() - interval '20 minutes' WHERE user_guid = $1",
      [admin.userGuid],
    );
  await openAs(page, admin, `/admin/candidates?words=${encodeURIComponent(person.email)}`);
  await button(page, 'View as Dana Whitlock').click();
  await expect(field(page, 'Reason')).toBeVisible();
}

/** The states of a page while an administrator views as somebody, and around it. */
export const viewAsStates: readonly PageInState[] = [
  {
    route: '/candidate/profile/:tab?',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/profile/skills');
      await expect(seen(page, 'Filing')).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/profile/accommodation');
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
  {
    route: '/candidate/home',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/home');
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
  {
    route: '/candidate/privacy',
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/privacy');
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'the view ends in a minute',
    open: async (page, app) => {
      const admin = await viewing(app, 2);
      await app.query(
        `UPDATE acting_session SET ends_at = started_at + interval '110 seconds'
         WHERE admin_guid = $1`,
        [admin.userGuid],
      );
      await takeClock(page, admin);
      await openAs(page, admin, '/candidate/profile');
      await expect(button(page, '30 more minutes')).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 4, '/job-coach/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    route: '/employer/home',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 3, '/employer/home');
    },
  },
  {
    route: '/admin/dashboard',
    state: 'inside a view',
    open: async (page, app) => {
      await openView(page, app, 2, '/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are viewing as/);
    },
  },
  {
    route: '/admin/candidates',
    state: 'why somebody is viewed, without a reason',
    open: async (page, app) => {
      await ask(page, app, false);
      await button(page, 'Start').click();
      await expect(seen(page, /^Say in 10 characters/)).toBeVisible();
    },
  },
  {
    route: '/admin/candidates',
    state: 'why somebody is viewed, with the password',
    open: async (page, app) => {
      await ask(page, app, true);
      await field(page, 'Reason').fill(reason);
      await button(page, 'Start').click();
      await expect(seen(page, /^Type your password/)).toBeVisible();
    },
  },
  {
    route: '/admin/job-coach',
    state: 'a view has ended by itself',
    open: async (page, app) => {
      const admin = await viewing(app, 2);
      await openAs(page, admin, '/candidate/profile');
      await expect(banner(page)).toBeVisible();
      await app.query(
        "UPDATE acting_session SET ended_at = now(), ended_by = 'time' WHERE admin_guid = $1",
        [admin.userGuid],
      );
      await page.reload();
      await expect(seen(page, /^The 30 minutes are over/)).toBeVisible();
    },
  },
];
