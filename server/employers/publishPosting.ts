import { earliestToday } from '#domain/jobClosing.ts';
import type { Db } from '#server/database/connect.ts';
import { checkComplete } from '#server/employers/checkPosting.ts';
import { postingColumns } from '#server/employers/postingColumns.ts';
import {
  findCopyOf,
  holdPublishing,
  insertRevision,
  setStatus,
  type WrittenRow,
} from '#server/employers/writtenPostingQueries.ts';
import { Problem } from '#server/http/problem.ts';
import { savePostings } from '#server/jobs/postingQueries.ts';
import { statusAt } from '#server/jobs/statusAt.ts';

/** Refuses what a posting cannot have after its end. */
export const closed = () =>
  new Problem(
    409,
    'closed',
    'This job is closed, and stays so. Make a copy of it to offer the work again.',
  );

/**
 * Lets candidates read what was saved last of a posting that is held, as a new revision; without
 * a change only its pause ends. What is published already stays as it is.
 * @param trx of all that it changes
 * @throws Problem 400 not_complete, 409 closed, 409 looks_like_copy
 */
export async function publish(
  trx: Db,
  row: WrittenRow,
  { by, now, isNoCopy }: { readonly by: string; readonly now: Date; readonly isNoCopy: boolean },
): Promise<void> {
  const status = statusAt(row, now);
  if (status === 'closed') throw closed();
  if (status === 'published' && !row.is_changed) return;
  checkComplete(row.content, now);
  const revision = row.is_changed ? row.revision + 1 : row.revision;
  const job = postingColumns(row.content, {
    sourceGuid: row.source_guid,
    companyGuid: row.company_guid,
    companyName: row.company_name,
    status: 'published',
    revision,
    postedAt: row.posted_at ?? now,
  });
  const isSameJob =
    status === 'published' && job.title === row.title && job.location === row.location;
  if (!isSameJob) {
    await holdPublishing(trx, row.company_guid);
    if (!isNoCopy) await refuseCopy(trx, job, now);
  }
  if (!row.is_changed) {
    await setStatus(trx, row.source_guid, { status: 'published', closed_at: null });
    return;
  }
  await savePostings(trx, [job]);
  await insertRevision(trx, { ...row, revision, by, at: now });
}

async function refuseCopy(
  trx: Db,
  job: Parameters<typeof findCopyOf>[1],
  now: Date,
): Promise<void> {
  const copy = await findCopyOf(trx, job, earliestToday(now));
  if (!copy) return;
  throw new Problem(
    409,
    'looks_like_copy',
    `This looks like a copy of “${copy.title}”, which is open at the same place.`,
  );
}
