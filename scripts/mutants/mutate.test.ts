import { describe, expect, it } from 'vitest';
import { mutantsOf, sampleOf } from '#scripts/mutants/mutate.ts';

const changed = (text: string) => mutantsOf('a.ts', text).map((mutant) => mutant.text);

describe('the mutants of a file', () => {
  it('turn a comparison and a condition, each alone', () => {
    expect(changed('if (a < 1 && b === 2) stop();')).toEqual([
      'if (!(a < 1 && b === 2)) stop();',
      'if (a < 1 || b === 2) stop();',
      'if (a <= 1 && b === 2) stop();',
      'if (a < 1 && b !== 2) stop();',
      'if (a < 1 && b === 2) ;',
    ]);
  });

  it('lead a transition somewhere else, and take its guard and its actions away', () => {
    const chart = "({ on: { go: { guard: 'may', target: 'a', actions: ['x'] }, stop: 'b' } })";
    expect(changed(`${chart}; ({ target: 'b' })`)).toEqual(
      expect.arrayContaining([
        `${chart.replace("target: 'a'", "target: 'b'")}; ({ target: 'b' })`,
        `${chart.replace("stop: 'b'", "stop: 'a'")}; ({ target: 'b' })`,
        `${chart.replace(" guard: 'may',", ' ')}; ({ target: 'b' })`,
        `${chart.replace("['x']", '[]')}; ({ target: 'b' })`,
      ]),
    );
  });

  it('leave out what is assigned, and turn a guard', () => {
    expect(changed('assign({ n: 1 })')).toContain('assign({  })');
    expect(changed('({ guards: { isOne: ({ n }) => n === 1 } })')).toContain(
      '({ guards: { isOne: ({ n }) => !(n === 1) } })',
    );
  });

  it('leave types alone, and a check that only tells the compiler which event it is', () => {
    expect(changed("type A = 'x' extends B ? true : false;")).toEqual([]);
    expect(changed("const f = () => { if (event.type !== 'x') return {}; };")).toEqual([]);
  });

  it('say their line', () => {
    expect(mutantsOf('a.ts', '\n\nstop();')).toEqual([
      { line: 3, change: 'statement removed', text: '\n\n;' },
    ]);
  });
});

describe('a sample', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);

  it('is the same for the same seed and another for another', () => {
    expect(sampleOf(all, 5, 1)).toEqual(sampleOf(all, 5, 1));
    expect(sampleOf(all, 5, 1)).not.toEqual(sampleOf(all, 5, 2));
  });

  it('is in order, holds nothing twice, and everything when that is less', () => {
    const some = sampleOf(all, 20, 3);
    expect(new Set(some).size).toBe(20);
    expect(some).toEqual(some.toSorted((one, other) => one - other));
    expect(sampleOf([1, 2], 20, 1)).toEqual([1, 2]);
  });
});
