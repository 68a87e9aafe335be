import { foundCandidate } from '#tests/support/foundCandidates.ts';
import { all, fill, one, press } from '#tests/support/mounted/steps.ts';
import type { Change, Changes } from './change.ts';
import { join } from './employer.ts';

const role = 3;

/** Somebody of this name whom the company of the person may find. */
const withCandidate =
  (first: string, and?: (candidate: string, employer: string) => object): Change['before'] =>
  async (app, person) => {
    await join(app, person, `${first} Ltd`);
    const { userGuid } = await foundCandidate(app, first, 'Sample');
    if (and) await app.ok('saveCandidate', { as: person, body: and(userGuid, person.userGuid) });
  };

const asSaved = (candidateProfileID: string, employerProfileID: string) => ({
  employerProfileID,
  candidateProfileID,
});

/** Presses the button of a failure that is shown already, else the one of the card. */
const pressOrRetry = (name: string) => async () => {
  const [again] = all('button', 'Try again');
  await press(again ? 'Try again' : name);
};

/** What an employer does with candidates, as far as the page shows that it was made. */
export const employerPeopleChanges: Changes = {
  unsaveCandidate: {
    role,
    path: '/employer/saved',
    before: withCandidate('Tounsave', asSaved),
    fill: () => one('button', 'Saved. Remove Tounsave Sample from saved'),
    send: pressOrRetry('Saved. Remove Tounsave Sample from saved'),
    done: 'No records to display',
  },
  createContactLog: {
    role,
    path: '/employer/candidates?words=Toinvite',
    before: withCandidate('Toinvite'),
    fill: async () => {
      await press('Invite Toinvite Sample');
      await fill('Message to Toinvite', 'We would like to talk with you.');
    },
    send: () => press('Send invite'),
    done: 'Invite sent successfully!',
  },
};
