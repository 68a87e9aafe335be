import { randomUUID } from 'node:crypto';
import type { RunningApp } from './app.ts';
import { makePerson, type Person, type SignedPerson } from './people.ts';
import { sharedIn } from './sharedWith.ts';

/** A job coach; one of the provider's own when asked to. */
export async function makeCoach(
  app: RunningApp,
  { isProvider = false } = {},
): Promise<SignedPerson> {
  const coach = await makePerson(app, { role: 4, firstName: 'Sam', lastName: 'Rivera' });
  if (isProvider)
    await app.query('UPDATE account SET provider_coach = true WHERE user_guid = $1', [
      coach.userGuid,
    ]);
  return coach;
}

/** A candidate whose invitation a coach accepted; they share nothing yet. */
export async function matchedWith(
  app: RunningApp,
  coach: SignedPerson,
  person: Partial<Person> = { firstName: 'Dana', lastName: 'Whitlock' },
): Promise<{ readonly candidate: SignedPerson; readonly match: string }> {
  const candidate = await makePerson(app, person);
  const match = randomUUID();
  await app.query(
    `INSERT INTO job_coach_match (guid, candidate_guid, coach_guid, created_at)
     VALUES ($1, $2, $3, now())`,
    [match, candidate.userGuid, coach.userGuid],
  );
  return { candidate, match };
}

/** A candidate who shares these parts with a coach for 90 days. */
export async function sharesWith(
  app: RunningApp,
  coach: SignedPerson,
  scopes: readonly string[] = ['profile'],
  facts: readonly string[] = [],
  person?: Partial<Person>,
): Promise<{ readonly candidate: SignedPerson; readonly match: string }> {
  const made = await matchedWith(app, coach, person);
  await sharedIn(app, made.match, scopes, facts);
  return made;
}

/** Candidates who invited a coach by address, or one of the provider's own by none. */
export async function invitedBy(
  app: RunningApp,
  email: string,
  people: readonly Partial<Person>[],
): Promise<void> {
  for (const person of people) {
    const candidate = await makePerson(app, person);
    await app.query(
      `INSERT INTO job_coach_invitation (guid, candidate_guid, job_coach_email, sent_at)
       VALUES ($1, $2, $3, now())`,
      [randomUUID(), candidate.userGuid, email],
    );
  }
}

const happened = ['coachAccepted', 'sharingStarted', 'sharingEnds', 'sharingStopped'];

/** Things that happened to a person, told inside the app; the last of them is new. */
export async function toldOf(
  app: RunningApp,
  { userGuid }: Pick<SignedPerson, 'userGuid'>,
  kinds: readonly string[] = happened,
): Promise<void> {
  for (const [index, kind] of kinds.entries())
    await app.query(
      `INSERT INTO notification (user_guid, at, kind, about_name, values, read_at)
       VALUES ($1, now() - make_interval(days => $2), $3, 'Dana Whitlock', $4,
         CASE WHEN $2 = 0 THEN NULL ELSE now() END)`,
      [
        userGuid,
        kinds.length - 1 - index,
        kind,
        JSON.stringify({ until: new Date().toISOString() }),
      ],
    );
}
