import { isIP } from 'node:net';
import { appendAudit } from '#server/administration/audit.ts';
import type { AuditEntry } from '#server/administration/auditQueries.ts';
import type { Db } from '#server/database/connect.ts';
import { isPublicAddress } from '#server/jobs/import/input/publicAddress.ts';
import { urlOf } from './identity.ts';
import type { JobFeed } from './queries.ts';

type Note = Pick<AuditEntry, 'at' | 'kind' | 'actorGuid' | 'actorName'>;

/**
 * Changes a feed and writes it into the log of administrators, both or nothing.
 * @returns undefined when there is no such feed
 */
export function changeFeed(
  db: Db,
  note: Note,
  change: (trx: Db) => Promise<JobFeed | undefined>,
): Promise<JobFeed | undefined> {
  return db.transaction().execute(async (trx) => {
    const feed = await change(trx);
    if (feed) await appendAudit(trx, { ...note, about: feed.name });
    return feed;
  });
}

/**
 * The address of a feed as it is compared. A name is looked up when it is read; a number of a
 * private network is refused at once.
 */
export function readFeedUrl(typed: string): { readonly url: string } | { readonly why: string } {
  if (!/^https?:/i.test(typed) || !URL.canParse(typed))
    return { why: 'This is no web address. Please check its spelling.' };
  const url = urlOf(typed);
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 || isPublicAddress(host)) return { url };
  return { why: 'This is an address of a private network, which is never read.' };
}
