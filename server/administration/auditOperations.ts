import type { components, operations } from '#openapi/user.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { auditFile } from '#server/administration/auditFile.ts';
import { countAudit, listActors, listAudit } from '#server/administration/auditListQueries.ts';
import { type AuditKind, type AuditRow, checkChain } from '#server/administration/auditQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';
import type { Services } from '#server/services.ts';

type AuditOperations = Pick<
  operations,
  'listAuditEvents' | 'downloadAuditLog' | 'checkAuditLog' | 'listAuditActors'
>;

const PAGE = 25;
const FILE_MAX = 100_000;

/** Reads the log of administrators. */
export function auditOperations({ database, now }: Services): Handlers<AuditOperations> {
  const { db } = database;
  return {
    listAuditEvents: async ({ query, setTotal }) => {
      const { offset = 0, ...filter } = query;
      setTotal(await countAudit(db, filter));
      return (await listAudit(db, filter, { offset, limit: PAGE })).map(recordOf);
    },
    downloadAuditLog: async ({ query, caller }) => {
      const rows = await listAudit(db, query, { offset: 0, limit: FILE_MAX });
      await db
        .transaction()
        .execute((trx) =>
          appendAudit(trx, { at: now(), kind: 'logDownloaded', actorGuid: caller.userGuid }),
        );
      return new FileAnswer(auditFile(rows), 'text/csv', { fileName: 'our-ability-log.csv' });
    },
    checkAuditLog: async () => {
      const { upTo, brokenAt } = await checkChain(db);
      return {
        unbroken: brokenAt === null,
        upTo: upTo?.toISOString() ?? null,
        brokenAt: brokenAt === null ? null : String(brokenAt),
      };
    },
    listAuditActors: async () =>
      (await listActors(db))
        .map(({ actor_guid, actor_name }) => ({ userGuid: actor_guid, name: actor_name }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

function recordOf(row: AuditRow): components['schemas']['AuditEvent'] {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    who: row.actor_name,
    actingAs: row.acting_name,
    onWhom: row.subject_name,
    kind: row.kind as AuditKind,
    part: row.operation_id,
    about: row.about,
    changed: row.changed,
    result: row.result,
  };
}
