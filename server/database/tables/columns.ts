import type { ColumnType, JSONColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Written as text, read as a list: jsonb. */
export type JsonList<Entry extends string = string> = JSONColumnType<Entry[], string, string>;
/** Grows by one with every change; sent to clients as _etag. */
export type Version = ColumnType<number, number | undefined, number>;
