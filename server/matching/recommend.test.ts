import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { codesOfTitles } from './heldTitles.ts';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import { occupations } from './occupations/table.ts';
import { recommend } from './recommend.ts';

const syracuse = { lat: 43.05, lng: -76.15 };
const portland = { lat: 45.52, lng: -122.68 };
const chicago = { lat: 41.88, lng: -87.63 };

const row = (jobId: string, title: string, changes: Partial<JobRow> = {}): JobRow => ({
  jobId,
  title,
  company: 'Example Company',
  city: 'Syracuse',
  state: 'NY',
  ...syracuse,
  remote: 'in-person',
  socCode: null,
  description: `We are looking for a ${title} to join our team.`,
  postedAt: '2026-05-01',
  employmentTypes: ['full-time'],
  closesOn: null,
  ...changes,
});

const person = (changes: Partial<Candidate> = {}): Candidate => {
  const titles = changes.titles ?? [{ title: 'Bookkeeper', weight: 1 }];
  return {
    titles,
    codes: codesOfTitles(titles),
    skills: ['QuickBooks', 'accounts payable', 'Excel'],
    credentials: [],
    text: 'Kept the books of a small firm and paid its bills.',
    years: 4,
    degree: 'associates',
    place: syracuse,
    searchRadius: 50,
    relocate: null,
    remote: null,
    ...changes,
  };
};

/**
 * One posting for every office occupation and every fifth other one, so that everybody has few
 * matches.
 */
const chosen = occupations.filter(({ code }, at) => code.startsWith('43-') || at % 5 === 0);
const feed = chosen.map(({ code, everydayTitles: [title = ''], skills }) =>
  row(code, title, { socCode: code, description: `${title}. Duties: ${skills.join(', ')}.` }),
);

const reasonsOf = (rows: readonly JobRow[], candidate: Candidate, jobId: string) =>
  recommend(new JobIndex([...feed, ...rows]), candidate).find((found) => found.sourceGUID === jobId)
    ?.reasons ?? [];

const codesAndEffects = (rows: readonly JobRow[], candidate: Candidate, guid: string) =>
  reasonsOf(rows, candidate, guid).map(({ code, effect }) => `${code} ${effect}`);

describe('recommended jobs', () => {
  it('start with the person’s own occupation', () => {
    const list = recommend(new JobIndex(feed), person());
    expect(list[0]?.sourceGUID).toBe('43-3031');
    const scores = list.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  });

  it('are the same for the same person and feed', () => {
    const index = new JobIndex(feed);
    expect(recommend(index, person())).toEqual(recommend(index, person()));
  });

  it('end where nothing fits, without filler', () => {
    const list = recommend(new JobIndex(feed), person());
    const majors = new Set(list.map((one) => one.sourceGUID.slice(0, 2)));
    expect(list.length).toBeLessThan(40);
    expect(majors).not.toContain('51');
  });

  it('are none for an empty profile, and in an empty feed', () => {
    const nobody = person({ titles: [], codes: [], skills: [], text: '' });
    expect(recommend(new JobIndex(feed), nobody)).toEqual([]);
    expect(recommend(new JobIndex(), person())).toEqual([]);
  });

  it('are none when the feed holds no such work', () => {
    const diver = person({
      titles: [{ title: 'Commercial Diver', weight: 1 }],
      codes: codesOfTitles([{ title: 'Commercial Diver', weight: 1 }]),
      skills: ['underwater welding'],
      text: 'Repaired piers below the water line.',
    });
    const office = feed.filter(({ jobId }) => jobId.startsWith('43-'));
    expect(recommend(new JobIndex(office), diver)).toEqual([]);
  });

  it('follow the feed: a job added is found, a job removed is gone', () => {
    const index = new JobIndex(feed);
    index.add(row('new', 'Full Charge Bookkeeper', { socCode: '43-3031' }));
    expect(recommend(index, person()).map((job) => job.sourceGUID)).toContain('new');
    index.remove('new');
    expect(recommend(index, person()).map((job) => job.sourceGUID)).not.toContain('new');
  });

  it('keep to the limit', () => {
    expect(recommend(new JobIndex(feed), person(), { limit: 3 })).toHaveLength(3);
  });
});

