import { readFileSync } from 'node:fs';
import type { OperationId } from '#tests/support/api.ts';

/** Where it is reviewed who may call what (authorization-matrix.test.ts). */
const authorizationFile = 'tests/server/authorization-matrix.txt';

/** The columns of the file after the name of the operation. */
export const columns = [
  'signed-out',
  '|',
  'administrator',
  'candidate',
  'employer',
  'coach',
  '|',
  'administrator*',
  'candidate*',
  'employer*',
  'coach*',
  '|',
  'coach-with',
  'coach-else',
  '|',
  'company-sees',
  'company-else',
  '|',
  'waiting',
  'ended',
  'none',
  'elsewhere',
] as const;
export type Column = Exclude<(typeof columns)[number], '|'>;
export type Row = Readonly<Record<Column, string>>;

/** What it says of each operation. */
export function readAuthorization(): ReadonlyMap<OperationId, Row> {
  const lines = readFileSync(authorizationFile, 'utf8').split('\n');
  const rows = lines.filter((line) => /^\w/.test(line)).map((line) => line.split(/\s+/));
  return new Map(
    rows.map(([id, ...cells]) => {
      const named = columns.flatMap((column, index) =>
        column === '|' ? [] : [[column, cells[index] ?? ''] as const],
      );
      return [id as OperationId, Object.fromEntries(named) as unknown as Row];
    }),
  );
}
