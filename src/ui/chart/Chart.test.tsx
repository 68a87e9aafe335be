// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Chart } from './Chart.tsx';
import type { GroupsData, MonthsData } from './chartData.ts';
import { GroupBars } from './GroupBars.tsx';
import { MonthBars } from './MonthBars.tsx';

afterEach(cleanup);

const MONTHS: MonthsData = {
  kind: 'months',
  periodWord: 'Month',
  periods: [
    { id: '9', short: 'Sep', long: 'September' },
    { id: '10', short: 'Oct', long: 'October' },
    { id: '11', short: 'Nov', long: 'November' },
  ],
  measures: [
    {
      id: 'l',
      name: 'Looked at',
      totalText: '300 in 3 months',
      values: [200, 100, 1],
    },
    {
      id: 'a',
      name: 'Applied',
      totalText: '6 in 3 months',
      values: [4, 0, 2],
    },
  ],
};
const GROUPS: GroupsData = {
  kind: 'groups',
  groupWord: 'State',
  countWord: 'People',
  groups: [
    { id: 't', name: 'On track', value: 11 },
    { id: 'o', name: 'Overdue', value: 3 },
    { id: 's', name: 'Stalled', value: 2 },
  ],
};
const WORDS = { showAs: 'Show as', chart: 'Chart', table: 'Table', caption: 'People by state' };
const barsOf = (container: Element) =>
  [...container.querySelectorAll('rect[data-series]')].map((bar) => ({
    series: bar.getAttribute('data-series'),
    x: Number(bar.getAttribute('x')),
    width: Number(bar.getAttribute('width')),
    height: Number(bar.getAttribute('height')),
  }));
const textsOf = (container: Element) =>
  [...container.querySelectorAll('text')].map((text) => text.textContent);

describe('Chart', () => {
  it('says its sentence and names its picture by it', () => {
    const sentence = '11 people are on track.';
    render(<Chart sentence={sentence} data={GROUPS} words={WORDS} />);
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByRole('img', { name: sentence })).toBeDefined();
  });

  it('shows the same numbers as a table after one choice', () => {
    render(<Chart sentence="11 on track." data={GROUPS} words={WORDS} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.queryByRole('img')).toBeNull();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['StatePeople', 'On track11', 'Overdue3', 'Stalled2']);
  });

  it('has the newest period first in its table', () => {
    render(<Chart sentence="1 looked." data={MONTHS} words={WORDS} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['MonthLooked atApplied', 'November12', 'October1000', 'September2004']);
  });

  it('has neither picture nor choice without numbers or while it loads', () => {
    const none = { ...GROUPS, groups: [] };
    const { rerender } = render(
      <Chart sentence="" data={none} words={WORDS} empty={<p>No numbers yet</p>} />,
    );
    expect(screen.getByText('No numbers yet')).toBeDefined();
    rerender(<Chart sentence="" data={GROUPS} words={WORDS} isLoading />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('MonthBars', () => {
  const wide = { room: 860, isFromRight: false };

  it('scales each measure by itself, shows every number, and draws no bar for 0', () => {
    const { container } = render(<MonthBars label="" data={MONTHS} canvas={wide} />);
    expect(barsOf(container).map(({ series, height }) => [series, height])).toEqual([
      ['0', 96],
      ['0', 48],
      ['0', 2],
      ['1', 96],
      ['1', 48],
    ]);
    expect(textsOf(container)).toEqual(
      ['Looked at', '300 in 3 months', '200', '100', '1'].concat(
        ['Applied', '6 in 3 months', '4', '0', '2'],
        ['Sep', 'Oct', 'Nov'],
      ),
    );
  });

  it('has rows with the newest on top where it is narrow, each measure with its own scale', () => {
    const narrow = { room: 340, isFromRight: false };
    const { container } = render(<MonthBars label="" data={MONTHS} canvas={narrow} />);
    const [looked, applied] = ['Looked at', 'Applied'];
    expect(textsOf(container)).toEqual(
      [looked, '300 in 3 months', 'Nov', '1', 'Oct', '100', 'Sep', '200'].concat(
        [applied, '6 in 3 months', 'Nov', '2', 'Oct', '0'],
        ['Sep', '4'],
      ),
    );
    const full = 340 - 44 - 48;
    expect(barsOf(container).map(({ series, width }) => [series, width])).toEqual([
      ['0', 2],
      ['0', full / 2],
      ['0', full],
      ['1', full / 2],
      ['1', full],
    ]);
  });

  it('never writes the total over the title of its measure', () => {
    const yOf = (room: number) => {
      const canvas = { room, isFromRight: false };
      const { container } = render(<MonthBars label="" data={MONTHS} canvas={canvas} />);
      const [title, total] = container.querySelectorAll('text');
      cleanup();
      return [title?.getAttribute('y'), total?.getAttribute('y')].map(Number);
    };
    const [, beside] = yOf(340);
    expect(beside).toBe(yOf(340)[0]);
    const [title = 0, below = 0] = yOf(200);
    expect(below).toBeGreaterThan(title);
  });

  it('begins at the right where people read from there', () => {
    const leftmost = (isFromRight: boolean) => {
      const canvas = { room: 860, isFromRight };
      const { container } = render(<MonthBars label="" data={MONTHS} canvas={canvas} />);
      const first = barsOf(container)[0];
      cleanup();
      return first;
    };
    const [left, right] = [leftmost(false), leftmost(true)];
    expect(right?.x).toBe(860 - (left?.x ?? 0) - (left?.width ?? 0));
  });
});

describe('GroupBars', () => {
  it('tells its groups apart by pattern, by name and by number', () => {
    const canvas = { room: 500, isFromRight: false };
    const { container } = render(<GroupBars label="" data={GROUPS} canvas={canvas} />);
    expect(textsOf(container)).toEqual(['On track', '11', 'Overdue', '3', 'Stalled', '2']);
    const fills = [...container.querySelectorAll('rect[data-series]')].map((bar) => {
      const pattern = bar.getAttribute('fill')?.slice('url(#'.length, -1);
      return pattern ? container.querySelector(`#${pattern} > :last-child`)?.tagName : 'solid';
    });
    expect(fills.map((fill) => fill?.toLowerCase())).toEqual(['solid', 'path', 'circle']);
  });
});
