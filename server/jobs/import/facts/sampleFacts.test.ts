import { expect, test } from 'vitest';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { accommodationContactIn } from './accommodationContact.ts';
import { accommodationsIn } from './accommodations.ts';
import { occupationOf } from './occupation.ts';

// Our own postings say in words what is known of them as data.
const postings = generateFeed({ now: new Date('2026-11-20T12:00:00Z'), count: 600 });

test('finds whom a sample posting names for accommodations, and nobody in the others', () => {
  const wrong = postings.filter(
    ({ description, accommodationContact }) =>
      JSON.stringify(accommodationContactIn(description)) !== JSON.stringify(accommodationContact),
  );
  expect(wrong.map(({ description }) => description)).toEqual([]);
});

test('finds every fact of the workplace that a sample posting states, and no other', () => {
  const wrong = postings.flatMap(({ description, accommodations }) => {
    const [found, stated] = [accommodationsIn(description), accommodations.toSorted()];
    return found.toSorted().join() === stated.join() ? [] : [{ found, stated }];
  });
  expect(wrong).toEqual([]);
});

test('gives no title of the sample postings a wrong occupation', () => {
  const wrong = postings.filter(({ title, socCode }) => {
    const found = occupationOf(title);
    return found !== null && found !== socCode;
  });
  expect(wrong.map(({ title }) => title)).toEqual([]);
});
