import type { SelectType } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

export type TableName = keyof Tables & string;
type ColumnName<Name extends TableName> = keyof Tables[Name] & string;

/** Why something is not in the export. A person reads it there. */
export interface LeftOut {
  readonly leftOut: string;
}

/** A column in the export: its plain name, with how its value is written if not as it is. */
type Shown<Value> =
  | string
  | LeftOut
  | { readonly as: string; readonly read: (value: Value) => unknown }
  /** The bytes of a file, which stands beside the data. */
  | { readonly file: true };

type Columns<Name extends TableName> = {
  readonly [Column in ColumnName<Name>]: Shown<SelectType<Tables[Name][Column]>>;
};

/** Whose a row is: by a column with the id or the address of a person. */
export type Owner =
  | { readonly id: string }
  | { readonly email: string }
  /** Through the row of another table that it belongs to. */
  | { readonly through: TableName; readonly by: string };

/** What a table holds of a person, and what becomes of it. */
export interface OwnTable {
  readonly table: TableName;
  readonly owner: Owner;
  /** What it holds, in plain words: docs/retention.md. */
  readonly holds: string;
  /** Until when it is kept, besides until the account is deleted. */
  readonly kept: string;
  readonly shown: { readonly as: string; readonly columns: Columns<never> } | LeftOut;
  /** Columns that name somebody else than the owner, and why they stay when that person goes. */
  readonly others?: Readonly<Record<string, string>>;
  /**
   * Rows that stay as proof when the account goes: what names or describes somebody is cleared.
   * Without it the rows are deleted.
   */
  readonly stays?: Cleared;
  /** Rows about others that name this person, and lose the name when the account goes. */
  readonly named?: { readonly by: string } & Cleared;
}

interface Cleared {
  /** The columns that are cleared, with what stands there then. */
  readonly clear: Readonly<Record<string, string>>;
}

interface Rule<Name extends TableName> extends Omit<OwnTable, 'table' | 'owner' | 'shown'> {
  readonly owner:
    | { readonly id: ColumnName<Name> }
    | { readonly email: ColumnName<Name> }
    | { readonly through: TableName; readonly by: ColumnName<Name> };
  /** The name of its list in the export, and every one of its columns. */
  readonly shown: { readonly as: string; readonly columns: Columns<Name> } | LeftOut;
}

/** A rule whose columns are those of the table: a new column does not compile without an entry. */
export function ownTable<Name extends TableName>(table: Name, rule: Rule<Name>): OwnTable {
  return { table, ...rule } as OwnTable;
}

/** Whether a table or a column is not in the export. */
export function isLeftOut(shown: object): shown is LeftOut {
  return 'leftOut' in shown;
}

/** For the number that every change of a record adds one to. */
export const counter: LeftOut = { leftOut: 'A number that only the program needs.' };
/** For the id of the owner, which stands once in the export. */
export const ownId: LeftOut = { leftOut: 'Your id, which stands with your account.' };
/** For what would help only who wants to get into the account. */
export const secret: LeftOut = { leftOut: 'It would help only somebody who wants to get in.' };
