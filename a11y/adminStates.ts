import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { toldOf } from '#tests/support/coachApp.ts';
import { seen, tick } from '#tests/support/journeys.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import { hold, type PageInState } from './states.ts';

const at = (page: string) => `/admin/${page}`;

/** Opens an address as an administrator. */
async function openAdmin(page: Page, app: RunningApp, path: string): Promise<void> {
  await openAs(page, await makePerson(app, { role: 1 }), path);
}

/** A company of this name, and somebody who says to work there. */
async function waits(app: RunningApp, name: string, { listed = true } = {}): Promise<SignedPerson> {
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
const word = () => `q${randomUUID().slice(0, 8)}`;

/** The states of the administrator's pages. */
export const adminStates: readonly PageInState[] = [
  {
    route: at('dashboard'),
    state: 'somebody waits',
    open: async (page, app) => {
      await waits(app, `Harborwren ${word()}`);
      await openAdmin(page, app, at('dashboard'));
      await expect(seen(page, /to be confirmed as/)).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    route: at('dashboard'),
    state: 'the numbers failed',
    open: async (page, app) => {
      await page.route('**/User/roles/count', (route) => route.abort());
      await openAdmin(page, app, at('dashboard'));
      await expect(seen(page, /^The number of accounts could not be loaded/).first()).toBeVisible();
    },
  },
  {
    route: at('job-coach'),
    state: 'one of our own and one of another agency',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { role: 4, firstName: 'Kim', lastName });
      const sam = await makePerson(app, { role: 4, firstName: 'Sam', lastName });
      await app.query('UPDATE account SET provider_coach = true WHERE user_guid = $1', [
        sam.userGuid,
      ]);
      await openAdmin(page, app, `${at('job-coach')}?words=${lastName}`);
      await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible();
    },
  },
  {
    route: at('job-coach'),
    state: 'asks before ending one',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { role: 4, firstName: 'Sam', lastName });
      await openAdmin(page, app, `${at('job-coach')}?words=${lastName}`);
      await page.getByRole('button', { name: `End the work of Sam ${lastName}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: at('job-coach'),
    state: 'nobody is found',
    open: async (page, app) => {
      await openAdmin(page, app, `${at('job-coach')}?words=${word()}`);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'some',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { firstName: 'Dana', lastName });
      await openAdmin(page, app, `${at('candidates')}?words=${lastName}`);
      await expect(page.getByRole('button', { name: `View as Dana ${lastName}` })).toBeVisible();
    },
  },
  {
    route: at('employers'),
    state: 'waiting for an answer',
    open: async (page, app) => {
      await openAdmin(page, app, at('employers'));
      await hold(page, '**/api/user/User?*');
      await page.goto(at('employers'));
      await expect(seen(page, 'Loading').first()).toBeVisible();
    },
  },
  {
    route: at('users'),
    state: 'verified, waiting and closed',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { firstName: 'Dana', lastName });
      const mina = await makePerson(app, { firstName: 'Mina', lastName });
      await app.query('UPDATE account SET verified_at = NULL WHERE user_guid = $1', [
        mina.userGuid,
      ]);
      await openAdmin(page, app, `${at('users')}?words=${lastName}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'not verified' })).toBeVisible();
    },
  },
  {
    route: at('users'),
    state: 'an account for an employer is made, with empty fields',
    open: async (page, app) => {
      await openAdmin(page, app, at('users'));
      await page.getByRole('button', { name: 'Create an account' }).click();
      await tick(page.getByRole('form', { name: 'Create an account' }), 'Employer');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(seen(page, 'Enter the first name').first()).toBeVisible();
    },
  },
  {
    route: at('companies'),
    state: 'one waits for a company that is not listed',
    open: async (page, app) => {
      await waits(app, `Northfield Bakery ${word()}`, { listed: false });
      await openAdmin(page, app, at('companies'));
      await expect(page.getByRole('button', { name: /^List Northfield/ }).first()).toBeVisible();
    },
  },
  {
    route: at('companies'),
    state: 'asks which listed company is meant',
    open: async (page, app) => {
      await waits(app, `Northfield Bakery ${word()}`, { listed: false });
      await openAdmin(page, app, at('companies'));
      await page
        .getByRole('button', { name: /^Join a listed company/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Confirm as a member' }).click();
      await expect(seen(page, 'Choose the company that is meant').first()).toBeVisible();
    },
  },
  {
    route: at('companies'),
    state: 'shows what a merge moves',
    open: async (page, app) => {
      const [goes, stays] = [`Goes ${word()}`, `Stays ${word()}`];
      await waits(app, goes);
      await waits(app, stays);
      await openAdmin(page, app, at('companies'));
      await page.getByRole('button', { name: /Company that goes/ }).click();
      await page.getByRole('option', { name: goes }).click();
      await page.getByRole('button', { name: /Company that stays/ }).click();
      await page.getByRole('option', { name: stays }).click();
      await page.getByRole('button', { name: 'Show what moves' }).click();
      await expect(page.getByRole('button', { name: /^Merge into/ })).toBeVisible();
    },
  },
  {
    route: at('feeds'),
    state: 'one is registered, one is added',
    open: async (page, app) => {
      await app.query(
        `INSERT INTO job_feed (feed_guid, identity, name, format, url, state, added_at)
         VALUES ($1, $2, 'Harborwren careers', 'rss', $2, 'paused', now())`,
        [randomUUID(), `https://jobs.example.com/${word()}.xml`],
      );
      await openAdmin(page, app, at('feeds'));
      await expect(page.getByRole('button', { name: /^Resume/ }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Add a job feed' }).click();
      await page.getByRole('button', { name: 'Add feed' }).click();
      await expect(seen(page, 'Enter a name for this feed').first()).toBeVisible();
    },
  },
  {
    route: at('audit-log'),
    state: 'with entries',
    open: async (page, app) => {
      const admin = await makePerson(app, { role: 1 });
      await openAs(page, admin, at('migrate-user'));
      await lookUp(page, 'nobody@example.com', 'nobody-else@example.com');
      await expect(seen(page, /^No account has the address to move/).first()).toBeVisible();
      await page.goto(at('audit-log'));
      await expect(page.getByRole('table')).toBeVisible();
      await expect(seen(page, /^Chain checked: unbroken up to/)).toBeVisible();
    },
  },
  {
    route: at('audit-log'),
    state: 'the chain is broken',
    open: async (page, app) => {
      await page.route('**/auditLog/check', (route) =>
        route.fulfill({ json: { unbroken: false, upTo: null, brokenAt: '7' } }),
      );
      await openAdmin(page, app, `${at('audit-log')}?person=${word()}`);
      await expect(seen(page, 'The chain is broken at row 7.').first()).toBeVisible();
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: at('notifications'),
    state: 'one is new',
    open: async (page, app) => {
      const admin = await makePerson(app, { role: 1 });
      await toldOf(app, admin, ['accountMoved']);
      await openAs(page, admin, at('notifications'));
      await expect(page.getByRole('row')).toHaveCount(2);
    },
  },
  {
    route: at('migrate-user'),
    state: 'with empty fields',
    open: async (page, app) => {
      await openAdmin(page, app, at('migrate-user'));
      await page.getByRole('button', { name: 'Show what moves' }).click();
      await expect(seen(page, /^Enter the address of the account/).first()).toBeVisible();
    },
  },
  {
    route: at('migrate-user'),
    state: 'shows what moves',
    open: async (page, app) => {
      const old = await makePerson(app, { firstName: 'Noor', lastName: 'Ibarra' });
      const kept = await makePerson(app, { firstName: 'Noor', lastName: 'Castellan' });
      await openAdmin(page, app, at('migrate-user'));
      await lookUp(page, old.email, kept.email);
      await expect(page.getByRole('heading', { name: 'Check what moves' })).toBeVisible();
    },
  },
  {
    route: at('account-settings'),
    state: 'as it opens',
    open: async (page, app) => {
      await openAdmin(page, app, at('account-settings'));
      await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
    },
  },
  {
    route: '/help',
    state: 'as an administrator',
    open: async (page, app) => {
      await openAdmin(page, app, '/help');
      await expect(page.getByRole('link', { name: 'Audit log' }).first()).toBeVisible();
    },
  },
];

async function lookUp(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(/^Address of the account to move/).fill(from);
  await page.getByLabel(/^Address of the account that stays/).fill(to);
  await page.getByRole('button', { name: 'Show what moves' }).click();
}
