import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { readingOrder } from './readingOrder.ts';
import { beside, down, item, page } from './testing.ts';

const read = (...pages: TextItem[][]) =>
  readingOrder(pages.map((items, i) => page(items, i + 1))).map(({ text }) => text);

const skills = ['Skills', 'Typing', 'Filing', 'Languages', 'Spanish'];
const jobs = ['Experience', 'Cook at a diner', 'Fry eggs', 'Volunteer', 'Choir'];
const more = ['Training', 'First aid', 'Fire safety', 'Interests', 'Chess'];
const schools = ['Education', 'School of the Lakes', 'GED', 'Awards', 'Best cook'];
const first = beside([50, skills], [250, jobs]);

describe('a sidebar that goes on after the page break', () => {
  it('is read to its end before the main column', () => {
    const inColumns = [...skills, ...more, ...jobs, ...schools];
    expect(read(first, beside([50, more], [250, schools]))).toEqual(inColumns);
    expect(read(first, beside([50, more], [257.9, schools]))).toEqual(inColumns);
  });

  it('is another one where the columns of the pages differ', () => {
    const pageByPage = [...skills, ...jobs, ...more, ...schools];
    expect(read(first, beside([50, more], [258, schools]))).toEqual(pageByPage);
    expect(read(first, beside([50, more], [242, schools]))).toEqual(pageByPage);
  });

  it('is followed by what stands below both columns', () => {
    const across = item('Ana Ruiz has the names of three people who know her', 50, 190);
    expect(read(first, [...beside([50, more], [250, schools]), across])).toEqual([
      ...skills,
      ...more,
      ...jobs,
      ...schools,
      across.text,
    ]);
  });

  it('begins after what stands above both columns', () => {
    const across = item('Ana Ruiz, cook of many years in diners by the lake', 50, 86);
    expect(read([across, ...first], beside([50, more], [250, schools]))).toEqual([
      across.text,
      ...skills,
      ...more,
      ...jobs,
      ...schools,
    ]);
  });

  it('goes on alone on a page with nothing beside it', () => {
    const onLeft = [...skills, ...more, ...jobs];
    const onward = [...skills, ...jobs, ...more];
    expect(read(first, down(50, 100, more))).toEqual(onLeft);
    expect(read(first, down(52.9, 100, more))).toEqual(onLeft);
    expect(read(first, down(53, 100, more))).toEqual(onward);
    expect(read(first, down(250, 100, more))).toEqual(onward);
    const indented = [item('Training', 50, 100), item('First aid', 62, 114)];
    expect(read(first, indented)).toEqual([...skills, 'Training', 'First aid', ...jobs]);
    const columns = beside(
      [50, ['Training', 'First aid', '', ...more]],
      [300, ['', '', '', ...schools]],
    );
    expect(read(first, columns).slice(0, 6)).toEqual([...skills, 'Experience']);
    // Text of the whole width, or a single line.
    const wide = 'Ana Ruiz has worked in many diners by the lake';
    expect(read(first, down(50, 100, [...more, wide]))).toEqual([...onward, wide]);
    expect(read(first, down(50, 100, ['Training']))).toEqual([...skills, ...jobs, 'Training']);
    expect(read(first, down(50, 100, ['Training', 'First aid']))).toEqual([
      ...skills,
      'Training',
      'First aid',
      ...jobs,
    ]);
  });
});

it('reads pages of one column one after the other', () => {
  expect(read(down(50, 100, jobs), down(50, 100, schools), [], down(50, 100, more))).toEqual([
    ...jobs,
    ...schools,
    ...more,
  ]);
});
