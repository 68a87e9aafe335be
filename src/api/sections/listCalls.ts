import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord } from '#machines/form/formTypes.ts';
import { call } from '#src/api/problem.ts';
import { type Read, readNow } from '#src/api/query/read.ts';
import { orNull } from '#src/api/sections/failures.ts';

type Answer<T> = Promise<{ data?: T }>;
type Version = { _etag?: string };

interface ListApi<Saved, Body> {
  readonly rules: (values: FormRecord['values'], mode: 'add' | 'update') => FieldProblem[];
  /** A saved entry as a record of the form. */
  readonly recordOf: (saved: Saved) => FormRecord;
  /** The values as the server saves them, if they differ from what was typed. */
  readonly asSaved?: (values: FormRecord['values']) => FormRecord['values'];
  /** The request body for the values of the form. */
  readonly bodyOf: (values: FormRecord['values']) => Body;
  readonly list: Read<Saved[]>;
  readonly create: (body: Body, header: { 'idempotency-key'?: string }) => Answer<Saved>;
  readonly update: (id: string, body: Body & Version) => Answer<Saved>;
  readonly remove: (id: string, version: Version) => Answer<unknown>;
}

/** The calls that a list section gives to its form; each throws CallFailed. */
export function listCalls<Saved extends { Id: string }, Body extends object>(
  api: ListApi<Saved, Body>,
) {
  const versionOf = ({ entry: { etag } }: FormRecord): Version =>
    etag === null ? {} : { _etag: etag };
  return {
    rules: api.rules,
    ...(api.asSaved ? { asSaved: api.asSaved } : {}),
    async save(record: FormRecord, key?: string) {
      const { id } = record.entry;
      const body = api.bodyOf(record.values);
      // The header is a structured field string (IETF draft), so it has quotes.
      const header = key === undefined ? {} : { 'idempotency-key': `"${key}"` };
      const answer =
        id === null ? api.create(body, header) : api.update(id, { ...body, ...versionOf(record) });
      const row = await call(answer);
      return { ...api.recordOf(row), message: null, row };
    },
    async load({ entry }: FormRecord) {
      const saved = (await readNow(api.list)).find(({ Id }) => Id === entry.id);
      return saved ? api.recordOf(saved) : null;
    },
    /** An entry that is already gone counts as deleted: the person has what they wanted. */
    remove: (record: FormRecord) =>
      orNull(call(api.remove(record.entry.id ?? '', versionOf(record)))),
  };
}
