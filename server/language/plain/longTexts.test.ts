import { expect, test } from 'vitest';
import { plainPosting } from './plainPosting.ts';

/** Texts that would cost the square of their length, or a call for each of their pieces. */
const hostile: Readonly<Record<string, string>> = {
  'one sentence of main clauses': 'We will use it, and you will see it ',
  'hard words with articles': 'utilize an additional ',
  addresses: 'a@b.example.com ',
  quotes: '"a ',
  bullets: '• x ',
  'one subject': 'The a and will ',
  'short forms': 'w/ a e.g. etc. ',
  capitals: 'Aa ',
  'conditions that look far': 'ensure the a in a safe, safe ',
  numbers: '1/1',
};

test.each(Object.entries(hostile))('reads a hundred thousand characters of %s', (_, seed) => {
  const description = seed.repeat(Math.ceil(100_000 / seed.length));
  const { gradeBefore, gradeAfter } = plainPosting({
    title: 'Clerk',
    company: 'Ash',
    description,
    plainText: null,
    essentialDuties: [],
    flagged: ['crazy'],
  });
  expect(gradeAfter).toBeLessThanOrEqual(gradeBefore);
});
