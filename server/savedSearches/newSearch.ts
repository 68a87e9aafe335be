import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { SavedSearchTable } from '#server/database/tables/savedSearch.ts';
import { mailToken, tokenHash } from '#server/savedSearches/mailTokens.ts';
import { isKnownPlace } from '#server/savedSearches/places.ts';
import { searchKey, type SearchParts } from '#server/savedSearches/searchKey.ts';

interface NewSearch {
  readonly userGuid: string;
  readonly name: string;
  readonly frequency: SavedSearchTable['frequency'];
  readonly parts: SearchParts;
  /** When it is saved: what comes later is new. */
  readonly at: Date;
  readonly mailSecret: Buffer;
}

/** A search as it is saved for the first time. */
export function newSearch(options: NewSearch): Insertable<SavedSearchTable> {
  const { userGuid, name, frequency, parts, at, mailSecret } = options;
  const guid = randomUUID();
  return {
    ...parts,
    guid,
    user_guid: userGuid,
    name: name.trim(),
    place_known: isKnownPlace(parts.place),
    filters: JSON.stringify(parts.filters),
    search_key: searchKey(parts),
    frequency,
    created_at: at,
    opened_at: at,
    reviewed_at: at,
    mails_since: at,
    last_run_at: at,
    stop_token_hash: tokenHash(mailToken(mailSecret, guid)),
  };
}
