import type { TableColumn, TableRow } from '#src/ui/table/Table.tsx';

/** One series of a chart over time: a number for each period. */
export interface Measure {
  id: string;
  /** E.g. "Looked at". */
  name: string;
  /** All of it in words, e.g. "596 in 12 months". */
  totalText: string;
  values: ReadonlyArray<number>;
}

/** One to three measures over the same periods, oldest first. */
export interface MonthsData {
  kind: 'months';
  periods: ReadonlyArray<{ id: string; short: string; long: string }>;
  /** Heading of the periods in the table, e.g. "Month". */
  periodWord: string;
  measures: ReadonlyArray<Measure>;
}

/** Up to three groups beside each other. */
export interface GroupsData {
  kind: 'groups';
  groupWord: string;
  countWord: string;
  groups: ReadonlyArray<{ id: string; name: string; value: number }>;
}

export type ChartData = MonthsData | GroupsData;

/** True when there is no number to draw. */
export function isWithoutData(data: ChartData): boolean {
  return data.kind === 'groups' ? data.groups.length === 0 : data.periods.length === 0;
}

/** The numbers of the picture as a table; the newest period first. */
export function tableOf(data: ChartData): { columns: TableColumn[]; rows: TableRow[] } {
  if (data.kind === 'groups') {
    return {
      columns: [
        { id: 'group', text: data.groupWord },
        { id: 'count', text: data.countWord, isNumber: true },
      ],
      rows: data.groups.map(({ id, name, value }) => ({ id, cells: [name, value] })),
    };
  }
  const { measures } = data;
  return {
    columns: [
      { id: 'period', text: data.periodWord },
      ...measures.map(({ id, name }) => ({ id, text: name, isNumber: true })),
    ],
    rows: data.periods
      .map(({ id, long }, index) => ({
        id,
        cells: [long, ...measures.map(({ values }) => values[index] ?? 0)],
      }))
      .toReversed(),
  };
}

/** The smallest bar that can be seen. */
const LEAST = 2;

/** The length of a bar; a value of 0 has none. */
export function lengthOf(value: number, largest: number, full: number): number {
  return value <= 0 ? 0 : Math.max(LEAST, (value / largest) * full);
}
