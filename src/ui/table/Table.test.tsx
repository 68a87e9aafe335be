// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Table } from './Table.tsx';

afterEach(cleanup);

const COLUMNS = [
  { id: 'title', text: 'Title' },
  { id: 'place', text: 'Place' },
  { id: 'looked', text: 'Looked at', isNumber: true },
];
const ROWS = [
  { id: 'a', cells: ['Clerk', 'Albany, NY', 12] },
  { id: 'b', cells: ['Baker', 'Syracuse, NY', 0] },
];

const base = { caption: 'Jobs', columns: COLUMNS };

describe('Table', () => {
  it('is named by its caption and has a heading for each column and row', () => {
    render(<Table {...base} rows={ROWS} />);
    const table = screen.getByRole('table', { name: 'Jobs' });
    const texts = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map((one) => one.textContent);
    expect(texts('columnheader')).toEqual(['Title', 'Place', 'Looked at']);
    expect(texts('rowheader')).toEqual(['Clerk', 'Baker']);
    expect(texts('cell')).toEqual(['Albany, NY', '12', 'Syracuse, NY', '0']);
  });

  it('keeps its roles as attributes, because its display changes when it is narrow', () => {
    const { container } = render(<Table {...base} rows={ROWS} />);
    const without = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].filter(
      (element) => !element.hasAttribute('role'),
    );
    expect(without).toEqual([]);
  });

  it('labels each value of the narrow list with the heading of its column', () => {
    const { container } = render(<Table {...base} rows={ROWS} />);
    const labels = [...container.querySelectorAll('td')].map((cell) => cell.dataset.label);
    expect(labels).toEqual(['Place', 'Looked at', 'Place', 'Looked at']);
  });

  it('marks a column of sentences, which stand below their label where it is narrow', () => {
    const columns = COLUMNS.map((column) => ({ ...column, isLong: column.id === 'place' }));
    const { container } = render(<Table {...base} columns={columns} rows={ROWS} />);
    const long = [...container.querySelectorAll<HTMLElement>('td[data-long]')];
    expect(long.map((cell) => cell.dataset.label)).toEqual(['Place', 'Place']);
  });

  it('gives its place to the empty state when there are no rows', () => {
    render(<Table {...base} rows={[]} empty={<p>No jobs yet</p>} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No jobs yet')).toBeDefined();
  });

  it('says what failed instead of that it is empty, and keeps the rows it knows', () => {
    const failed = <p>Not loaded</p>;
    const { rerender } = render(
      <Table {...base} rows={[]} empty={<p>No jobs yet</p>} failed={failed} />,
    );
    expect(screen.queryByText('No jobs yet')).toBeNull();
    expect(screen.getByText('Not loaded')).toBeDefined();
    rerender(<Table {...base} rows={ROWS} failed={failed} />);
    expect(screen.getByText('Not loaded')).toBeDefined();
    expect(screen.getAllByRole('rowheader').length).toBe(2);
  });
});
