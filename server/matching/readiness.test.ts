import { describe, expect, it } from 'vitest';
import { rankOf } from './rank.ts';
import { educationPart, levelPart, papersPart, standingOf, yearsPart } from './readiness.ts';
import { capacity } from './reasons.ts';

describe('the standing of a person', () => {
  const candidate = {
    titles: [
      { title: 'Senior Accountant', weight: 1 },
      { title: 'Intern', weight: 0.5 },
    ],
    codes: [],
    skills: [],
    credentials: [],
    text: '',
    years: 4,
    degree: null,
    place: null,
    searchRadius: 50,
    relocate: null,
    remote: null,
  };

  it('has the rank of the first title, and that of no title when there is none', () => {
    expect(standingOf(candidate).rank).toBe(rankOf('Senior Accountant'));
    expect(standingOf({ ...candidate, titles: [] }).rank).toBe(rankOf(''));
  });

  it('is seasoned from five years of work on', () => {
    const isSeasoned = (years: number | null) => standingOf({ ...candidate, years }).isSeasoned;
    expect([null, 4.9, 5].map(isSeasoned)).toEqual([false, false, true]);
  });

  it('has the highest level of the occupations that are sure enough', () => {
    const levelOf = (...codes: [code: string, score: number][]) =>
      standingOf({ ...candidate, codes: codes.map(([code, score]) => ({ code, score })) }).level;
    const [clerk, accountant] = ['43-3031', '13-2011'];
    const sure = levelOf([accountant, 0.9]);
    expect(sure).toBeGreaterThan(levelOf([clerk, 0.9]) ?? Infinity);
    expect(levelOf([clerk, 0.9], [accountant, 0.31])).toBe(sure);
    expect(levelOf([clerk, 0.9], [accountant, 0.3])).toBe(levelOf([clerk, 0.9]));
    expect(levelOf([accountant, 0.3])).toBeNull();
  });

  it('has the papers that skills, credentials or own words name', () => {
    const { licences, languages } = standingOf({
      ...candidate,
      skills: ['Spanish'],
      credentials: ["Driver's license"],
      text: 'CPR certified.',
    });
    expect([...licences].toSorted()).toEqual(['CPR certification', "driver's license"]);
    expect([...languages]).toEqual(['Spanish']);
  });
});

describe('the part of the level', () => {
  const standing = { rank: 2, isSeasoned: false, level: 3 };
  const at = (rank: 0 | 1 | 2 | 3 | 4 | 5, level: number | null = 3, who = standing) => {
    const { earned, reasons } = levelPart(who, { rank, level });
    const [reason] = reasons;
    return [Math.round((100 * earned) / capacity.level), reason?.values?.['direction']];
  };

  it('is whole at the own rank, less with each step, and says so from the second on', () => {
    expect(at(2)).toEqual([100, undefined]);
    expect(at(3)).toEqual([80, undefined]);
    expect(at(1)).toEqual([80, undefined]);
    expect(at(4)).toEqual([45, 'above']);
    expect(at(0)).toEqual([45, 'below']);
    expect(at(5)).toEqual([10, 'above']);
    expect(at(5, 3, { ...standing, rank: 1 })).toEqual([0, 'above']);
  });

  it('loses a quarter for each level of preparation above the own, and nothing below it', () => {
    expect(at(2, 4)).toEqual([75, 'above']);
    expect(at(2, 5)).toEqual([50, 'above']);
    expect(at(2, 1)).toEqual([100, undefined]);
    expect(at(4, 5)).toEqual([0, 'above']);
    expect(at(2, null)).toEqual([100, undefined]);
    expect(levelPart({ ...standing, level: null }, { rank: 2, level: 5 }).reasons).toEqual([]);
  });

  it('counts a job for beginners as two steps down for who is seasoned', () => {
    const seasoned = { ...standing, isSeasoned: true };
    expect(at(1, 3, seasoned)).toEqual([45, 'below']);
    expect(at(1, 3, { ...seasoned, rank: 1 })).toEqual([100, undefined]);
    expect(at(2, 3, { ...seasoned, rank: 3 })).toEqual([80, undefined]);
    expect(at(1, 3, { ...seasoned, rank: 4 })).toEqual([10, 'below']);
  });

  it('is no big step for who is in training when the job has an ordinary title', () => {
    const training = { ...standing, rank: 0 };
    expect(at(2, 3, training)).toEqual([45, undefined]);
    expect(at(3, 3, training)).toEqual([10, 'above']);
  });

  it('weighs its gap by what is missing', () => {
    expect(levelPart(standing, { rank: 4, level: 3 }).reasons[0]?.weight).toBeCloseTo(
      capacity.level * 0.55,
      3,
    );
  });
});

