import { afterEach, describe, expect, it } from 'vitest';
import { learnEsco, learnedSystems } from './learnedSystems.ts';
import { occupationTitle } from './occupationTitle.ts';
import { codesForTitle, knownTitles, learn } from './titles.ts';

afterEach(() => {
  learn([]);
  learnEsco([]);
});

describe('the name of an occupation', () => {
  it('is that of our table, else as it was imported, else its code', () => {
    learn([
      { code: '39-0000', title: 'Zorber' },
      { code: '39-0000', title: 'Zorb Keepers', isName: true },
      { code: '43-3031', title: 'Counters of Beans', isName: true },
    ]);
    expect(occupationTitle('39-0000')).toBe('Zorb Keepers');
    expect(occupationTitle('43-3031')).not.toBe('Counters of Beans');
    expect(occupationTitle('99-9999')).toBe('99-9999');
  });
});

describe('titles that were learned', () => {
  it('are read beside those of our table, in place of those learned before', () => {
    const own = knownTitles().length;
    expect(codesForTitle('Zorb Quuxer')).toEqual([]);
    learn([{ code: '39-0000', title: 'Zorb Quuxer' }]);
    expect(codesForTitle('Zorb Quuxer')[0]?.code).toBe('39-0000');
    expect(codesForTitle('Bookkeeper')[0]?.code).toBe('43-3031');
    expect(knownTitles()).toHaveLength(own + 1);
    learn([{ code: '39-0001', title: 'Blarg' }]);
    expect(codesForTitle('Zorb Quuxer')).toEqual([]);
  });

  it('make a second system when they are of ESCO, which is built once', () => {
    expect(learnedSystems().map(({ name }) => name)).toEqual(['soc']);
    learnEsco([{ code: '9629.7', title: 'moon gardener' }]);
    const [soc, esco] = learnedSystems();
    expect([soc?.name, esco?.name]).toEqual(['soc', 'esco']);
    expect(esco?.matcher.codes('Moon Gardener')[0]?.code).toBe('9629.7');
    expect(learnedSystems()[1]).toBe(esco);
    learnEsco([{ code: '9629.8', title: 'moon gardener' }]);
    expect(learnedSystems()[1]?.matcher.codes('Moon Gardener')[0]?.code).toBe('9629.8');
  });
});
