import type { CoachScope, FactKey } from '#domain/disclosure.ts';
import type { Database } from '#server/database/connect.ts';
import type { TestPerson } from '#tests/support/api.ts';

interface Shared {
  readonly scopes?: readonly CoachScope[];
  readonly facts?: readonly FactKey[];
  readonly at?: Date;
  readonly until?: Date;
}

const day = 24 * 60 * 60 * 1000;

/** A coach accepted an invitation of a candidate. @returns the match's id */
export async function insertMatch(
  { db }: Database,
  candidate: Pick<TestPerson, 'userGuid'>,
  coach: TestPerson,
  at: Date,
  activated_at: Date | null = null,
): Promise<string> {
  const { guid } = await db
    .insertInto('job_coach_match')
    .values({
      candidate_guid: candidate.userGuid,
      coach_guid: coach.userGuid,
      invitation_guid: null,
      continues_guid: null,
      created_at: at,
      activated_at,
    })
    .returning('guid')
    .executeTakeFirstOrThrow();
  return guid;
}

/** A candidate shares with a coach, as after an accepted invitation. @returns the match's id */
export async function insertConsent(
  database: Database,
  candidate: Pick<TestPerson, 'userGuid'>,
  coach: TestPerson,
  { scopes = ['profile'], facts = [], at = new Date(), until }: Shared = {},
): Promise<string> {
  const match_guid = await insertMatch(database, candidate, coach, at, at);
  await database.db
    .insertInto('disclosure.coach_consent')
    .values({
      match_guid,
      candidate_guid: candidate.userGuid,
      coach_guid: coach.userGuid,
      scopes: [...scopes],
      facts: [...facts],
      given_at: at,
      expires_at: until ?? new Date(at.getTime() + 30 * day),
      text_version: 1,
      locale: 'en',
      representative_guid: null,
    })
    .execute();
  return match_guid;
}

/** Names a job coach as one of the provider's own, as an administrator does. */
export async function makeProviderCoach({ db }: Database, coach: TestPerson): Promise<TestPerson> {
  await db
    .updateTable('account')
    .set({ provider_coach: true })
    .where('user_guid', '=', coach.userGuid)
    .execute();
  return coach;
}
