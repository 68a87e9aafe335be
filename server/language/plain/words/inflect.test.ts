import { describe, expect, it } from 'vitest';
import { present, verb, word } from './inflect.ts';

const pairs = (words: ReturnType<typeof verb>) => words.map(({ hard, plain }) => [hard, plain]);

describe('a verb in all its forms', () => {
  it.each([
    ['utilize', 'utilizes', 'utilizing', 'utilized'],
    ['assist', 'assists', 'assisting', 'assisted'],
    ['submit', 'submits', 'submitting', 'submitted'],
    ['supply', 'supplies', 'supplying', 'supplied'],
    ['typify', 'typifies', 'typifying', 'typified'],
    ['style', 'styles', 'styling', 'styled'],
    ['employ', 'employs', 'employing', 'employed'],
    ['possess', 'possesses', 'possessing', 'possessed'],
    ['establish', 'establishes', 'establishing', 'established'],
    ['dispatch', 'dispatches', 'dispatching', 'dispatched'],
    ['fix', 'fixes', 'fixing', 'fixed'],
    ['buzz', 'buzzes', 'buzzing', 'buzzed'],
    ['agree', 'agrees', 'agreeing', 'agreed'],
    ['buy', 'buys', 'buying', 'bought'],
    ['stop by', 'stops by', 'stopping by', 'stopped by'],
  ])('is “%s”, “%s”, “%s”, “%s”', (base, ...forms) => {
    expect(pairs(verb(base, 'use'))).toEqual([
      [base, 'use'],
      [forms[0], 'uses'],
      [forms[1], 'using'],
      [forms[2], 'used'],
    ]);
  });

  it('has no past where that means something else', () => {
    expect(pairs(present('distribute', 'hand out'))).toEqual([
      ['distribute', 'hand out'],
      ['distributes', 'hands out'],
      ['distributing', 'handing out'],
    ]);
  });

  it('has its conditions in every form', () => {
    const when = { unless: { after: /^ not/ } };
    for (const one of verb('assist', 'help', when)) expect(one.unless).toBe(when.unless);
    expect(word('etc', 'and so on', when)).toEqual({ hard: 'etc', plain: 'and so on', ...when });
  });
});
