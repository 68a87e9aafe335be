import type { Db } from '#server/database/connect.ts';
import { endOfDay, workTime } from '#server/database/seed/daysFrom.ts';
import { demoCandidate, demoCoach, demoOutsideCoach } from '#server/database/seed/demoAccounts.ts';
import { demoResume } from '#server/database/seed/demoResume.ts';
import { demoPeople } from '#server/database/seed/people/demoPeople.ts';
import { emailOf } from '#server/database/seed/people/demoPerson.ts';
import { listAccountIds } from '#server/database/seed/queries.ts';
import { demoCases, endedCase } from './demoCases.ts';
import { demoNotices } from './demoNotices.ts';
import { openInvitations, outsideMatch, waitingForChoice } from './demoRequests.ts';
import { insertCase, insertCorrection } from './insertCase.ts';
import { type InsertedCase, insertLooks } from './insertLooks.ts';
import { insertNotices } from './insertNotices.ts';
import {
  insertAcceptedRequest,
  insertInvitation,
  insertKnownCoach,
  insertSharing,
} from './insertRelations.ts';

/** The record that Dana asked to correct, and what stands beside it since. */
const correction = {
  wrong: [12, 'meeting', 40, 'Wrote the two sentences that every letter can begin with.'],
  right: [12, 'meeting', 40, 'Wrote the three sentences that every letter can begin with.'],
} as const;

const danasName = `${demoResume.firstname} ${demoResume.lastname}`;
const addressOf = (name: string): string =>
  name === danasName ? demoCandidate.email : emailOf({ name });

/**
 * What the demo coaches work with: requests, matches, cases with records, who looked, and notices.
 * Whose account is gone is left out. Needs a transaction.
 */
export async function insertDemoCaseload(trx: Db, now: Date): Promise<void> {
  const emails = [demoCandidate, demoCoach, demoOutsideCoach, ...demoPeople.map(withEmail)];
  const ids = await listAccountIds(
    trx,
    emails.map(({ email }) => email),
  );
  const idOf = (name: string) => ids.get(addressOf(name));
  const coachGuid = ids.get(demoCoach.email);
  const outsideGuid = ids.get(demoOutsideCoach.email);

  for (const [name, email, daysAgo] of openInvitations) {
    const candidateGuid = idOf(name);
    if (candidateGuid) await insertInvitation(trx, candidateGuid, email, workTime(now, daysAgo));
  }
  const outside = idOf(outsideMatch.name);
  if (outside && outsideGuid)
    await insertKnownCoach(
      trx,
      { candidateGuid: outside, coachGuid: outsideGuid },
      { at: workTime(now, outsideMatch.sharedFor), until: endOfDay(now, outsideMatch.endsIn) },
    );
  if (!coachGuid) return;

  for (const [name, daysAgo] of waitingForChoice) {
    const candidateGuid = idOf(name);
    if (candidateGuid)
      await insertAcceptedRequest(trx, { candidateGuid, coachGuid }, workTime(now, daysAgo));
  }
  const inserted: InsertedCase[] = [];
  for (const one of [...demoCases, endedCase]) {
    const candidateGuid = idOf(one.name);
    if (!candidateGuid) continue;
    const pair = { candidateGuid, coachGuid };
    const { match, consentGuid } = await insertSharing(trx, pair, one, now);
    await insertCase(trx, match, one, now);
    if (one.name === danasName) await insertCorrection(trx, match, correction, now);
    inserted.push({ one, ...pair, consentGuid });
  }
  await insertLooks(trx, inserted, now);
  await insertNotices(trx, demoNotices, ids, now);
}

const withEmail = (person: (typeof demoPeople)[number]) => ({ email: emailOf(person) });
