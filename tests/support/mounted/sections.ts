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
