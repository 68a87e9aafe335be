import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { JobIndex } from './index/jobIndex.ts';
import { skillSet, skillsPart } from './skillsPart.ts';
import { nobody, posting } from './testing.ts';
import { createTitleMatcher } from './titles.ts';

const matcher = createTitleMatcher([{ code: '43-3031', title: 'Bookkeeper' }]);

/** What a person's skills earn with a posting that lists some. */
function partOf(listed: readonly string[], changes: Partial<Candidate>, description = '') {
  const row = posting('job', { title: 'Zorber', socCode: null, skills: [...listed], description });
  const index = new JobIndex([row], matcher);
  const job = index.job(0);
  if (!job) throw new Error('no job');
  return skillsPart(skillSet(index, { ...nobody, ...changes }), job, 0.1);
}
const told = (...asked: Parameters<typeof partOf>) =>
  Object.fromEntries(
    partOf(...asked).reasons.map(({ effect, values }) => [
      effect === 'gap' ? 'missing' : 'matched',
      effect === 'gap' ? values['missing'] : values['matched'],
    ]),
  );

describe('the skills that a posting names', () => {
  it('are matched and missing, and both count in the whole', () => {
    const { earned, reasons } = partOf(['Knitting', 'Pruning'], { skills: ['knitting'] });
    expect(earned).toBeCloseTo(0.025);
    expect(reasons).toEqual([
      {
        code: 'skills',
        effect: 'positive',
        weight: 0.125,
        values: { matched: ['knitting'], total: 2 },
      },
      { code: 'skills', effect: 'gap', weight: 0.025, values: { missing: ['Pruning'], total: 2 } },
    ]);
  });

  it('earn everything when the person has them all, and nothing when none', () => {
    expect(partOf(['Knitting'], { skills: ['Knitting'] }).earned).toBeCloseTo(0.05);
    expect(partOf(['Knitting'], { skills: ['Pruning'] }).earned).toBe(0);
  });

  it('earn half, without a reason, when the posting names none', () => {
    const part = partOf([], { skills: ['Knitting'] });
    expect(part.earned).toBeCloseTo(0.025);
    expect(part.reasons).toEqual([]);
  });

  it('are a reason for it from a third on', () => {
    const skills = ['Knitting'];
    expect(told(['Knitting', 'Pruning', 'Baking'], { skills })).toEqual({
      matched: ['Knitting'],
      missing: ['Pruning', 'Baking'],
    });
    expect(told(['Knitting', 'Pruning', 'Baking', 'Sewing'], { skills })).toEqual({
      missing: ['Pruning', 'Baking', 'Sewing'],
    });
  });

  it('are named as missing up to five, and counted all', () => {
    const listed = ['Knitting', 'Pruning', 'Baking', 'Sewing', 'Milling', 'Tiling', 'Carving'];
    const [reason] = partOf(listed, {}).reasons;
    expect(reason?.values).toEqual({ missing: listed.slice(0, 5), total: 7 });
  });
});

describe('a skill counts as there', () => {
  it.each<[string, Partial<Candidate>]>([
    ['a paper has its words', { credentials: ['Kitchen Manager'] }],
    ['the person’s text has its words', { text: 'I managed two kitchens.' }],
    ['a title has its words', { titles: [{ title: 'Kitchen Manager', weight: 1 }] }],
    ['skills have its words apart', { skills: ['kitchen work', 'staff management'] }],
  ])('when %s', (_when, changes) => {
    expect(told(['Kitchen management'], changes)['missing']).toBeUndefined();
  });

  it('when a tool that the person names implies it', () => {
    expect(told(['Spreadsheets'], { skills: ['Excel'] })).toEqual({ matched: ['Spreadsheets'] });
  });

  it('not when only a part of its words is there', () => {
    expect(told(['Kitchen management'], { text: 'kitchen' })).toEqual({
      missing: ['Kitchen management'],
    });
  });

  it('once, however often and in whatever form the posting names it', () => {
    const listed = ['Managing kitchens', 'Kitchen manage'];
    expect(partOf(listed, { skills: ['kitchen managing'] }).reasons[0]?.values).toEqual({
      matched: ['kitchen managing'],
      total: 1,
    });
  });

  it('when the description names it, in the person’s spelling', () => {
    expect(told([], { skills: ['zorb polishing'] }, 'Polishing of zorbs.')).toEqual({
      matched: ['zorb polishing'],
    });
  });

  it('for nothing when the posting lists it without a word', () => {
    expect(told(['of the'], { skills: ['Knitting'] })).toEqual({});
  });
});
