import { addAccommodation, addProfile } from '#tests/support/mounted/sections.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { enter, fill, press, tick } from '#tests/support/mounted/steps.ts';
import type { Changes } from './change.ts';

async function fillPlace(): Promise<void> {
  await fill('ZIP code', '13202');
  await fill('City', 'Rome');
  await fill('Phone', '315-555-0142');
}

/** The changes of what a profile holds once. */
export const profileChanges: Changes = {
  createUserAccommodation: {
    path: '/candidate/accommodation',
    fill: () => tick(/[Ss]creen reader/),
    send: () => press('Save'),
    done: 'successfully',
  },
  postJobCoachInvitation: {
    path: '/candidate/invite-job-coach',
    fill: async () => {
      await tick('My existing job coach');
      await fill('Email of your job coach', 'jo@example.org');
    },
    send: () => enter('Email of your job coach'),
    done: 'jo@example.org',
  },
  withdrawJobCoachInvitation: {
    path: '/candidate/invite-job-coach',
    before: (app, person) =>
      app.ok('postJobCoachInvitation', {
        as: person,
        body: { candidatePersonId: person.userGuid, jobCoachEmail: 'jo@example.org' },
      }),
    fill: () => expectSeen('jo@example.org'),
    send: () => press('Take back the invitation: jo@example.org'),
    done: 'Taken back',
  },
  updateUserAccommodation: {
    path: '/candidate/accommodation',
    before: (app, person) => addAccommodation(app, person),
    fill: () => tick(/guide dog/),
    send: () => press('Save'),
    done: 'successfully',
  },
  createUserProfile: {
    path: '/candidate/profile/basic-details',
    fill: fillPlace,
    send: () => press('Save'),
    done: 'Updated profile successfully',
  },
  updateUserProfile: {
    path: '/candidate/profile/basic-details',
    before: (app, person) => addProfile(app, person),
    fill: fillPlace,
    send: () => press('Save'),
    done: 'Updated profile successfully',
  },
  updateUser: {
    path: '/candidate/profile/preferences',
    fill: () => tick('No'),
    send: () => press('Save preferences'),
    done: 'Updated preferences successfully',
  },
};