describe('the part of the years', () => {
  const part = (years: number | null, asked: number | null) =>
    yearsPart({ years }, { demands: { years: asked } });

  it('is whole without a demand and with years enough', () => {
    expect(part(null, null)).toEqual({ earned: capacity.years, reasons: [] });
    expect(part(3, 3)).toEqual({
      earned: capacity.years,
      reasons: [
        {
          code: 'years',
          effect: 'positive',
          weight: capacity.years,
          values: { years: 3, asked: 3 },
        },
      ],
    });
  });

  it('loses a fifth for each missing year, and everything at five', () => {
    expect(part(2, 3).earned).toBeCloseTo(capacity.years * 0.8);
    expect(part(0, 9).earned).toBe(0);
    expect(part(2, 3).reasons).toEqual([
      { code: 'years', effect: 'gap', weight: 0.012, values: { years: 2, asked: 3 } },
    ]);
  });

  it('is half, with a question, when nobody knows the years', () => {
    expect(part(null, 3)).toEqual({
      earned: capacity.years / 2,
      reasons: [{ code: 'years', effect: 'gap', weight: 0.03, values: { asked: 3 } }],
    });
  });
});

describe('the part of education', () => {
  const part = (
    held: 'ged' | 'high_school' | 'associates' | 'bachelors' | null,
    orExperience = false,
    asked: 'high_school' | 'bachelors' | null = 'high_school',
  ) => educationPart({ degree: held }, { demands: { degree: asked, orExperience } });

  it('counts a GED like a high school diploma when the job asks for the diploma', () => {
    expect(part('ged').earned).toBe(part('high_school').earned);
    expect(part('ged').reasons[0]?.effect).toBe('positive');
  });

  it('reports a gap when no degree is held, and half of it when experience may replace it', () => {
    expect(part(null).reasons[0]?.effect).toBe('gap');
    const full = part('bachelors').earned;
    expect(full - part(null, true).earned).toBeCloseTo((full - part(null).earned) / 2);
    expect(part(null, true).reasons[0]?.values).toEqual({
      asked: 'high_school',
      orExperience: true,
    });
  });

  it('is whole when nothing is asked, or more is held', () => {
    expect(part(null, false, null)).toEqual({ earned: capacity.education, reasons: [] });
    expect(part('bachelors')).toMatchObject({
      earned: capacity.education,
      reasons: [{ values: { asked: 'high_school', held: 'bachelors' } }],
    });
  });

  it('loses half for one missing degree and everything for two', () => {
    expect(part('associates', false, 'bachelors').earned).toBeCloseTo(capacity.education / 2);
    expect(part('high_school', false, 'bachelors').earned).toBe(0);
    expect(part('high_school', false, 'bachelors').reasons[0]?.weight).toBeCloseTo(
      capacity.education,
    );
  });
});

describe('the part of papers', () => {
  const papers = (held: string[], spoken: string[], licences: string[], languages: string[]) =>
    papersPart(
      { licences: new Set(held), languages: new Set(spoken) },
      { demands: { licences, languages } },
    );

  it('is whole when nothing is asked, or all of it is held, which it names', () => {
    expect(papers([], [], [], [])).toEqual({ earned: capacity.papers, reasons: [] });
    expect(papers(['RN license'], ['Spanish'], ['RN license'], ['Spanish'])).toEqual({
      earned: capacity.papers,
      reasons: [
        { code: 'licence', effect: 'positive', weight: 0, values: { asked: 'RN license' } },
        { code: 'language', effect: 'positive', weight: 0, values: { asked: 'Spanish' } },
      ],
    });
  });

  it('loses half for the first missing one, and half of the rest for the next', () => {
    expect(papers([], [], ['RN license'], ['Spanish'])).toEqual({
      earned: capacity.papers / 4,
      reasons: [
        { code: 'licence', effect: 'gap', weight: 0.02, values: { asked: 'RN license' } },
        { code: 'language', effect: 'gap', weight: 0.01, values: { asked: 'Spanish' } },
      ],
    });
  });

  it.each([
    "driver's license",
    'CPR certification',
    'BLS certification',
    'ServSafe',
    'OSHA card',
    'TWIC card',
    'forklift certification',
  ])('asks about a paper that many have without writing it, and takes nothing off: %s', (asked) => {
    expect(papers([], [], [asked], [])).toEqual({
      earned: capacity.papers,
      reasons: [{ code: 'licence', effect: 'gap', weight: 0, values: { asked } }],
    });
  });
});
