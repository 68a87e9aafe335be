import type { Db } from '#server/database/connect.ts';
import { daysFrom } from '#server/database/seed/daysFrom.ts';
import { insertDemoProfile } from '#server/database/seed/demoProfile.ts';
import { saveVisibility } from '#server/disclosure/sharingQueries.ts';
import { insertEntry } from '#server/profiles/lists/queries.ts';
import { carePeople } from './carePeople.ts';
import { answersOf, type DemoPerson, emailOf, factsOf, resumeOf } from './demoPerson.ts';
import { digitalPeople } from './digitalPeople.ts';
import { handsOnPeople } from './handsOnPeople.ts';
import { officePeople } from './officePeople.ts';

/** The 24 invented candidates. None has a password, so nobody signs in as one of them. */
export const demoPeople: readonly DemoPerson[] = [
  ...officePeople,
  ...carePeople,
  ...handsOnPeople,
  ...digitalPeople,
];

/** Until when employers may find them, in days from now. */
const FOUND_FOR_DAYS = 180;
/** The first of them signed up so many days ago, the others one after another since then. */
const SIGN_UPS = { first: 410, apart: 11 };

/**
 * Creates the invented candidates with complete profiles; an existing account stays unchanged.
 * Needs a transaction.
 */
export async function insertDemoPeople(trx: Db, now: Date): Promise<void> {
  for (const [index, person] of demoPeople.entries()) {
    const joinedAt = daysFrom(now, index * SIGN_UPS.apart - SIGN_UPS.first);
    const profile = {
      email: emailOf(person),
      passwordHash: null,
      resume: resumeOf(person, now),
      relocate: person.moves ? 1 : 0,
      remote: person.way,
      answers: answersOf(person),
      accommodation: factsOf(person),
      joinedAt,
    } as const;
    const userGuid = await insertDemoProfile(trx, profile, now);
    if (userGuid === null) continue;
    if (person.certificate) {
      const [credential_name, yearsAgo] = person.certificate;
      const credential_year = now.getUTCFullYear() - yearsAgo;
      await insertEntry(
        trx,
        'user_credential',
        userGuid,
        { credential_name, credential_year },
        true,
      );
    }
    if (person.findable)
      await saveVisibility(trx, userGuid, {
        findable: true,
        findableUntil: daysFrom(now, FOUND_FOR_DAYS),
        providerCoaches: true,
        at: daysFrom(joinedAt, 1),
        version: null,
      });
  }
}
