import type { Db } from '#server/database/connect.ts';
import type { PostingContent, SentContent } from '#domain/postingContent.ts';
import { findCompanyName, isJobOf } from '#server/employers/memberQueries.ts';
import { postingColumns } from '#server/employers/postingColumns.ts';
import { closed } from '#server/employers/publishPosting.ts';
import {
  findWritten,
  holdWritten,
  insertWritten,
  isSaved,
  saveWritten,
  takeId,
  type WrittenRow,
} from '#server/employers/writtenPostingQueries.ts';
import type { Member } from '#server/http/access.ts';
import { changedMeanwhile } from '#server/http/etag.ts';
import { notYours } from '#server/http/policy.ts';
import { savePostings } from '#server/jobs/postingQueries.ts';
import { statusAt } from '#server/jobs/statusAt.ts';

/** Who writes, and when. */
export interface Writer {
  readonly member: Member;
  readonly userGuid: string;
  readonly now: Date;
}

/** The posting that a request names and its policy let through. @throws Problem not_yours */
export async function theirs(row: Promise<WrittenRow | undefined>): Promise<WrittenRow> {
  const found = await row;
  if (!found) throw notYours();
  return found;
}

/**
 * Saves a new draft of a company under an id that the caller made. The same text sent again, after
 * an answer that was lost, is answered as the first time.
 * @param trx of all that it changes
 * @throws Problem not_yours when another company has the id, or a feed; changed_meanwhile when
 * another text was saved under it, as from a second tab
 */
export async function createDraft(
  trx: Db,
  sourceGuid: string,
  content: PostingContent,
  { member, userGuid, now }: Writer,
): Promise<WrittenRow> {
  const { companyGuid, isConfirmed } = member;
  const name = await findCompanyName(trx, companyGuid);
  if (name === null) throw notYours();
  if (await takeId(trx, sourceGuid)) {
    const job = postingColumns(content, {
      sourceGuid,
      companyGuid,
      companyName: name,
      status: 'draft',
      revision: 0,
      postedAt: null,
    });
    await savePostings(trx, [job]);
    await insertWritten(trx, sourceGuid, { content, by: userGuid, isConfirmed, at: now });
  } else if (!(await isJobOf(trx, member, userGuid, sourceGuid))) throw notYours();
  else if (!(await isSaved(trx, sourceGuid, content))) throw changedMeanwhile();
  return theirs(findWritten(trx, sourceGuid));
}

/**
 * Saves what the editor shows. Candidates go on reading what is published; of a draft the job
 * shows its title and place. What is saved already stays as it is.
 * @param version that it must have; null for any
 * @throws Problem changed_meanwhile, closed
 */
export async function saveContent(
  trx: Db,
  id: string,
  { content: sent, version }: { readonly content: SentContent; readonly version: number | null },
  { member, userGuid, now }: Writer,
): Promise<WrittenRow> {
  const row = await theirs(holdWritten(trx, id));
  if (statusAt(row, now) === 'closed') throw closed();
  // The editor may be from before a field, and must not empty what a colleague wrote there.
  const content = { ...sent, plainText: sent.plainText ?? row.content.plainText };
  if (await isSaved(trx, id, content)) return row;
  if (version !== null && version !== row.version) throw changedMeanwhile();
  const { isConfirmed } = member;
  await saveWritten(trx, id, { content, by: userGuid, isConfirmed, at: now });
  if (row.status === 'draft')
    await savePostings(trx, [
      postingColumns(content, {
        sourceGuid: row.source_guid,
        companyGuid: row.company_guid,
        companyName: row.company_name,
        status: 'draft',
        revision: 0,
        postedAt: null,
      }),
    ]);
  return theirs(findWritten(trx, id));
}
