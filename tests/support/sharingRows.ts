import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';

/** One row of a person in every table of what is shared, each with this text where it can. */
export async function fillSharing(
  database: Database,
  person: TestPerson,
  text: string,
): Promise<void> {
  const { db } = database;
  const at = new Date('2026-05-01T10:00:00Z');
  const { userGuid } = person;
  const company_guid = randomUUID();
  const nobody = { ...person, userGuid: randomUUID() };
  const match_guid = await insertConsent(database, person, nobody, { at });
  await db
    .insertInto('caseload_case')
    .values({
      match_guid,
      candidate_guid: userGuid,
      stage: 'searching',
      stage_since: at,
      next_step: text,
      next_due: null,
      paused_until: null,
      outcome: null,
    })
    .execute();
  await db
    .insertInto('activity')
    .values({
      match_guid,
      candidate_guid: userGuid,
      coach_guid: nobody.userGuid,
      kind: 'call',
      minutes: 5,
      what: text,
      on_day: '2026-05-01',
      created_at: at,
      corrects: null,
      record_key: null,
    })
    .execute();
  await db.insertInto('company').values({ company_guid, name: company_guid }).execute();
  const guest = await db
    .insertInto('account')
    .values({
      email: `guest-${company_guid}@example.org`,
      first_name: 'Gale',
      last_name: 'Guest',
      password_hash: null,
      role: 2,
      company_guid: null,
      verified_at: at,
    })
    .returning('user_guid')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('company_member')
    .values({ company_guid, user_guid: userGuid, state: 'waiting', asked_at: at })
    .execute();
  await db
    .insertInto('saved_candidate')
    .values({
      employer_guid: userGuid,
      candidate_guid: userGuid,
      company_guid,
      notes: text,
      saved_at: at,
    })
    .execute();
  // Who was invited, and who invites.
  for (const [to_guid, from_guid] of [
    [userGuid, nobody.userGuid],
    [guest.user_guid, userGuid],
  ] as const)
    await db
      .insertInto('contact_log')
      .values({
        from_guid,
        from_first: from_guid === userGuid ? text : 'Jo',
        from_last: from_guid === userGuid ? text : 'Recruiter',
        from_email: from_guid === userGuid ? person.email : 'jo@example.org',
        to_guid,
        company_guid,
        source_guid: null,
        message: to_guid === userGuid ? text : 'Hello',
        sent_at: at,
      })
      .execute();
  const invitation = await db
    .insertInto('job_coach_invitation')
    .values({ candidate_guid: userGuid, job_coach_email: '', sent_at: at })
    .returning('guid')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('declined_invitation')
    .values({ invitation_guid: invitation.guid, coach_guid: userGuid, at })
    .execute();
  await db
    .insertInto('notification')
    .values({
      user_guid: userGuid,
      at,
      kind: 'accepted',
      about_name: text,
      values: '{}',
    })
    .execute();
  await db
    .insertInto('disclosure.fact_share')
    .values({
      candidate_guid: userGuid,
      fact_key: 'PreferSR',
      audience: 'company',
      match_guid: null,
      company_guid,
      purpose: 'job',
      statement: text,
      given_at: at,
      expires_at: new Date('2026-11-01T10:00:00Z'),
      text_version: 1,
      locale: 'en',
      representative_guid: null,
    })
    .execute();
  await db
    .insertInto('disclosure.visibility')
    .values({ candidate_guid: userGuid, findable: false, provider_coaches: true })
    .execute();
  await db
    .insertInto('disclosure.blocked_company')
    .values({ candidate_guid: userGuid, company_guid, at })
    .execute();
  await db
    .insertInto('disclosure.representative')
    .values({
      candidate_guid: userGuid,
      name: text,
      email: `parent-${userGuid}@example.org`,
      relationship: 'parent',
      token_hash: randomUUID(),
      asked_at: at,
    })
    .execute();
  await db
    .insertInto('acting_session')
    .values({
      admin_guid: nobody.userGuid,
      family: randomUUID(),
      target_guid: userGuid,
      target_role: 2,
      reason: `Asked by phone: ${text}`,
      started_at: at,
      ends_at: at,
      ended_at: at,
      ended_by: 'exit',
      told_at: at,
    })
    .execute();
  // A row of the log keeps its words, so it has none of the person's.
  await db
    .insertInto('audit_event')
    .values({
      at,
      actor_guid: nobody.userGuid,
      actor_name: 'Ada Admin',
      session_guid: null,
      acting_guid: null,
      acting_name: null,
      subject_guid: userGuid,
      subject_name: 'Somebody',
      kind: 'accountLookedUp',
      operation_id: null,
      about: null,
      changed: [],
      result: 'done',
      prev_hash: '',
      row_hash: '',
    })
    .execute();
  // Who was looked at, and who looked.
  for (const [candidate_guid, viewer_guid, viewer_name] of [
    [userGuid, nobody.userGuid, 'Jo Coach'],
    [nobody.userGuid, userGuid, text],
  ] as const)
    await db
      .insertInto('disclosure.access_event')
      .values({
        candidate_guid,
        viewer_guid,
        viewer_name,
        viewer_role: 4,
        company_guid: null,
        what: 'profile',
        operation_id: 'getUser',
        consent_guid: null,
        acting_guid: null,
        reason: null,
        hour: at,
        first_at: at,
        last_at: at,
      })
      .execute();
}

/** The tables whose rows stay as proof when an account is deleted, without names and texts. */
export const proofTables: readonly string[] = [
  'job_coach_match',
  'caseload_case',
  'activity',
  // What somebody sent belongs to who got it, without the name of the sender.
  'contact_log',
  'disclosure.coach_consent',
  'disclosure.fact_share',
  'disclosure.access_event',
  'disclosure.representative',
  'acting_session',
  'audit_event',
];
