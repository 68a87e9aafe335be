import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { columnMode } from './columnMode.ts';
import { down, duties, item, segments } from './testing.ts';

const modeOf = (left: TextItem[], right: TextItem[]) =>
  columnMode(segments(...left), segments(...right));

describe('reads across', () => {
  it('when the right column has nothing but dates', () => {
    const dates = [item('2019 – 2021', 400, 109), item('May 2016 - June 2019', 400, 137)];
    expect(modeOf(down(50, 100, duties.slice(0, 4)), dates)).toBe('rows');
    const dated = [...dates, item('Austin', 400, 165)];
    expect(modeOf(down(50, 100, duties.slice(0, 4)), dated)).toBe('columns');
  });

  it('when places and dates stand at the right of jobs, with a centered heading between', () => {
    const left = down(50, 100, duties);
    const right = [
      item('Austin, TX', 400, 100),
      item('2019 – 2021', 400, 114),
      item('Volunteer Work', 280, 133),
      item('Dallas, TX', 400, 163),
    ];
    expect(modeOf(left, right)).toBe('rows');
    // No job beside them.
    const lower = right.map((one) => ({ ...one, y: one.y + 205 }));
    expect(modeOf(left, lower)).toBe('columns');
    expect(modeOf(left, [...right, item('Speak Spanish', 400, 190)])).toBe('columns');
  });

  it('when each line has a text beside it', () => {
    const [left, right] = [
      ['Typing', 'Filing'],
      ['Cleaning the floor', 'Sorting the letters'],
    ];
    expect(modeOf(down(50, 100, left, 20), down(250, 100, right, 20))).toBe('rows');
    // A line of several lines on either side makes them columns.
    expect(modeOf(down(50, 100, left, 14), down(250, 100, right, 14))).toBe('columns');
    const lists = down(50, 100, ['Typing, words', 'Filing, mail'], 30);
    const wrapped = [...down(250, 100, right.slice(0, 1)), ...down(250, 130, duties.slice(0, 2))];
    expect(modeOf(lists, wrapped)).toBe('columns');
    expect(modeOf(wrapped, lists)).toBe('columns');
  });

  it('when the only text of a side has a line beside it', () => {
    const left = down(50, 100, duties.slice(0, 4));
    expect(modeOf(left, [item('Team of nine', 400, 114)])).toBe('rows');
    expect(modeOf(left, [item('Team of nine', 400, 119)])).toBe('columns');
    expect(modeOf(left, down(400, 114, ['Team of nine', 'and of two']))).toBe('columns');
  });

  it('when what stands at the right of jobs is mostly dated', () => {
    const left = down(50, 100, duties);
    const titled = [item('Diner 2019 - 2021', 400, 100), item('Inn 2016 - 2019', 400, 142)];
    expect(modeOf(left, titled)).toBe('rows');
    const another = [...titled.slice(0, 1), item('Spanish', 400, 142), item('Braille', 400, 184)];
    expect(modeOf(left, another)).toBe('rows');
    const undated = another.map((one, i) => (i === 0 ? { ...one, text: 'Cooking' } : one));
    expect(modeOf(left, undated)).toBe('columns');
    const between = another.map((one) => ({ ...one, y: one.y + 7 }));
    expect(modeOf(left, between)).toBe('columns');
  });
});

