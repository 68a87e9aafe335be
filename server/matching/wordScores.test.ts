import { describe, expect, it } from 'vitest';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import type { WordQuery } from './query.ts';
import { posting } from './testing.ts';
import { createTitleMatcher } from './titles.ts';
import { openFewWords, scoreWords } from './wordScores.ts';

const matcher = createTitleMatcher([{ code: '39-9099', title: 'Zorber' }]);
const indexOf = (...rows: readonly Partial<JobRow>[]) =>
  new JobIndex(
    rows.map((row, at) => posting(`${at}`, { title: 'Clerk', description: '', ...row })),
    matcher,
  );
const parts = ['titles', 'skills', 'text', 'kindred'] as const;
type Words = Readonly<Record<string, number>>;
const query = (words: Partial<Record<(typeof parts)[number], Words>>): WordQuery => {
  const of = (part: (typeof parts)[number]) => new Map(Object.entries(words[part] ?? {}));
  return {
    titles: of('titles'),
    skills: of('skills'),
    text: of('text'),
    kindred: of('kindred'),
    heldTitles: Object.keys(words.titles ?? {}).map((stem) => [stem]),
    spelling: new Map(),
  };
};

/** The word in the title, in the text, twice in a text, in a long text, and nowhere. */
const index = indexOf(
  { title: 'Zorb Clerk', description: 'Filing' },
  { description: 'zorb filing' },
  { description: 'zorb zorb filing' },
  { description: `zorb ${'filing of paper '.repeat(30)}` },
  { description: 'filing' },
);
const scoresOf = (part: (typeof parts)[number], weight = 1) => {
  const { parts: found } = scoreWords(index, query({ [part]: { zorb: weight } }));
  return [0, 1, 2, 3, 4].map((slot) => found[part][slot] ?? -1);
};

describe('a word of a person', () => {
  it.each(parts)('from their %s scores the jobs that have it, and no others', (part) => {
    const [, text = 0, , , none] = scoresOf(part);
    expect(none).toBe(0);
    expect(text > 0).toBe(part !== 'kindred');
    const others = scoreWords(index, query({ [part]: { zorb: 1 } })).parts;
    for (const other of parts.filter((one) => one !== part))
      expect(Math.max(...others[other])).toBe(0);
  });

  it('counts more in a title than in a text when a title of theirs has it', () => {
    const [title = 0, text = 0] = scoresOf('titles');
    expect(title).toBeGreaterThan(text);
  });

  it('counts no more in a title when it is a skill', () => {
    const [title = 0, text = 0] = scoresOf('skills');
    // A title is a part of the text, too, so it is not left out.
    expect(title).toBeGreaterThan(0);
    expect(title).toBeLessThanOrEqual(text);
  });

  it('counts in titles alone when it is kindred', () => {
    const [title = 0, ...others] = scoresOf('kindred');
    expect(title).toBeGreaterThan(0);
    expect(others).toEqual([0, 0, 0, 0]);
  });

  it('counts more when it comes again, and less in a long text', () => {
    const [, once = 0, twice = 0, long = 0] = scoresOf('text');
    expect(twice).toBeGreaterThan(once);
    expect(twice).toBeLessThan(2 * once);
    expect(long).toBeLessThan(once);
  });

  it.each(parts)('counts by its weight when it is from their %s', (part) => {
    const whole = scoresOf(part);
    scoresOf(part, 0.5).forEach((score, at) => {
      expect(score).toBeCloseTo(0.5 * (whole[at] ?? 0), 5);
    });
  });
});

describe('the words of all sources together', () => {
  const mixed = query({
    titles: { zorb: 1 },
    skills: { fil: 0.8 },
    text: { paper: 0.5 },
    kindred: { clerk: 0.6 },
  });

  it('are summed for a job, and the best sum is that of a job that is there', () => {
    const all = indexOf({ title: 'Zorb Zorb Clerk' }, { title: 'Zorb Clerk' }, {}, {});
    const titled = query({ titles: { zorb: 1 }, kindred: { clerk: 1 } });
    const before = scoreWords(all, titled);
    expect(before.sum(1)).toBeCloseTo(
      (before.parts.titles[1] ?? 0) + (before.parts.kindred[1] ?? 0),
    );
    expect(before.best).toBeCloseTo(Math.max(...[0, 1, 2, 3].map(before.sum)));
    expect(before.best).toBe(before.sum(0));
    all.remove('0');
    const after = scoreWords(all, titled);
    expect(after.best).toBe(after.sum(1));
  });

  it('give a few jobs the same scores and the same ideal as they have among all', () => {
    const all = scoreWords(index, mixed);
    const few = openFewWords(index, mixed);
    expect(few.ideal).toBe(all.ideal);
    for (let slot = 0; slot < index.slotCount; slot += 1)
      for (const part of parts)
        expect(few.score(slot)[part], `${part} of ${slot}`).toBeCloseTo(
          all.parts[part][slot] ?? 0,
          4,
        );
    expect(few.score(99)).toEqual({ titles: 0, skills: 0, text: 0, kindred: 0 });
  });

  it('have an ideal that grows with rare words, wherever a posting could have them', () => {
    const idealOf = (words: Parameters<typeof query>[0]) => scoreWords(index, query(words)).ideal;
    expect(idealOf({})).toBe(0);
    expect(idealOf({ text: { paper: 1 } })).toBeGreaterThan(idealOf({ text: { zorb: 1 } }));
    expect(idealOf({ text: { zorb: 0.5 } })).toBeCloseTo(idealOf({ text: { zorb: 1 } }) / 2);
    expect(idealOf({ titles: { zorb: 1 } })).toBeCloseTo(
      1.3 * index.titles.rarity('zorb') + index.texts.rarity('zorb'),
    );
  });

  it('score nothing in an empty feed', () => {
    const none = scoreWords(indexOf(), mixed);
    expect([none.best, none.sum(0)]).toEqual([0, 0]);
  });
});