describe('the reasons of a recommendation', () => {
  const bookkeeping = row('target', 'Bookkeeper', {
    socCode: '43-3031',
    description:
      'Accounts payable in QuickBooks. At least 2 years of experience. Must be fluent in Spanish. Payroll processing. CPA license required.',
  });

  it('name the occupation, the title, the skills and the years that fit', () => {
    const reasons = reasonsOf([bookkeeping], person(), 'target');
    expect(reasons.find(({ code }) => code === 'same_occupation')?.values).toMatchObject({
      socCode: '43-3031',
      kinship: 'same',
    });
    expect(reasons.find(({ code }) => code === 'title_match')?.values).toEqual({
      title: 'Bookkeeper',
      matched: ['bookkeeper'],
    });
    expect(reasons.find(({ code }) => code === 'skills')?.values).toMatchObject({
      matched: ['accounts payable', 'QuickBooks'],
    });
    expect(reasons.find(({ code }) => code === 'years')).toMatchObject({
      effect: 'positive',
      values: { years: 4, asked: 2 },
    });
    expect(reasons.find(({ code }) => code === 'distance')?.values).toEqual({
      miles: 0,
      radius: 50,
    });
  });

  it('name the demands that are not met', () => {
    const gaps = reasonsOf([bookkeeping], person({ years: 1 }), 'target').filter(
      ({ effect }) => effect === 'gap',
    );
    expect(gaps.map(({ code, values }) => [code, values])).toEqual(
      expect.arrayContaining([
        ['language', { asked: 'Spanish' }],
        ['licence', { asked: 'CPA' }],
        ['years', { years: 1, asked: 2 }],
        ['skills', expect.objectContaining({ missing: ['payroll processing'] })],
      ]),
    );
  });

  it('put positive reasons first, the heaviest first', () => {
    const reasons = reasonsOf([bookkeeping], person(), 'target');
    const effects = reasons.map(({ effect }) => effect);
    expect(effects).toEqual([...effects].sort((a, b) => b.localeCompare(a)));
    const weights = reasons.filter(({ effect }) => effect === 'positive').map((r) => r.weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it('rank a job with a met demand higher than one with a missed demand', () => {
    const index = new JobIndex([...feed, bookkeeping]);
    const scoreOf = (candidate: Candidate) =>
      recommend(index, candidate).find((one) => one.sourceGUID === 'target')?.score ?? 0;
    expect(scoreOf(person({ years: 4 }))).toBeGreaterThan(scoreOf(person({ years: 0 })));
    expect(scoreOf(person({ credentials: ['CPA'] }))).toBeGreaterThan(scoreOf(person()));
  });
});

describe('what a posting offers, and what it asks about health', () => {
  const described = (description: string) =>
    row('target', 'Bookkeeper', { socCode: '43-3031', description });
  const plain = 'Accounts payable in QuickBooks.';

  it('is shown as an offer when it names access, and asks for no language or skill', () => {
    const offered = described(
      `${plain} ASL interpreters are provided. We offer paid training in payroll processing.`,
    );
    const reasons = reasonsOf([offered], person(), 'target');
    expect(reasons.find(({ code }) => code === 'offers')).toMatchObject({
      effect: 'positive',
      values: { offered: ['interpreter-on-request'] },
    });
    expect(reasons.filter(({ code, effect }) => effect === 'gap' && code !== 'level')).toEqual([]);
  });

  it('is a gap when the posting asks about health', () => {
    const asking = described(`${plain} State any medical conditions.`);
    expect(codesAndEffects([asking], person(), 'target')).toContain('health_question gap');
    expect(codesAndEffects([described(plain)], person(), 'target')).not.toContain(
      'health_question gap',
    );
  });

  it('moves no job up or down', () => {
    const scoreOf = (description: string) =>
      recommend(new JobIndex([...feed, described(description)]), person()).find(
        (one) => one.sourceGUID === 'target',
      )?.score;
    expect(scoreOf(`${plain}\nAccess at work: A quiet room is open to all.`)).toBe(scoreOf(plain));
  });
});

describe('place and way of working', () => {
  const inNewYorkCity = row('far', 'Bookkeeper', { socCode: '43-3031', lat: 40.71, lng: -74.01 });
  const fromHome = row('home', 'Bookkeeper', {
    socCode: '43-3031',
    lat: 40.71,
    lng: -74.01,
    remote: 'remote',
  });
  const rows = [inNewYorkCity, fromHome];
  const ids = (candidate: Candidate) =>
    recommend(new JobIndex([...feed, ...rows]), candidate).map((one) => one.sourceGUID);

  it('exclude distant jobs, but not remote ones, on a no to relocating', () => {
    const list = ids(person({ relocate: false }));
    expect(list).not.toContain('far');
    expect(list).toContain('home');
  });

  it('keep the far job as a plus on a yes, and as a question without an answer', () => {
    expect(codesAndEffects(rows, person({ relocate: true }), 'far')).toContain('relocate positive');
    expect(codesAndEffects(rows, person({ relocate: null }), 'far')).toContain('relocate gap');
  });

  it.each([
    ['Bookkeeper', 'Student Bookkeeper', []],
    ['Senior Bookkeeper', 'Student Bookkeeper', ['above']],
    ['Bookkeeping Supervisor', 'Bookkeeper', ['above']],
  ])('decide whether a job as %s is a big step up for %s: %j', (title, held, said) => {
    const candidate = person({ titles: [{ title: held, weight: 1 }], years: 1 });
    const reasons = reasonsOf([row('here', title)], candidate, 'here');
    const levels = reasons.filter(({ code }) => code === 'level');
    expect(levels.map(({ values }) => values['direction'])).toEqual(said);
  });

  it('rank a job near home above the same job far away', () => {
    const near = row('near', 'Bookkeeper', { socCode: '43-3031' });
    const list = recommend(new JobIndex([...feed, inNewYorkCity, near]), person());
    const order = list.map((one) => one.sourceGUID);
    expect(order.indexOf('near')).toBeLessThan(order.indexOf('far'));
  });

  const clerk = (jobId: string, changes: Partial<JobRow> = {}) =>
    row(jobId, 'Bookkeeping Clerk', { socCode: '43-3031', ...changes });

  it.each([
    ['has not said whether they would move', null, ['near', 'far']],
    ['would move', true, ['far', 'near']],
  ])(
    'order a weaker job near home and a better one far away for who %s',
    (_who, relocate, order) => {
      const near = clerk('near', { description: 'At least 9 years of experience.' });
      const rows = [near, row('far', 'Bookkeeper', { ...portland, socCode: '43-3031' })];
      const list = recommend(new JobIndex([...feed, ...rows]), person({ relocate }));
      const ids = list.map((one) => one.sourceGUID).filter((id) => order.includes(id));
      expect(ids).toEqual(order);
    },
  );

  it('rank a farther job below a less far one when the question of moving is open', () => {
    const rows = [
      row('a-far', 'Bookkeeper', { ...portland, socCode: '43-3031' }),
      row('b-less-far', 'Bookkeeper', { lat: 42.1, lng: -75.9, socCode: '43-3031' }),
    ];
    const list = recommend(new JobIndex([...feed, ...rows]), person());
    const ids = list.map((one) => one.sourceGUID);
    expect(ids.indexOf('b-less-far')).toBeLessThan(ids.indexOf('a-far'));
  });

  it('weigh the gap of a far job by what closing it would give', () => {
    const list = recommend(new JobIndex([...feed, inNewYorkCity]), person());
    const far = list.find((one) => one.sourceGUID === 'far');
    const gain = far?.reasons.find(({ code }) => code === 'relocate')?.weight ?? 0;
    const near = recommend(
      new JobIndex([...feed, { ...inNewYorkCity, ...syracuse }]),
      person(),
    ).find((one) => one.sourceGUID === 'far');
    expect((far?.score ?? 0) + gain).toBeCloseTo(near?.score ?? 0, 2);
  });

  it('rank a weaker remote job above a far hybrid one on a wish for remote work', () => {
    const rows = [
      clerk('home', { remote: 'remote', description: 'At least 9 years of experience.' }),
      row('hybrid', 'Bookkeeper', { ...chicago, socCode: '43-3031', remote: 'hybrid' }),
    ];
    for (const relocate of [true, null]) {
      const wish = person({ remote: 'remote', relocate });
      const list = recommend(new JobIndex([...feed, ...rows]), wish);
      const ids = list.map((one) => one.sourceGUID);
      expect(ids.indexOf('home'), String(relocate)).toBeLessThan(ids.indexOf('hybrid'));
    }
  });

  it('count a wish for remote work as met by a remote job and as missed by one on site', () => {
    const wish = person({ remote: 'remote' });
    expect(codesAndEffects(rows, wish, 'home')).toContain('remote positive');
    expect(codesAndEffects(rows, wish, 'far')).toContain('remote gap');
    const open = person({ remote: 'no preference' });
    expect(codesAndEffects(rows, open, 'home')).not.toContain('remote positive');
  });
});
