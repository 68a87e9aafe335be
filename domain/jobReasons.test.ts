import { describe, expect, it } from 'vitest';
import { cardReasons, kindsOfReasons } from './jobReasons.ts';

const fits = (code: string, weight: number) => ({ code, effect: 'positive' as const, weight });
const gap = (code: string, weight: number) => ({ code, effect: 'gap' as const, weight });
const codes = (reasons: Parameters<typeof cardReasons>[0], most = { fits: 2, gaps: 1 }) =>
  cardReasons(reasons, most).map(({ effect, code }) => `${effect} ${code}`);

describe('the reasons on a card', () => {
  it('are the two heaviest that fit, then the heaviest gap', () => {
    expect(
      codes([
        gap('language', 0.01),
        fits('education', 0.02),
        gap('licence', 0.05),
        fits('skills', 0.2),
        fits('same_occupation', 0.4),
      ]),
    ).toEqual(['positive same_occupation', 'positive skills', 'gap licence']);
  });

  it('name another topic before the same kind of work a second time', () => {
    expect(
      codes([fits('same_occupation', 0.4), fits('title_match', 0.3), fits('years', 0.01)]),
    ).toEqual(['positive same_occupation', 'positive years']);
    expect(
      codes([fits('title_match', 0.4), fits('related_occupation', 0.3), fits('skills', 0.01)]),
    ).toEqual(['positive title_match', 'positive skills']);
  });

  it('name one title of the person once, and two titles both', () => {
    const named = (code: string, title: string) => ({ ...fits(code, 0.3), values: { title } });
    const most = { fits: 4, gaps: 0 };
    expect(codes([named('same_occupation', 'Cook'), named('title_match', 'Cook')], most)).toEqual([
      'positive same_occupation',
    ]);
    expect(codes([named('same_occupation', 'Cook'), named('title_match', 'Baker')], most)).toEqual([
      'positive same_occupation',
      'positive title_match',
    ]);
  });

  it('name both when no title of the person is given, or an empty one', () => {
    const named = (code: string, title: unknown) => ({ ...fits(code, 0.3), values: { title } });
    for (const title of [undefined, '', 3]) {
      const reasons = [named('same_occupation', title), named('title_match', title)];
      expect(codes(reasons, { fits: 4, gaps: 0 })).toHaveLength(2);
    }
  });

  it('repeat the distance or the way of working only when nothing else is left', () => {
    const said = [fits('distance', 0.3), fits('remote', 0.2)];
    expect(codes([...said, fits('licence', 0.01)])).toEqual([
      'positive licence',
      'positive distance',
    ]);
    expect(codes(said)).toEqual(['positive distance', 'positive remote']);
  });

  it('keep a gap about the way of working, which no fact explains', () => {
    expect(codes([gap('skills', 0.01), gap('remote', 0.2)])).toEqual(['gap remote']);
  });

  it('name a question about health before every other gap, whatever they weigh', () => {
    expect(codes([gap('skills', 0.2), gap('health_question', 0)])).toEqual(['gap health_question']);
  });

  it('are as many as asked for, and none when there are none', () => {
    const all = [fits('skills', 0.2), fits('years', 0.1), gap('level', 0.1)];
    expect(codes(all, { fits: 1, gaps: 0 })).toEqual(['positive skills']);
    expect(codes([])).toEqual([]);
  });

  it('leave the given list as it was', () => {
    const given = [fits('years', 0.1), fits('skills', 0.2)];
    codes(given);
    expect(given.map(({ code }) => code)).toEqual(['years', 'skills']);
  });
});

it('tells of two missing licenses as one kind of reason, which names both', () => {
  const licence = (effect: 'positive' | 'gap', text: string) => ({ code: 'licence', effect, text });
  const kinds = kindsOfReasons([
    licence('gap', 'Asks for: CDL'),
    licence('positive', 'You have what it asks for: ServSafe'),
    licence('gap', 'Asks for: TWIC card'),
  ]);
  expect([...kinds]).toEqual([
    ['licence gap', licence('gap', 'Asks for: CDL; Asks for: TWIC card')],
    ['licence positive', licence('positive', 'You have what it asks for: ServSafe')],
  ]);
});
