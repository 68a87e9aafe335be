import type { Db } from '#server/database/connect.ts';
import { daysFrom } from '#server/database/seed/daysFrom.ts';
import { demoCandidate } from '#server/database/seed/demoAccounts.ts';
import {
  findPassport,
  insertItems,
  listItems,
  type NewItem,
  savePassport,
} from '#server/disclosure/passport/queries.ts';
import { findAccountByEmail } from '#server/identity/queries.ts';

/** The review is half a year away. */
const REVIEW_DAYS = 180;

const texts = {
  about: 'I plan my day in the morning and do what needs most care first.',
  strengths: 'I find errors that others miss, and I stay calm with callers.',
  communication: 'Please send me questions in writing before we meet.',
  difficult_day: 'I get quiet. Ten minutes away from the phone help.',
} as const;

/** Begun with what this candidate ticked, and changed. */
const items: readonly NewItem[] = [
  {
    barrier: 'Programs and documents that a screen reader cannot read',
    helps: 'I use a screen reader. I work well with software and files that it can read.',
    used_when: 'both',
    cost: 'no',
    from_fact: 'PreferSR',
  },
  {
    barrier: 'Fixed hours',
    helps: 'Starting between 8 and 10, because the paratransit bus is not always on time.',
    used_when: 'job',
    cost: 'no',
    from_fact: 'PreferScheduleFlex',
  },
  {
    barrier: 'Getting to work by public transportation',
    helps: 'An interview by telephone or video first.',
    used_when: 'interview',
    cost: 'no',
    from_fact: 'ConcernPublicTransport',
  },
  {
    barrier: 'Training in pictures and slides alone',
    helps: 'The same as a text file, a day before.',
    used_when: 'job',
    cost: 'little',
    from_fact: null,
  },
];

/**
 * Writes an accommodation passport for the demo candidate; one who wrote something keeps that
 * alone. Needs a transaction.
 */
export async function insertDemoPassport(trx: Db, now: Date): Promise<void> {
  const account = await findAccountByEmail(trx, demoCandidate.email);
  if (!account) return;
  const { user_guid: userGuid } = account;
  const isBegun =
    (await findPassport(trx, userGuid)) !== undefined ||
    (await listItems(trx, userGuid)).length > 0;
  if (isBegun) return;
  const review_on = daysFrom(now, REVIEW_DAYS).toISOString().slice(0, 10);
  await savePassport(trx, userGuid, { ...texts, review_on }, 0);
  await insertItems(trx, userGuid, items);
}
