import { NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import type { TestPerson } from '#tests/support/api.ts';
import type { MountedApp } from './app.ts';

export const missingFields = 'Please fill all the required fields';
export const internal =
  'Something went wrong on our side. Please try again. Nothing you typed is lost.';

/** A job of the work history, saved. */
export function addWork(app: MountedApp, as: TestPerson, changes: object = {}) {
  const body = {
    UserGuid: as.userGuid,
    EmployerName: 'Salt City Supplies',
    JobTitle: 'Clerk',
    Responsibilities: 'Answered calls.',
    StartDate: '2019-03-01',
    EndDate: '2021-06-30',
    Present: false,
    ...changes,
  };
  return app.ok('createUserWorkHistory', { as, body });
}

/** A school, saved. */
export function addSchool(app: MountedApp, as: TestPerson, changes: object = {}) {
  const body = {
    UserGuid: as.userGuid,
    SchoolName: 'Salt City College',
    DegreeName: 'Accounting',
    DegreeLevelId: 3,
    StartYear: 2014,
    YearCompleted: 2016,
    Present: false,
    ...changes,
  };
  return app.ok('createUserDegree', { as, body });
}

/** Adds a skill by the API. */
export function addSkill(app: MountedApp, as: TestPerson, SkillName: string) {
  return app.ok('createUserSkill', { as, body: { UserGuid: as.userGuid, SkillName } });
}

/** A credential, saved. */
export function addCredential(app: MountedApp, as: TestPerson) {
  const body = { UserGuid: as.userGuid, CredentialName: 'CPR', CredentialYear: 2020 };
  return app.ok('createUserCredential', { as, body });
}

/** The part of a profile that holds the place, saved. */
export function addProfile(app: MountedApp, as: TestPerson) {
  return app.ok('createUserProfile', { as, body: { UserGuid: as.userGuid, City: 'Syracuse' } });
}

/** Accommodations, saved, none of them chosen. */
export function addAccommodation(app: MountedApp, as: TestPerson) {
  const body = { ...NO_ACCOMMODATIONS, UserGuid: as.userGuid };
  return app.ok('createUserAccommodation', { as, body });
}
