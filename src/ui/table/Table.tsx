import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableColumn {
  id: string;
  /** The heading of the column, and the label of its cells in the narrow list. */
  text: string;
  /** A number: stands at the end of its cell. */
  isNumber?: boolean;
  /** Sentences: they stand below their label in the narrow list. */
  isLong?: boolean;
}

export interface TableRow {
  id: string;
  /** One for each column; the first is the heading of the row. */
  cells: ReadonlyArray<ReactNode>;
}

interface TableProps {
  caption: string;
  /** The caption is read, not shown: a heading above says the same. */
  isCaptionHidden?: boolean;
  columns: ReadonlyArray<TableColumn>;
  rows: ReadonlyArray<TableRow>;
  /** Two short columns, such as a name and a number: they stay side by side in every room. */
  isPairs?: boolean;
  /** In the place of a table without rows, e.g. an EmptyState. */
  empty?: ReactNode;
  /** What failed, above the rows that are still known. */
  failed?: ReactNode;
}

/**
 * A table that becomes a list of labelled values under 36rem of room. Browsers drop the meaning of
 * a table whose display changes, so every element has its role as an attribute too.
 */
export function Table({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  isPairs = false,
  empty,
  failed,
}: TableProps) {
  const isEmpty = rows.length === 0;
  if (isEmpty && failed) return failed;
  if (isEmpty && empty) return empty;
  return (
    <div className={styles.room} data-pairs={isPairs || undefined}>
      {failed}
      <div className={styles.frame}>
        <table className={styles.table} role="table">
          <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  role="columnheader"
                  data-number={column.isNumber || undefined}
                >
                  {column.text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.id} role="row">
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} isHeading={index === 0}>
                    {row.cells[index]}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface CellProps {
  column: TableColumn;
  isHeading: boolean;
  children: ReactNode;
}

function Cell({ column, isHeading, children }: CellProps) {
  const number = { 'data-number': column.isNumber || undefined };
  return isHeading ? (
    <th scope="row" role="rowheader" {...number}>
      {children}
    </th>
  ) : (
    <td role="cell" data-label={column.text} data-long={column.isLong || undefined} {...number}>
      <span>{children}</span>
    </td>
  );
}
