import type { components } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import { demoCandidate } from '#server/database/seed/demoAccounts.ts';
import { findAccountByEmail } from '#server/identity/queries.ts';
import { mailSecretFor } from '#server/savedSearches/mailTokens.ts';
import { newSearch } from '#server/savedSearches/newSearch.ts';
import { insertSearch, listSearches } from '#server/savedSearches/queries.ts';
import { searchParts } from '#server/savedSearches/searchKey.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const searches: readonly components['schemas']['SavedSearchNew'][] = [
  {
    name: 'remote customer service',
    list: 'remote',
    words: 'customer service',
    place: '',
    frequency: 'never',
  },
  {
    name: 'office work near Boston',
    list: 'all',
    words: 'office work',
    place: 'Boston, MA',
    filters: { miles: 50 },
    frequency: 'weekly',
  },
];

/**
 * Saves searches for the demo candidate a while ago, so that postings of the sample feed are new;
 * one who saved some keeps those alone. Needs a transaction.
 */
export async function insertDemoSearches(trx: Db, now: Date): Promise<void> {
  const account = await findAccountByEmail(trx, demoCandidate.email);
  if (!account) return;
  const userGuid = account.user_guid;
  if ((await listSearches(trx, userGuid)).length > 0) return;
  const mailSecret = await mailSecretFor(trx);
  for (const [days, search] of searches.entries()) {
    const { name, frequency } = search;
    const parts = searchParts(search);
    const at = new Date(now.getTime() - (5 + days) * DAY_MS);
    await insertSearch(trx, newSearch({ userGuid, name, frequency, parts, at, mailSecret }));
  }
}
