import { insertCompany } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import type { MountedApp } from '#tests/support/mounted/app.ts';
import { writeJob } from '#tests/support/mounted/employer.ts';
import { choose, fill, one, press } from '#tests/support/mounted/steps.ts';
import type { Change, Changes } from './change.ts';

const role = 3;
const jobs = '/employer/jobs';

/** The person becomes a member of a company of this name. */
export async function join(app: MountedApp, person: TestPerson, companyName: string) {
  const companyGuid = await insertCompany(app, companyName);
  await app.database.db
    .insertInto('company_member')
    .values({
      company_guid: companyGuid,
      user_guid: person.userGuid,
      state: 'confirmed',
      asked_at: new Date('2026-05-01T10:00:00Z'),
    })
    .execute();
  return { person, companyGuid, companyName };
}

/** A job of this title in a company of the person. */
const withJob =
  (title: string, status: 'draft' | 'published' | 'paused'): Change['before'] =>
  async (app, person) => {
    await writeJob(app, await join(app, person, `${title} Ltd`), title, status);
  };

/** The changes of an employer. */
export const employerChanges: Changes = {
  claimCompany: {
    role,
    path: jobs,
    before: (app) => insertCompany(app, 'Claimed Ltd'),
    fill: () => choose(/Your company/, 'Claimed Ltd'),
    send: () => press('Save my company'),
    done: 'Post a job',
  },
  updateCompany: {
    role,
    path: '/employer/company',
    before: (app, person) => join(app, person, 'Updated Ltd'),
    fill: () => fill('About the company', 'We insure boats.'),
    send: () => press('Save'),
    done: 'Your company is saved.',
  },
  pausePosting: {
    role,
    path: jobs,
    before: withJob('Topause', 'published'),
    fill: () => one('heading', 'Topause'),
    send: () => press('Pause Topause'),
    done: 'Publish again',
  },
  publishPosting: {
    role,
    path: jobs,
    before: withJob('Topublish', 'paused'),
    fill: () => one('heading', 'Topublish'),
    send: () => press('Publish again: Topublish'),
    done: 'Open',
  },
  closePosting: {
    role,
    path: jobs,
    before: withJob('Toclose', 'published'),
    fill: () => one('heading', 'Toclose'),
    send: async () => {
      await press('Close Toclose');
      await press('Close this job');
    },
    done: 'Closed',
  },
  copyPosting: {
    role,
    path: jobs,
    before: withJob('Tocopy', 'published'),
    fill: () => one('heading', 'Tocopy'),
    send: () => press('Copy Tocopy'),
    done: 'What the job is for, in two or three sentences.',
  },
  deletePosting: {
    role,
    path: jobs,
    before: withJob('Todelete', 'draft'),
    fill: () => one('heading', 'Todelete'),
    send: async () => {
      await press('Delete draft: Todelete');
      await press('Delete this draft');
    },
    done: 'No records to display',
  },
};
