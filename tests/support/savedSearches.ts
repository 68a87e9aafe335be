import { randomUUID } from 'node:crypto';
import { tokenHash } from '#server/savedSearches/mailTokens.ts';
import type { RunningApp } from './app.ts';

/** A saved search without a screen: what is left out is as usual. */
interface Saved {
  name: string;
  list?: 'all' | 'remote';
  words?: string;
  place?: string;
  filters?: string;
  frequency?: 'never' | 'daily' | 'weekly';
  paused?: 'place' | 'unanswered';
  asked?: boolean;
  /** In the links of its mails. */
  token?: string;
}

/** Searches that a person saved three days ago, the first as the newest. */
export async function insertSavedSearches(
  app: RunningApp,
  userGuid: string,
  searches: readonly Saved[],
): Promise<void> {
  for (const [at, search] of searches.entries()) {
    const { list = 'all', words = '', place = '', filters = '{}', frequency = 'weekly' } = search;
    await app.query(
      `INSERT INTO saved_search (user_guid, name, list, words, place, place_known, filters, sort,
         search_key, frequency, created_at, opened_at, reviewed_at, mails_since, last_run_at,
         stop_token_hash, paused_for, paused_at, asked_at)
       SELECT $1, $2, $3, $4, $5, true, $6::jsonb, 'best', $7, $8, t, t, t, t, t, $12, $9::text,
         CASE WHEN $9::text IS NULL THEN NULL ELSE t END, CASE WHEN $10::boolean THEN t END
       FROM (SELECT now() - interval '3 days' - $11::int * interval '1 minute' AS t) AS time`,
      [
        userGuid,
        search.name,
        list,
        words,
        place,
        filters,
        randomUUID(),
        frequency,
        search.paused ?? null,
        search.asked ?? false,
        at,
        tokenHash(search.token ?? randomUUID()),
      ],
    );
  }
}

/**
 * A posting that comes now: like one with such words, with another title. Each has a company of
 * its own, so that two of them on one page are told apart.
 */
export async function newPosting(app: RunningApp, like: string, title: string): Promise<void> {
  await app.query(
    `INSERT INTO job
     SELECT (jsonb_populate_record(job, jsonb_build_object(
       'source_guid', gen_random_uuid(), 'title', $2::text,
       'company', 'Lantern Learning ' || left(gen_random_uuid()::text, 4),
       'posted_at', now() - interval '1 minute'))).*
     FROM job WHERE title ILIKE '%' || $1::text || '%' ORDER BY source_guid LIMIT 1`,
    [like, title],
  );
}

/** Lets every search be saved an hour ago, so that a posting of now is new. */
export async function saveEarlier(app: RunningApp): Promise<void> {
  const earlier = "now() - interval '1 hour'";
  await app.query(
    `UPDATE saved_search SET created_at = ${earlier}, opened_at = ${earlier}, mails_since = ${earlier}`,
  );
}
