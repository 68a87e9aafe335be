import { aSearch } from '#tests/support/alerts.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { press } from '#tests/support/mounted/steps.ts';
import type { Change, Changes } from './change.ts';

const path = '/candidate/jobs/saved-searches';
const saved: Change['before'] = (app, as) => app.ok('saveSearch', { as, body: aSearch });

/** The changes of the searches that a person saves. */
export const savedSearchChanges: Changes = {
  saveSearch: {
    path: '/candidate/jobs/all-jobs?words=clerk',
    fill: () => press('Save this search'),
    send: () => press('Save'),
    done: 'Search saved',
  },
  changeSavedSearch: {
    path,
    before: saved,
    fill: () => expectSeen('Each day'),
    send: () => press(`Stop mails of ${aSearch.name}`),
    done: 'Never, only here',
  },
  deleteSavedSearch: {
    path,
    before: saved,
    fill: () => expectSeen(aSearch.name),
    send: async () => {
      await press(`Delete ${aSearch.name}`);
      await press('Delete');
    },
    done: 'You have no saved searches yet',
  },
};
