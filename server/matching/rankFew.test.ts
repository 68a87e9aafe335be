import { describe, expect, it } from 'vitest';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import { rankFew, scoreFew } from './rankFew.ts';
import { boston, holderOf, nobody, posting } from './testing.ts';

const today = '2026-06-01';
const cook = { title: 'Cook', socCode: '35-2014', description: 'Serve at the counter.' };
const feed = [
  posting('own'),
  posting('kin', { title: 'Payroll Clerk', socCode: '43-3051', description: 'Pay the wages.' }),
  posting('other', cook),
];
const bookkeeper = holderOf('Bookkeeper');
const idsOf = (rows: readonly JobRow[], ids: readonly string[], person = bookkeeper) =>
  rankFew(new JobIndex(rows), person, ids, today).map((one) => one.sourceGUID);

describe('a few jobs', () => {
  it('are ranked best first, without those that do not fit', () => {
    expect(idsOf(feed, ['other', 'kin', 'own'])).toEqual(['own', 'kin']);
  });

  it('are those that were asked for alone, as far as the feed has them', () => {
    expect(idsOf(feed, ['kin', 'gone'])).toEqual(['kin']);
    const index = new JobIndex(feed);
    index.remove('own');
    expect(rankFew(index, bookkeeper, ['own'], today)).toEqual([]);
  });

  it('come in the order of their names where they are equally good', () => {
    const rows = ['b', 'c', 'a'].map((id) => posting(id));
    expect(idsOf(rows, ['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
  });

  it('are open until the end of their last day', () => {
    const rows = [
      posting('a-today', { closesOn: today }),
      posting('b-past', { closesOn: '2026-05-31' }),
      posting('c-open'),
    ];
    expect(idsOf(rows, ['a-today', 'b-past', 'c-open'])).toEqual(['a-today', 'c-open']);
  });

  it('are none for who has said nothing', () => {
    expect(idsOf(feed, ['own', 'kin', 'other'], nobody)).toEqual([]);
  });

  it('are found by words alone, and by the kind of work alone', () => {
    const uncoded = holderOf('Bookkeeper', { codes: [] });
    expect(idsOf(feed, ['own', 'other'], uncoded)).toEqual(['own']);
    const untitled = holderOf('Bookkeeper', { titles: [] });
    expect(idsOf(feed, ['own', 'other'], untitled)).toEqual(['own']);
  });

  it('are not left out for being far away, which a list would do', () => {
    expect(idsOf([posting('far', boston)], ['far'])).toEqual(['far']);
  });
});

describe('the score of one of a few jobs', () => {
  const scoreOf = (person: typeof bookkeeper, rows: readonly JobRow[], id = 'own') =>
    rankFew(new JobIndex(rows), person, [id], today)[0]?.score ?? 0;

  it('does not depend on the other jobs that were asked for', () => {
    const [first] = rankFew(new JobIndex(feed), bookkeeper, ['own', 'kin', 'other'], today);
    expect(first?.score).toBe(scoreOf(bookkeeper, feed));
  });

  it('is higher for the person who has more of what the posting says', () => {
    const rows = [posting('own', { description: 'QuickBooks and payroll processing.' })];
    const skilled = { skills: ['QuickBooks'] };
    const rated = [
      holderOf('Cook'),
      holderOf('Bookkeeping Clerk', skilled),
      holderOf('Bookkeeper', skilled),
    ].map((person) => scoreOf(person, rows));
    expect(rated).toEqual(rated.toSorted((a, b) => a - b));
    expect(rated[2]).toBeGreaterThan(scoreOf(bookkeeper, rows));
  });

  it('earns at most what words can earn, by all sources together', () => {
    const person = holderOf('Bookkeeper', {
      skills: ['QuickBooks'],
      text: 'I kept the books and wrote invoices.',
    });
    const rows = [
      posting('own', { description: 'Books, invoices, QuickBooks. '.repeat(9) }),
      posting('more', { description: 'Invoices and books in QuickBooks.' }),
      ...Array.from({ length: 20 }, (_, at) => posting(`cook${at}`, cook)),
    ];
    const [one] = scoreFew(new JobIndex(rows), person, ['own'], today);
    expect(one?.parts.words.earned).toBeCloseTo(0.38, 5);
    expect(one?.recommendation.score).toBeLessThanOrEqual(1);
  });
});
