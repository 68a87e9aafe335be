import { stringify } from 'csv-stringify/sync';
import type { AuditRow } from '#server/administration/auditQueries.ts';

const columns = [
  'id',
  'at',
  'administrator',
  'acting as',
  'on whom',
  'kind',
  'call',
  'about',
  'changed fields',
  'result',
  'hash',
];

/**
 * The rows as comma-separated values (RFC 4180), in UTF-8 with a mark by which a spreadsheet knows
 * it. What begins like a formula is marked as text, because a spreadsheet would compute it.
 */
export function auditFile(rows: readonly AuditRow[]): Buffer {
  const records = rows.map((row) => [
    row.id,
    row.at.toISOString(),
    row.actor_name,
    row.acting_name,
    row.subject_name,
    row.kind,
    row.operation_id,
    row.about,
    row.changed.join(' '),
    row.result,
    row.row_hash,
  ]);
  return Buffer.from(
    stringify([columns, ...records], {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
  );
}
