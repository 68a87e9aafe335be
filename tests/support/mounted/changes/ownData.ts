import { resumeBytes } from '#tests/support/ownDataRows.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { fill, one, press } from '#tests/support/mounted/steps.ts';
import type { Changes } from './change.ts';

const path = '/candidate/account-settings';
/** Both forms ask for a code: nobody of these tests has a password. */
const take = () => one('form', 'Take your data with you');
const close = () => one('form', 'Close your account');

/** The changes of what belongs to a person. */
export const ownDataChanges: Changes = {
  sendOwnDataCode: {
    path,
    fill: () => take(),
    send: async () => press('Email me a code', await take()),
    done: 'We sent a code to',
  },
  exportOwnData: {
    path,
    fill: async () => fill(/^Code from the email/, '123456', await take()),
    send: () => press('Download my data'),
    done: 'This code is not right',
  },
  closeAccount: {
    path,
    fill: async () => fill(/^Code from the email/, '123456', await close()),
    send: () => press('Close my account'),
    done: 'This code is not right',
  },
  deleteStoredResume: {
    path,
    before: (app, person) =>
      app.ok('storeResume', { as: person, file: { name: 'mine.pdf', content: resumeBytes } }),
    fill: () => expectSeen('mine.pdf'),
    send: async () => {
      await press('Delete mine.pdf');
      await press('Delete it');
    },
    done: 'There are no uploaded resumes',
  },
};
