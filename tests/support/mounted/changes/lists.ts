import { addCredential, addSchool, addSkill, addWork } from '#tests/support/mounted/sections.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { choose, enter, fill, fillDate, press } from '#tests/support/mounted/steps.ts';
import type { Changes } from './change.ts';

/** The changes of the lists of a profile. */
export const listChanges: Changes = {
  createUserSkill: {
    path: '/candidate/skills',
    fill: () => fill('Add a skill', 'Excel'),
    send: () => enter('Add a skill'),
    done: 'Skill added successfully',
  },
  deleteUserSkill: {
    path: '/candidate/skills',
    before: (app, person) => addSkill(app, person, 'Typing'),
    fill: () => expectSeen('Typing'),
    send: async () => {
      await press('Delete Typing');
      await press('Delete it');
    },
    done: 'Skill deleted successfully',
  },
  createUserWorkHistory: {
    path: '/candidate/work-history',
    fill: async () => {
      await fill('Job title', 'Clerk');
      await fill('Employer name', 'Salt City Supplies');
      await fillDate(/Start date/, '20190301');
      await fillDate(/End date/, '20210630');
    },
    send: () => enter('Job title'),
    done: 'Work experience added successfully',
  },
  createUserCredential: {
    path: '/candidate/credentials',
    fill: () => fill('Credential name', 'Driving licence'),
    send: () => enter('Credential name'),
    done: 'Credential added successfully',
  },
  updateUserWorkHistory: {
    path: '/candidate/work-history',
    before: (app, person) => addWork(app, person),
    fill: async () => {
      await press(/^Edit Clerk/);
      await fill('Job title', 'Head clerk');
    },
    send: () => enter('Job title'),
    done: 'Work experience updated successfully',
  },
  deleteUserWorkHistory: {
    path: '/candidate/work-history',
    before: (app, person) => addWork(app, person),
    fill: () => expectSeen('Clerk'),
    send: async () => {
      await press(/^Delete Clerk/);
      await press('Delete it');
    },
    done: 'Work history deleted successfully',
  },
  createUserDegree: {
    path: '/candidate/profile/education',
    fill: async () => {
      await fill('School name', 'Salt City College');
      await choose(/Degree level/, "Associate's");
      await fill('Major', 'Accounting');
      await fill('Start year', '2014');
      await fill('Completion year', '2016');
    },
    send: () => enter('School name'),
    done: 'Education added successfully',
  },
  updateUserDegree: {
    path: '/candidate/profile/education',
    before: (app, person) => addSchool(app, person),
    fill: async () => {
      await press(/^Edit Associate's/);
      await fill('Major', 'Bookkeeping');
    },
    send: () => enter('School name'),
    done: 'Education updated successfully',
  },
  deleteUserDegree: {
    path: '/candidate/profile/education',
    before: (app, person) => addSchool(app, person),
    fill: () => expectSeen('Accounting'),
    send: async () => {
      await press(/^Delete Associate's/);
      await press('Delete it');
    },
    done: 'Education deleted successfully',
  },
  updateUserCredential: {
    path: '/candidate/credentials',
    before: (app, person) => addCredential(app, person),
    fill: async () => {
      await press('Edit CPR');
      await fill('Year', '2023');
    },
    send: () => enter('Credential name'),
    done: 'Credential updated successfully',
  },
  deleteUserCredential: {
    path: '/candidate/credentials',
    before: (app, person) => addCredential(app, person),
    fill: () => expectSeen('CPR'),
    send: async () => {
      await press('Delete CPR');
      await press('Delete it');
    },
    done: 'Credential deleted successfully',
  },
};
