import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { withoutFurniture } from './furniture.ts';
import { item, page } from './testing.ts';

/** The texts that are left of each page. */
const leftOf = (...pages: TextItem[][]) =>
  withoutFurniture(pages.map((items, i) => page(items, i + 1))).map(({ segments }) =>
    segments.map(({ text }) => text),
  );
const at = (y: number, text: string) => leftOf([item(text, 50, y), item('Cook', 50, 300)])[0];

describe('a page number', () => {
  it.each(['1', 'Page 1', 'page 1 of 2', '1 of 2', '1/2', 'Page 2 follows'])(
    'is left out of the foot of a page: %s',
    (text) => expect(at(780, text)).toEqual(['Cook']),
  );

  it('is left out at the very top, and at the foot', () => {
    expect(at(50, '1')).toEqual(['Cook']);
    expect(at(714, '1')).toEqual(['Cook']);
  });

  it('is a number of the resume a little lower, or within the page', () => {
    expect(at(60, '12')).toEqual(['12', 'Cook']);
    expect(at(90, '12')).toEqual(['12', 'Cook']);
    expect(at(711, '12')).toEqual(['Cook', '12']);
  });

  it('takes the short line along that it stands on', () => {
    expect(at(780, 'Ana Ruiz, page 1')).toEqual(['Cook']);
    expect(at(780, 'Ana Ruiz - 1/2')).toEqual(['Cook']);
    expect(at(700, 'Ana Ruiz - 1/2')).toEqual(['Cook', 'Ana Ruiz - 1/2']);
    const long = 'Wrote the handbook of the kitchen, page 7 of which tells how to keep milk fresh';
    expect(at(780, long)).toEqual(['Cook']);
    expect(at(780, `${long}.`)).toEqual(['Cook', `${long}.`]);
  });
});

describe('a text that comes again on another page', () => {
  const pages = (text: string, y: number, again = text) =>
    leftOf(
      [item(text, 50, y), item('Cook', 50, 300)],
      [item(again, 50, y), item('Baker', 50, 300)],
    );

  it('stays once at the head', () => {
    expect(pages('Ana Ruiz', 60)).toEqual([['Ana Ruiz', 'Cook'], ['Baker']]);
    expect(pages('Ana Ruiz', 60, 'ANA RUIZ')).toEqual([['Ana Ruiz', 'Cook'], ['Baker']]);
  });

  it('may count the pages', () => {
    const counted = (one: string, other: string) => pages(one, 760, other)[1];
    expect(counted('Ana Ruiz, 1 of 2 pages', 'Ana Ruiz, 2 of 2 pages')).toEqual(['Baker']);
    expect(counted('Ana Ruiz, 9/11 pages', 'Ana Ruiz, 10/11 pages')).toEqual(['Baker']);
    expect(counted('Ana Ruiz, 9 / 9 pages', 'Ana Ruiz, 10 / 10 pages')).toEqual(['Baker']);
    const long = (page: string) =>
      `Ana Ruiz, cook of diners, ${page}, all of which is true and may be shown to all`;
    expect(counted(long('page 1'), long('page  2'))).toEqual(['Baker']);
    expect(counted(long('page 9'), long('page 10'))).toEqual(['Baker']);
    expect(counted(long('page two'), long('page six'))).toHaveLength(2);
    expect(counted(long('my page 1'), long('my dish 1'))).toHaveLength(2);
    expect(counted(long('dish 1'), long('dish 2'))).toEqual(['Baker', long('dish 2')]);
  });

  it('is left out of the foot, unless it has an address', () => {
    expect(pages('Ana Ruiz', 760)).toEqual([['Cook'], ['Baker']]);
    const address = 'ana@example.com';
    expect(pages(address, 760)).toEqual([['Cook', address], ['Baker']]);
    expect(pages('Call 315-555-0142', 760)[0]).toEqual(['Cook', 'Call 315-555-0142']);
    expect(pages('Utica, NY 13501', 760)[0]).toEqual(['Cook', 'Utica, NY 13501']);
  });

  it('is part of the resume when it stands elsewhere, or on one page alone', () => {
    expect(pages('Cooking', 400)).toEqual([
      ['Cook', 'Cooking'],
      ['Baker', 'Cooking'],
    ]);
    expect(pages('Ana Ruiz', 60, 'Rosa Ruiz')).toEqual([
      ['Ana Ruiz', 'Cook'],
      ['Rosa Ruiz', 'Baker'],
    ]);
    const [, next] = leftOf([item('Cooking', 50, 300)], [item('Cooking', 50, 60)]);
    expect(next).toEqual(['Cooking']);
    expect(leftOf([item('Cook', 50, 730), item('Cook', 50, 760)])).toEqual([['Cook', 'Cook']]);
  });
});

it('tells of which page the texts are', () => {
  const pages = [page([item('Cook', 50, 300)], 1), page([item('Baker', 50, 300)], 2)];
  expect(withoutFurniture(pages).map((one) => one.page)).toEqual([1, 2]);
});
