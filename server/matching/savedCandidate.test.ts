import { describe, expect, it } from 'vitest';
import { candidateOf, placeOf, type SavedProfile } from './savedCandidate.ts';
import { jobHeld, noInsights, savedOf, skillRows } from './testing.ts';

const today = new Date('2026-06-01T12:00:00Z');
const seen = (...saved: Parameters<typeof savedOf>) => candidateOf(savedOf(...saved), today);
const profileOf = (changes: Partial<NonNullable<SavedProfile['profile']>>) => ({
  profile: {
    profile_id: '1',
    user_guid: 'rowan',
    address1: null,
    address2: null,
    city: null,
    state: null,
    postal_code: null,
    country: null,
    education: null,
    specialization: null,
    education_complete_date: null,
    ideal_job: null,
    search_radius: 40,
    version: 1,
    ...changes,
  },
});
const bookkeeper = jobHeld({ job_title: 'Bookkeeper', start_date: '2020-06-01', present: true });

describe('a saved person, to the ranking', () => {
  it('knows nothing that was not saved', () => {
    expect(seen()).toEqual({
      titles: [],
      codes: [],
      skills: [],
      credentials: [],
      text: '',
      years: 0,
      degree: null,
      place: null,
      searchRadius: 50,
      relocate: null,
      remote: null,
    });
  });

  it('has the titles held, the skills, the papers, and the person’s own words', () => {
    const person = seen(
      {
        workHistory: [{ ...bookkeeper, responsibilities: 'Paid bills\nWrote invoices' }],
        skills: skillRows('QuickBooks', 'Excel'),
        credentials: [
          {
            id: '1',
            user_guid: 'rowan',
            credential_name: 'CPA',
            credential_year: 2020,
            position: 1,
            version: 1,
          },
        ],
      },
      { summary: 'I like order.' },
    );
    expect(person).toMatchObject({
      titles: [{ title: 'Bookkeeper' }],
      skills: ['QuickBooks', 'Excel'],
      credentials: ['CPA'],
      text: 'I like order.\nPaid bills\nWrote invoices',
      years: 6,
    });
    expect(person.codes[0]?.code).toBe('43-3031');
  });

  it('is read up to a hundred skills and 20,000 characters, however long a profile is', () => {
    const names = Array.from({ length: 120 }, (_, at) => `skill ${at}`);
    const { skills, text } = seen({ skills: skillRows(...names) }, { summary: 'a'.repeat(30_000) });
    expect(skills).toEqual(names.slice(0, 100));
    expect(text).toHaveLength(20_000);
  });

  it('has the saved years and degree rather than new ones', () => {
    const soc = {
      ...noInsights,
      years_of_experience: 11,
      highest_level_of_education: 'bachelors' as const,
    };
    expect(seen({ workHistory: [bookkeeper], soc })).toMatchObject({
      years: 11,
      degree: 'bachelors',
    });
  });

  it('has the highest degree completed when no insights are saved', () => {
    const degree = {
      id: '1',
      user_guid: 'rowan',
      degree_name: 'Accounting',
      school_name: 'Troy College',
      degree_level_id: 3,
      start_year: null,
      year_completed: 2010,
      present: false,
      status: 'completed' as const,
      version: 1,
    };
    expect(seen({ degrees: [degree] }).degree).toBe('associates');
    expect(seen({ degrees: [degree], soc: noInsights }).degree).toBeNull();
  });
});

describe('the kinds of work of a saved person', () => {
  const codesOf = (...saved: Parameters<typeof seen>) =>
    seen(...saved).codes.map(({ code, score }) => [code, score]);
  const soc = {
    ...noInsights,
    soc_code: '35-2014',
    alternate_soc_code1: '35-3031',
    alternate_soc_code2: '35-3023',
    alternate_soc_code3: '35-9011',
  };

  it('are the saved ones in their order, each surer than the next', () => {
    expect(codesOf({ soc })).toEqual([
      ['35-2014', 1],
      ['35-3031', 0.6],
      ['35-3023', 0.5],
      ['35-9011', 0.4],
    ]);
    expect(codesOf({ soc: noInsights })).toEqual([]);
  });

  it('are those of the titles too, when others are saved', () => {
    const codes = codesOf({ soc, workHistory: [bookkeeper] });
    expect(codes.slice(0, 2)).toEqual([
      ['35-2014', 1],
      ['43-3031', 1],
    ]);
  });

  it('keep the surer of two: a saved alternate that the titles name is as sure as they are', () => {
    const alternate = { ...noInsights, alternate_soc_code3: '43-3031' };
    const codes = codesOf({ soc: alternate, workHistory: [bookkeeper] });
    expect(codes[0]).toEqual(['43-3031', 1]);
    expect(codes.filter(([code]) => code === '43-3031')).toHaveLength(1);
  });
});

describe('the wishes of a saved person', () => {
  const wishes = (user: Partial<SavedProfile['user']>) => {
    const { relocate, remote } = seen({}, user);
    return [relocate, remote];
  };

  it('count when the questions were answered', () => {
    const answered = { preferences_answered: true, remote_work_type: 'hybrid' as const };
    expect(wishes({ ...answered, relocate: 1 })).toEqual([true, 'hybrid']);
    expect(wishes({ ...answered, relocate: 0 })).toEqual([false, 'hybrid']);
    expect(wishes({ ...answered, relocate: null })).toEqual([null, 'hybrid']);
  });

  it.each([false, null])(
    'are unknown when they were skipped, whatever is stored (%s)',
    (skipped) => {
      const stored = { relocate: 0 as const, remote_work_type: 'remote' as const };
      expect(wishes({ ...stored, preferences_answered: skipped })).toEqual([null, null]);
    },
  );

  it('have the radius of the insights, then of the profile, then the usual one', () => {
    const profile = profileOf({ search_radius: 40 });
    expect(seen({ ...profile, soc: noInsights }).searchRadius).toBe(25);
    expect(seen(profile).searchRadius).toBe(40);
    expect(seen().searchRadius).toBe(50);
  });
});

describe('the place of a saved person', () => {
  const here = { location_lat: 43, location_long: -76 };
  const there = { ...noInsights, location_lat: 40, location_long: -74, postal_code: '12180' };

  it('is the one that they gave, before that of their insights', () => {
    expect(placeOf(savedOf({ soc: there }, here))).toEqual({ lat: 43, lng: -76 });
    expect(placeOf(savedOf({ soc: there }))).toEqual({ lat: 40, lng: -74 });
  });

  it.each([{ location_lat: 43 }, { location_long: -76 }])('needs both numbers: %j', (half) => {
    expect(placeOf(savedOf({ soc: there }, half))).toEqual({ lat: 40, lng: -74 });
    expect(placeOf(savedOf({ soc: { ...noInsights, ...half } }))).toBeNull();
  });

  it('is that of their ZIP code else: of the profile, then of the insights', () => {
    const troy = placeOf(savedOf(profileOf({ postal_code: '12180' })));
    expect(troy?.lat).toBeCloseTo(42.7, 0);
    const soc = { ...noInsights, postal_code: '90001' };
    expect(placeOf(savedOf({ ...profileOf({ postal_code: '12180' }), soc }))).toEqual(troy);
    expect(placeOf(savedOf({ ...profileOf({}), soc }))?.lat).toBeCloseTo(34, 0);
    expect(placeOf(savedOf())).toBeNull();
  });
});
