import type { components } from '#openapi/user.ts';
import { ROLE } from '#domain/roles.ts';
import type { AccountRow } from '#server/administration/accountQueries.ts';
import { accountRecord } from '#server/administration/accountRecord.ts';
import { fillBasicDetails, fillPerson } from '#server/administration/fillProfile.ts';
import { moveSharing } from '#server/administration/moveSharing.ts';
import {
  fillAccount,
  keepHidden,
  moveAll,
  moveApplications,
  moveContacts,
  type Move,
  type Moved,
  moveLooks,
  moveMemberships,
  moveOnce,
  moveSavedJobs,
  moveSkills,
  moveToEnd,
  readdressInvitations,
} from '#server/administration/moveQueries.ts';
import type { Db } from '#server/database/connect.ts';
import { ownDataTables, ownerOf } from '#server/ownData/ownDataTables.ts';
import { deleteRowsOf } from '#server/ownData/queries.ts';

type Migration = components['schemas']['Migration'];
type Part = components['schemas']['MigrationPart']['part'];
type Parts = readonly (readonly [Part, Moved])[];

/**
 * Moves everything from one account to another of the same role, and deletes the old account, so
 * that its address is free. What stays as proof of what was shared keeps the old id.
 * @param old both accounts are locked
 */
export async function moveAccount(
  trx: Db,
  old: AccountRow,
  other: AccountRow,
  at: Date,
): Promise<Migration> {
  const move = { from: old.user_guid, to: other.user_guid };
  const names = (['first_name', 'last_name'] as const).filter((name) => old[name] !== other[name]);
  // Ending what is shared hides from everybody; who hid before stays hidden.
  await keepHidden(trx, move);
  const sharing = await moveSharing(trx, move, at);
  const conflicts: string[] = names.map((name) => nameFields[name]);
  const parts: Parts = [
    ...(old.role === ROLE.candidate ? await moveCandidate(trx, move, conflicts) : []),
    ...(old.role === ROLE.jobCoach ? await moveCoach(trx, move, old.email, other.email) : []),
    ['memberships', await moveMemberships(trx, move, at)],
    ['activities', sharing.activities],
  ];
  await fillAccount(trx, move);
  await moveEverybodys(trx, move);
  const person = { userGuid: old.user_guid, email: old.email };
  for (const table of ownDataTables) await deleteRowsOf(trx, table, person, ownerOf);
  return {
    from: accountRecord(old),
    to: accountRecord(other),
    parts: parts
      .filter(([, { moves, merges }]) => moves + merges > 0)
      .map(([part, { moves, merges }]) => ({ part, moves, merges })),
    conflicts: conflicts.map((field) => ({ field, keeps: 'new' as const })),
    endsShares: sharing.ended,
  };
}

const nameFields = { first_name: 'FirstName', last_name: 'LastName' } as const;

/** What is there once for a person: the new account's stays. */
const single = [
  'disclosure.user_accommodation',
  'disclosure.passport',
  'user_soc',
  'profile_image',
] as const;

async function moveCandidate(trx: Db, move: Move, conflicts: string[]): Promise<Parts> {
  conflicts.push(...(await fillPerson(trx, move)), ...(await fillBasicDetails(trx, move)));
  for (const table of single) {
    const { merges } = await moveOnce(trx, table, move, []);
    if (merges > 0 && table === 'profile_image') conflicts.push('ProfileImage');
  }
  await moveOnce(trx, 'job_view', move, ['source_guid', 'viewed_on']);
  await moveOnce(trx, 'alert_sent', move, ['source_guid']);
  await moveOnce(trx, 'reason_feedback', move, ['source_guid', 'code', 'effect']);
  await moveOnce(trx, 'disclosure.blocked_company', move, ['company_guid'], 'candidate_guid');
  await moveToEnd(trx, 'disclosure.passport_item', move);
  await moveToEnd(trx, 'disclosure.passport_agreement', move);
  await moveAll(trx, 'disclosure.letter', move);
  return [
    ['degrees', await moveAll(trx, 'user_degree', move)],
    ['workHistory', await moveAll(trx, 'user_work_history', move)],
    ['skills', await moveSkills(trx, move)],
    ['credentials', await moveToEnd(trx, 'user_credential', move)],
    ['savedJobs', await moveSavedJobs(trx, move)],
    ['applications', await moveApplications(trx, move)],
    ['savedSearches', await moveOnce(trx, 'saved_search', move, ['search_key'])],
    ['storedResumes', await moveAll(trx, 'stored_resume', move)],
    [
      'invitations',
      await moveOnce(trx, 'job_coach_invitation', move, ['job_coach_email'], 'candidate_guid'),
    ],
  ];
}

async function moveCoach(trx: Db, move: Move, from: string, to: string): Promise<Parts> {
  await moveAll(trx, 'job_coach_invitation', move, 'coach_guid');
  await moveOnce(trx, 'declined_invitation', move, ['invitation_guid'], 'coach_guid');
  return [['invitations', await readdressInvitations(trx, from, to)]];
}

async function moveEverybodys(trx: Db, move: Move): Promise<void> {
  await moveAll(trx, 'notification', move);
  await moveContacts(trx, move);
  await moveOnce(trx, 'display_profile', move, []);
  await moveLooks(trx, move, 'candidate_guid');
  await moveLooks(trx, move, 'viewer_guid');
}