describe('reads the left column as labels', () => {
  it('when it has the dates of what stands beside them', () => {
    const right = down(200, 100, duties);
    const dates = [item('2019 – 2021', 50, 100), item('2016 – 2019', 50, 142)];
    expect(modeOf(dates, right)).toBe('labels');
    // Half of them have dates, and one of four stands between two lines.
    const some = [...dates, item('Austin', 50, 184), item('Dallas', 50, 207)];
    expect(modeOf(some, right)).toBe('labels');
    const between = dates.map((one) => ({ ...one, y: one.y + 7 }));
    expect(modeOf(between, right)).toBe('columns');
  });

  it('when short texts begin beside longer ones', () => {
    const right = down(200, 100, duties);
    const labels = [item('Kitchen', 50, 100), item('Evening', 50, 142), item('Sunday', 50, 184)];
    expect(modeOf(labels, right)).toBe('labels');
    // Another column: its lines are as many, are lists, or stand beside nothing.
    expect(
      modeOf(
        down(
          50,
          100,
          duties.slice(0, 6).map((text) => text.slice(0, 8)),
          14,
        ),
        right,
      ),
    ).toBe('columns');
    const list = labels.map((one) => ({ ...one, text: `${one.text}, a b` }));
    expect(modeOf(list, right)).toBe('columns');
    const long = labels.map((one, i) => (i === 1 ? { ...one, text: 'Evening '.repeat(6) } : one));
    expect(modeOf(long, right)).toBe('columns');
    const between = labels.map((one, i) => (i === 0 ? one : { ...one, y: one.y + 7 }));
    expect(modeOf(between, right)).toBe('columns');
  });

  it('when one heading stands beside its text, but not for one other word', () => {
    const right = down(200, 100, duties.slice(0, 4));
    const heading = down(50, 100, ['Work', 'Experience']);
    expect(modeOf(down(50, 100, ['Experience', 'of ten years']), right)).toBe('labels');
    expect(modeOf(heading, right)).toBe('labels');
    expect(modeOf(down(50, 100, ['Kitchen', 'of a diner']), right)).toBe('columns');
  });

  it('when it is bold and the right one is not', () => {
    const bold = { bold: true };
    const right = down(200, 100, duties.slice(0, 2), 20);
    const labels = down(50, 100, ['Kitchen', 'Evening'], 20);
    expect(modeOf(down(50, 100, ['Kitchen', 'Evening'], 20, bold), right)).toBe('labels');
    expect(modeOf(labels, right)).toBe('rows');
    expect(modeOf([...labels.slice(0, 1), item('Evening', 50, 120, bold)], right)).toBe('rows');
    const boldRight = [...right.slice(0, 1), item('Wash and stack', 200, 120, bold)];
    expect(modeOf(down(50, 100, ['Kitchen', 'Evening'], 20, bold), boldRight)).toBe('rows');
    expect(modeOf(down(50, 100, ['Eggs, milk', 'Evening'], 20, bold), right)).toBe('rows');
    const apart = [item('Kitchen', 50, 100, bold), item('Evening', 50, 127, bold)];
    expect(modeOf(apart, right)).toBe('columns');
    expect(modeOf([item('Kitchen', 50, 100, bold)], down(200, 100, duties))).toBe('rows');
  });
});

describe('reads one column after the other', () => {
  const right = down(200, 100, duties);

  it('when the narrow one has headings with their texts', () => {
    const sidebar = [
      ...down(50, 100, ['Skills', 'Typing']),
      ...down(50, 142, ['Languages', 'Spanish']),
    ];
    expect(modeOf(sidebar, right)).toBe('columns');
    expect(modeOf(sidebar.slice(0, 3), right)).toBe('labels');
  });

  it('when both have headings', () => {
    const sidebar = [...down(50, 100, ['Skills', 'Typing']), item('Spanish', 50, 142)];
    expect(modeOf(sidebar, right)).toBe('labels');
    const headed = [item('Experience', 200, 100), ...right.slice(1)];
    expect(modeOf(sidebar, headed)).toBe('columns');
    const labels = [item('Skills', 50, 100), item('Typing', 50, 146)];
    expect(modeOf(labels, headed)).toBe('labels');
  });

  it('unless the texts stand far below the headings', () => {
    const sidebar = (y: number) => [
      ...down(50, 100, ['Skills', 'Typing'], y),
      ...down(50, 170, ['Languages', 'Spanish']),
    ];
    expect(modeOf(sidebar(42), right)).toBe('columns');
    expect(modeOf(sidebar(56), right)).toBe('labels');
  });

  it('unless the headings of the narrow one have only dates below them', () => {
    const dated = (dates: string) => [
      ...down(50, 100, ['Training', dates]),
      ...down(50, 142, ['Education', dates]),
    ];
    expect(modeOf(dated('2019 – 2021'), right)).toBe('labels');
    expect(modeOf(dated('School of the Lakes 2019'), right)).toBe('labels');
    expect(modeOf(dated('School of the Lakes, 2019'), right)).toBe('columns');
  });

  it('when their lines stand beside each other nowhere', () => {
    expect(modeOf(down(50, 107, ['Typing', 'Filing'], 28), right)).toBe('columns');
  });
});
