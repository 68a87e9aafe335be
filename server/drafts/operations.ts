import type { components, operations } from '#openapi/user.ts';
import { draftsKeptSince, secondDraft } from '#domain/drafts.ts';
import { readDraftData, writeDraftData } from '#server/drafts/draftData.ts';
import {
  deleteDraft,
  deleteDraftsBefore,
  type DraftRow,
  findDraft,
  listDrafts,
  putDraft,
  trimDrafts,
} from '#server/drafts/queries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import type { Services } from '#server/services.ts';

type DraftOperations = Pick<operations, 'listDrafts' | 'saveDraft' | 'deleteDraft'>;

/** Drafts a person may have. Nobody leaves more forms unfinished. */
const maxDrafts = 100;

type Author = Pick<components['schemas']['DraftChange'], 'Writer' | 'Base'>;

/**
 * Whether another window has saved a draft that this one does not know: it would be lost, and
 * nobody has seen both.
 */
function isUnseen(
  there: Pick<DraftRow, 'saved_at' | 'writer'> | undefined,
  { Writer, Base }: Author,
): boolean {
  if (there === undefined || Writer === undefined || there.writer === Writer) return false;
  return there.saved_at.getTime() !== Date.parse(Base ?? '');
}

/** Unsaved form input. A window replaces what it has seen; else both are kept. */
export function draftOperations({ database, now }: Services): Handlers<DraftOperations> {
  const { db } = database;
  return {
    listDrafts: async ({ caller }) => {
      const since = draftsKeptSince(now());
      await deleteDraftsBefore(db, since, caller.userGuid);
      return (await listDrafts(db, caller.userGuid, since)).map(draftRecord);
    },
    saveDraft: async ({ path, body, caller }) => {
      const draft: DraftRow = {
        user_guid: caller.userGuid,
        kind: path.Kind,
        form_version: body.Version,
        data: writeDraftData(body.Data),
        saved_at: now(),
        writer: body.Writer ?? null,
      };
      return db.transaction().execute(async (trx) => {
        await lockPerson(trx, caller.userGuid);
        const there = await findDraft(trx, caller.userGuid, draft.kind);
        const kind = isUnseen(there, body)
          ? secondDraft(draft.kind, body.Writer ?? '')
          : draft.kind;
        await putDraft(trx, { ...draft, kind });
        await trimDrafts(trx, caller.userGuid, kind, maxDrafts);
        return draftRecord({ ...draft, kind });
      });
    },
    deleteDraft: async ({ path, query, caller }) => {
      await db.transaction().execute(async (trx) => {
        // Wait for an earlier save that holds the lock, so that a
        // discarded draft does not come back.
        await lockPerson(trx, caller.userGuid);
        const there = await findDraft(trx, caller.userGuid, path.Kind);
        if (isUnseen(there, query)) return;
        await deleteDraft(trx, caller.userGuid, path.Kind);
      });
      return { message: 'The draft is gone.' };
    },
  };
}

function draftRecord(row: DraftRow): components['schemas']['Draft'] {
  return {
    Kind: row.kind,
    Version: row.form_version,
    Data: readDraftData(row.data),
    SavedAt: row.saved_at.toISOString(),
    Writer: row.writer,
  };
}
