import type { Db } from '#server/database/connect.ts';
import { ownDataTables, ownerOf } from '#server/ownData/ownDataTables.ts';
import { contentOf, type Person, rowsOf, titlesOf } from '#server/ownData/queries.ts';
import { counter, isLeftOut, type OwnTable, ownId } from '#server/ownData/rules.ts';

/** A file of the export, read when its turn comes. */
export interface ExportedFile {
  /** Its place in the zip. */
  readonly path: string;
  /** null when it was deleted meanwhile. */
  readonly read: () => Promise<Uint8Array | null>;
}

type Row = Record<string, unknown>;

/**
 * Everything that is stored about a person, by plain names, as ownDataTables says. What is left
 * out stands at the end, each with its reason.
 */
export async function exportData(
  db: Db,
  person: Person,
  at: Date,
): Promise<{ readonly data: Row; readonly files: readonly ExportedFile[] }> {
  const lists: Record<string, Row[]> = {};
  const files: ExportedFile[] = [];
  for (const table of ownDataTables) {
    const { shown } = table;
    if (isLeftOut(shown)) continue;
    const columns = shownColumns(shown);
    const readAtOnce = columns.filter(([, how]) => typeof how === 'string' || 'read' in how);
    const names = readAtOnce.map(([column]) => column);
    const rows = await rowsOf(db, table, names, person, ownerOf);
    lists[shown.as] = rows.map((row, index) => ({
      ...Object.fromEntries(
        readAtOnce.map(([column, how]) => [plainName(how), plainValue(how, row[column])]),
      ),
      ...filesOf(columns, (column) => {
        const path = `files/${shown.as}-${index + 1}${extensionOf(row)}`;
        files.push({ path, read: () => contentOf(db, table, column, person, row['id'] ?? null) });
        return path;
      }),
    }));
  }
  await addTitles(db, Object.values(lists).flat());
  const about = {
    what: 'Everything that Our Ability stores about you. The files that you uploaded are in the folder "files".',
    takenAt: at.toISOString(),
  };
  return { data: { about, ...lists, leftOut: reasons() }, files };
}

type How =
  | string
  | { readonly leftOut: string }
  | { readonly as: string; readonly read: (value: unknown) => unknown }
  | { readonly file: true };

function shownColumns({ columns }: { readonly columns: object }): [string, How][] {
  return Object.entries(columns);
}

function plainName(how: How): string {
  return typeof how === 'object' && 'read' in how ? how.as : String(how);
}

function plainValue(how: How, value: unknown): unknown {
  return (typeof how === 'object' && 'read' in how ? how.read(value) : value) ?? null;
}

/** The place of a row's file, for a table with one. */
function filesOf(columns: readonly [string, How][], add: (column: string) => string): Row {
  const column = columns.find(([, how]) => typeof how === 'object' && 'file' in how)?.[0];
  return column === undefined ? {} : { file: add(column) };
}

function extensionOf(row: Row): string {
  const extensions: Readonly<Record<string, string>> = {
    'image/png': '.png',
    'image/jpeg': '.jpg',
  };
  return extensions[String(row['mime'])] ?? '.pdf';
}

/** A job has an id here and a title on the screen. */
async function addTitles(db: Db, rows: readonly Row[]): Promise<void> {
  const about = rows.filter((row) => typeof row['jobId'] === 'string');
  const titles = await titlesOf(db, [...new Set(about.map((row) => String(row['jobId'])))]);
  for (const row of about) {
    const job = titles.get(String(row['jobId']));
    row['jobTitle'] = job?.title ?? null;
    row['company'] = job?.company ?? null;
  }
}

/** What is stored and not in the export. */
function reasons(): { what: string; why: string }[] {
  return ownDataTables.flatMap(({ shown, holds }: OwnTable) => {
    if (isLeftOut(shown)) return [{ what: holds, why: shown.leftOut }];
    return shownColumns(shown).flatMap(([column, how]) =>
      typeof how === 'object' && 'leftOut' in how && how !== ownId && how !== counter
        ? [{ what: `${shown.as}: ${column.replaceAll('_', ' ')}`, why: how.leftOut }]
        : [],
    );
  });
}
