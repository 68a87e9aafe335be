import { insertCompany, insertFeed, insertMember, named } from '#tests/support/administration.ts';
import type { MountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { choose, fill, one, press } from '#tests/support/mounted/steps.ts';
import type { Change, Changes } from './change.ts';

const role = 1;
const users = '/admin/users';
const companies = '/admin/companies';
const feeds = '/admin/feeds';

/** Two accounts of candidates, whose addresses begin with this. */
const twoAccounts =
  (about: string): Change['before'] =>
  async (app) => {
    for (const which of ['old', 'kept']) {
      const { userGuid } = await named(app, 2, 'Noor Moved');
      await app.database.db
        .updateTable('account')
        .set({ email: `${about}.${which}@example.com` })
        .where('user_guid', '=', userGuid)
        .execute();
    }
  };

async function fillAddresses(about: string): Promise<void> {
  await fill(/^Address of the account to move/, `${about}.old@example.com`);
  await fill(/^Address of the account that stays/, `${about}.kept@example.com`);
}

/** Two companies with these words in their names. */
const twoCompanies =
  (about: string): Change['before'] =>
  async (app) => {
    await insertCompany(app, `${about} goes`);
    await insertCompany(app, `${about} stays`);
  };

async function chooseBoth(about: string): Promise<void> {
  await choose(/Company that goes/, `${about} goes`);
  await choose(/Company that stays/, `${about} stays`);
}

/** The only feed that is registered. */
const oneFeed = (name: string) => async (app: MountedApp) => {
  await app.database.db.updateTable('job_feed').set({ state: 'removed' }).execute();
  await insertFeed(app, name);
};

/** The changes of an administrator. */
export const administrationChanges: Changes = {
  createUser: {
    role,
    path: users,
    fill: async () => {
      await press('Create an account');
      await fill(/^Their first name/, 'Rosa');
      await fill(/^Their last name/, 'Created');
      await fill(/^Their email/, 'rosa.created@example.com');
    },
    send: () => press('Create account'),
    done: 'rosa.created@example.com',
  },
  closeUser: {
    role,
    path: `${users}?words=toclose`,
    before: (app) => named(app, 2, 'Dana Toclose'),
    fill: () => one('heading', 'Dana Toclose'),
    send: async () => {
      await press('Close account of Dana Toclose');
      await press('Close the account');
    },
    done: 'Open again',
  },
  reopenUser: {
    role,
    path: `${users}?words=toopen`,
    before: async (app, as) => {
      const { userGuid: guid } = await named(app, 2, 'Dana Toopen');
      await app.ok('closeUser', { as, path: { guid } });
    },
    fill: () => one('heading', 'Dana Toopen'),
    send: () => press('Open again: the account of Dana Toopen'),
    done: 'Close account',
  },
  setProviderCoach: {
    role,
    path: '/admin/job-coach?words=tomake',
    before: (app) => named(app, 4, 'Sam Tomake'),
    fill: () => one('heading', 'Sam Tomake'),
    send: () => press('Make Our Ability coach: Sam Tomake'),
    done: 'Our Ability coach: yes',
  },
  getUserByEmail: {
    role,
    path: '/admin/migrate-user',
    before: twoAccounts('found'),
    fill: () => fillAddresses('found'),
    send: () => press('Show what moves'),
    done: 'Check what moves',
  },
  previewMigration: {
    role,
    path: '/admin/migrate-user',
    before: twoAccounts('previewed'),
    fill: () => fillAddresses('previewed'),
    send: () => press('Show what moves'),
    done: 'Check what moves',
  },
  migrateUser: {
    role,
    path: '/admin/migrate-user',
    before: twoAccounts('moved'),
    fill: async () => {
      await fillAddresses('moved');
      await press('Show what moves');
    },
    send: async () => {
      await press('Move the account');
      await press('Move the account', await one('dialog', 'Move the account?'));
    },
    done: 'The account is moved',
  },
  decideCompanyMember: {
    role,
    path: companies,
    before: async (app) => {
      const jordan = await named(app, 3, 'Jordan Todecide');
      await insertMember(app, await insertCompany(app, 'Todecide Tools'), jordan);
    },
    fill: () => one('heading', 'Jordan Todecide'),
    send: () => press('Confirm Jordan Todecide'),
    done: 'Confirmed. Jordan Todecide is a member of Todecide Tools.',
  },
  previewCompanyMerge: {
    role,
    path: companies,
    before: twoCompanies('Previewed'),
    fill: () => chooseBoth('Previewed'),
    send: () => press('Show what moves'),
    done: 'What moves from Previewed goes to Previewed stays',
  },
  mergeCompanies: {
    role,
    path: companies,
    before: twoCompanies('Merged'),
    fill: async () => {
      await chooseBoth('Merged');
      await press('Show what moves');
    },
    send: () => press('Merge into Merged stays'),
    done: 'Merged goes is now part of Merged stays.',
  },
  setCompanyDomain: {
    role,
    path: companies,
    before: async (app) => {
      await insertCompany(app, 'Domain Tools');
    },
    fill: async () => {
      await choose(/Company that has the domain/, 'Domain Tools');
      await fill(/^Domain of its addresses/, 'domain-tools.example');
    },
    send: () => press('Set domain'),
    done: 'domain-tools.example',
  },
  createJobFeed: {
    role,
    path: feeds,
    fill: async () => {
      await press('Add a job feed');
      await fill(/^Name/, 'Harborwren careers');
      await fill(/^Web address/, 'https://jobs.example.com/harborwren.xml');
    },
    send: () => press('Add feed'),
    done: 'https://jobs.example.com/harborwren.xml',
  },
  runJobFeed: {
    role,
    path: feeds,
    before: oneFeed('Feed to run'),
    fill: () => expectSeen('Not read yet.'),
    send: () => press('Run now: Feed to run'),
    done: 'Being read now.',
  },
  updateJobFeedState: {
    role,
    path: feeds,
    before: oneFeed('Feed to pause'),
    fill: () => expectSeen('Active.'),
    send: () => press('Pause Feed to pause'),
    done: 'Paused. Its jobs stay as they are.',
  },
  deleteJobFeed: {
    role,
    path: feeds,
    before: oneFeed('Feed to remove'),
    fill: () => one('heading', 'Feed to remove'),
    send: async () => {
      await press('Remove Feed to remove');
      await press('Remove the feed');
    },
    done: 'No records to display',
  },
};
