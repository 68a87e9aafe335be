import type { operations } from '#openapi/jobs.ts';
import type { Db } from '#server/database/connect.ts';
import { checkCodes } from '#server/employers/checkPosting.ts';
import { notesIn } from '#server/employers/languageNotes.ts';
import { plainTextOf } from '#server/employers/plainText.ts';
import { closed, publish } from '#server/employers/publishPosting.ts';
import { createDraft, saveContent, theirs, type Writer } from '#server/employers/writePosting.ts';
import {
  findWritten,
  holdWritten,
  setStatus,
  type WrittenRow,
} from '#server/employers/writtenPostingQueries.ts';
import { writtenRecord } from '#server/employers/writtenRecord.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { notYours } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { removePostings } from '#server/jobs/postingQueries.ts';
import { statusAt } from '#server/jobs/statusAt.ts';
import type { Services } from '#server/services.ts';

type WrittenPostingOperations = Pick<
  operations,
  | 'createPosting'
  | 'updatePosting'
  | 'getPosting'
  | 'publishPosting'
  | 'pausePosting'
  | 'closePosting'
  | 'copyPosting'
  | 'deletePosting'
  | 'checkLanguage'
  | 'makePlainText'
>;

/** What a new posting says in a field that its editor does not know. */
const nothing = { plainText: '' };

const notPublished = () =>
  new Problem(409, 'not_published', 'This job is a draft. Nobody but your company sees it.');

/** Postings that employers write here. */
export function writtenPostingOperations(services: Services): Handlers<WrittenPostingOperations> {
  const { database, postings, now } = services;
  const { db } = database;
  const writerOf = ({ access, caller }: Pick<Input<unknown>, 'access' | 'caller'>): Writer => {
    if (access.by !== 'member') throw notYours();
    return { member: access.member, userGuid: caller.userGuid, now: now() };
  };
  const record = (row: WrittenRow) => writtenRecord(row, now());
  /** Changes a posting that nobody else changes meanwhile, and answers it as it is then. */
  const change = (id: string, what: (trx: Db, row: WrittenRow) => Promise<void>) =>
    postings.during(async (trx) => {
      await what(trx, await theirs(holdWritten(trx, id)));
      return record(await theirs(findWritten(trx, id)));
    });
  return {
    createPosting: async (input) => {
      const { sourceGUID: jobId, content } = input.body;
      checkCodes(content);
      const writer = writerOf(input);
      return record(
        await postings.during((trx) => createDraft(trx, jobId, { ...nothing, ...content }, writer)),
      );
    },
    updatePosting: async (input) => {
      const { content, _etag } = input.body;
      checkCodes(content);
      const version = expectedVersion(input.ifMatch ?? _etag ?? null);
      const writer = writerOf(input);
      return record(
        await postings.during((trx) =>
          saveContent(trx, input.path.id, { content, version }, writer),
        ),
      );
    },
    getPosting: async ({ path }) => record(await theirs(findWritten(db, path.id))),
    publishPosting: async ({ path, body, ifMatch, caller }) => {
      const version = expectedVersion(ifMatch ?? body._etag ?? null);
      const isNoCopy = body.isNoCopy ?? false;
      return change(path.id, async (trx, row) => {
        if (version !== null && version !== row.version) throw changedMeanwhile();
        await publish(trx, row, { by: caller.userGuid, now: now(), isNoCopy });
      });
    },
    pausePosting: async ({ path }) =>
      change(path.id, async (trx, row) => {
        const status = statusAt(row, now());
        if (status === 'draft') throw notPublished();
        if (status === 'closed') throw closed();
        await setStatus(trx, path.id, { status: 'paused', closed_at: null });
      }),
    closePosting: async ({ path }) =>
      change(path.id, async (trx, row) => {
        if (row.status === 'draft') throw notPublished();
        if (row.status === 'closed') return;
        await setStatus(trx, path.id, { status: 'closed', closed_at: now() });
      }),
    copyPosting: async (input) => {
      const { content } = await theirs(findWritten(db, input.path.id));
      const { sourceGUID: jobId } = input.body;
      const writer = writerOf(input);
      return record(await postings.during((trx) => createDraft(trx, jobId, content, writer)));
    },
    deletePosting: async ({ path }) =>
      postings.during(async (trx) => {
        const row = await theirs(holdWritten(trx, path.id));
        if (row.status !== 'draft')
          throw new Problem(
            409,
            'published_before',
            'This job was published, and people may have applied. Close it instead.',
          );
        await removePostings(trx, [row.source_guid]);
        return { message: 'The draft was deleted.' };
      }),
    checkLanguage: async ({ body }) => notesIn(body.title, body.text),
    makePlainText: async ({ body }) => ({ text: plainTextOf(body) }),
  };
}
