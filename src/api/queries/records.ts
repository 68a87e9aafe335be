import { userQuery } from '#src/api/client/operations.ts';

const of = (id: string) => ({ params: { path: { id } } });

// The queries for the records and lists of one person; a record that does not exist yet is null.

/** The query for one person's account. */
export const userRecord = (id: string) =>
  userQuery.queryOptions('get', '/User/getByUserId/{id}', of(id));

/** The query for one person's profile. */
export const profileRecord = (id: string) =>
  userQuery.queryOptions('get', '/userProfile/getByUserId/{id}', of(id));

/** The query for one person's accommodations. */
export const accommodationOf = (id: string) =>
  userQuery.queryOptions('get', '/userAccommodation/getByUserId/{id}', of(id));

/** The query for the texts of one person's passport. */
export const passportOf = (id: string) => userQuery.queryOptions('get', '/passport/{id}', of(id));

/** The query for what gets in one person's way and what helps. */
export const passportItemsOf = (id: string) =>
  userQuery.queryOptions('get', '/passport/{id}/item', of(id));

/** The query for what was agreed with one person at work. */
export const passportAgreementsOf = (id: string) =>
  userQuery.queryOptions('get', '/passport/{id}/agreement', of(id));

/** The query for one person's jobs. */
export const workHistoryOf = (id: string) =>
  userQuery.queryOptions('get', '/userWorkHistory/getByUserId/{id}', of(id));

/** The query for one person's degrees. */
export const degreesOf = (id: string) =>
  userQuery.queryOptions('get', '/userDegree/getByUserId/{id}', of(id));

/** The query for one person's skills. */
export const skillsOf = (id: string) =>
  userQuery.queryOptions('get', '/userSkill/getByUserId/{id}', of(id));

/** The query for one person's credentials. */
export const credentialsOf = (id: string) =>
  userQuery.queryOptions('get', '/userCredential/getByUserId/{id}', of(id));
