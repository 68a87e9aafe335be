import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { isDegreeLevelName } from '#domain/degrees.ts';
import { occupationByCode } from '#server/matching/occupations/table.ts';
import { majorGroups } from '#tests/support/majorGroups.ts';
import { geocodeZip } from '#server/places/geocodeZip.ts';
import { stateName } from '#server/places/states.ts';
import { accommodationSentences } from './accommodations.ts';
import { feedCities } from './cities.ts';
import { employers, employersIn } from './employers.ts';
import { exclusionSentences } from './exclusions.ts';
import { families, familyOf } from './families/families.ts';
import { feedCount, generateFeed } from './generateFeed.ts';

const now = new Date('2026-11-21T12:00:00Z');
const feed = generateFeed({ now });
const share = (count: number): number => count / feed.length;
const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('the same feed every time', () => {
  it('is the same, letter for letter, for the same seed and moment', () => {
    expect(hash(generateFeed({ now }))).toBe(hash(feed));
  });

  it('differs for another seed', () => {
    const [first] = generateFeed({ now, count: 1, seed: 7 });
    expect(first?.jobId).not.toBe(feed[0]?.jobId);
  });

  it('only adds to the end when more are asked for', () => {
    expect(generateFeed({ now, count: 5 })).toEqual(feed.slice(0, 5));
  });

  it('moves only the dates when the moment moves', () => {
    const later = generateFeed({ now: new Date('2027-01-01T00:00:00Z'), count: 20 });
    const undated = (list: typeof feed): unknown =>
      list.map((posting) => ({ ...posting, postedAt: '' }));
    expect(undated(later)).toEqual(undated(feed.slice(0, 20)));
  });
});

describe('variety', () => {
  it('has at least 3,000 postings, each with its own id', () => {
    expect(feed.length).toBe(feedCount);
    expect(feed.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(feed.map((posting) => posting.jobId)).size).toBe(feed.length);
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(feed.filter((posting) => !uuid.test(posting.jobId))).toEqual([]);
  });

  it('repeats less than one description in a hundred', () => {
    expect(new Set(feed.map((posting) => posting.description)).size).toBeGreaterThan(
      feed.length * 0.99,
    );
  });

  it('has at least 30 postings of each major group that hires, and none of the military', () => {
    const byGroup = Map.groupBy(feed, (posting) => posting.socCode.slice(0, 2));
    expect([...byGroup.keys()].toSorted()).toEqual(
      [...majorGroups.keys()].filter((group) => group !== '55'),
    );
    for (const [group, postings] of byGroup)
      expect(postings.length, group).toBeGreaterThanOrEqual(30);
  });

  it('covers at least 45 states, 200 cities, 200 employers and 500 occupations', () => {
    const kinds = (key: (posting: (typeof feed)[number]) => string): number =>
      new Set(feed.map(key)).size;
    expect(kinds((posting) => posting.stateShort)).toBeGreaterThanOrEqual(45);
    expect(kinds((posting) => `${posting.city}, ${posting.stateShort}`)).toBeGreaterThanOrEqual(
      200,
    );
    expect(kinds((posting) => posting.company)).toBeGreaterThanOrEqual(200);
    expect(kinds((posting) => posting.socCode)).toBeGreaterThanOrEqual(500);
  });

  it('is about 15 % remote and 10 % hybrid', () => {
    const of = (place: string): number =>
      share(feed.filter(({ remote }) => remote === place).length);
    expect(of('remote')).toBeGreaterThan(0.12);
    expect(of('remote')).toBeLessThan(0.18);
    expect(of('hybrid')).toBeGreaterThan(0.07);
    expect(of('hybrid')).toBeLessThan(0.13);
  });

  it('has every type of employment, full-time the most', () => {
    const byType = Map.groupBy(feed, (posting) => posting.employmentType);
    expect([...byType.keys()].toSorted()).toEqual([
      'contract',
      'full-time',
      'part-time',
      'seasonal',
      'temporary',
    ]);
    expect(share(byType.get('full-time')?.length ?? 0)).toBeGreaterThan(0.6);
  });

  it('shuts people out in about 4 % of the texts, for the language check to find', () => {
    const flagged = feed.filter(({ description }) =>
      exclusionSentences.some((sentence) => description.includes(sentence)),
    );
    expect(share(flagged.length)).toBeGreaterThan(0.03);
    expect(share(flagged.length)).toBeLessThan(0.05);
  });
});

describe('each posting', () => {
  it('names an occupation of the table and the skills of that occupation, in its own text', () => {
    const wrong = feed.filter(({ socCode, skills, description }) => {
      const known = occupationByCode.get(socCode)?.skills ?? [];
      const text = description.toLowerCase();
      const named = skills.filter(
        (skill) => known.includes(skill) && text.includes(skill.toLowerCase()),
      );
      return skills.length < 2 || named.length < skills.length;
    });
    expect(wrong).toEqual([]);
  });

  it('was posted within the last 45 days', () => {
    const ages = feed.map(({ postedAt }) => (now.getTime() - Date.parse(postedAt)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(45);
  });

  it('has its parts in order, and 3 to 6 duties', () => {
    const wrong = feed.filter(({ description }) => {
      const [start, ...parts] = description.split(
        /\n\nWhat you will do\n|\n\nWhat you need\n|\n\nWhat we offer\n/,
      );
      const duties = parts[0]?.match(/^- /gm)?.length ?? 0;
      return parts.length !== 3 || (start ?? '').length < 80 || duties < 3 || duties > 6;
    });
    expect(wrong).toEqual([]);
  });

  it('is written without slips: articles, doubled words, blanks and unfilled places', () => {
    // "a One-on-One Aide" is right, and so is " .NET".
    const slips = [
      /(^|\s)[Aa] (?!One)[aeioAEIO][a-z]/m,
      /\b[Aa]n [bcdfgjkpqtvwyzBCDFGJKPQTVWYZ][a-z]/,
      /\b([a-z]+) \1\b/i,
      / {2}/,
      / ([,;]|\.(?!NET))/,
      /\.\./,
      /undefined|NaN|null|\[object|\$\{|\*/,
    ];
    const withoutClass = (text: string): string => text.replaceAll('CDL Class A', 'CDL');
    const found = feed
      .map(({ description }) => withoutClass(description))
      .filter((text) => slips.some((slip) => slip.test(text)));
    expect(found).toEqual([]);
  });

  it('pays what can be true: at least a minimum wage, the larger figure last', () => {
    const wrong = feed.filter(({ salaryMin, salaryMax, salaryUnit, stateShort }) => {
      const hourly = salaryUnit === 'hour' ? salaryMin : salaryMin / 2080;
      const least = stateShort === 'PR' ? 11 : 13.5;
      return salaryMax <= salaryMin || hourly < least || hourly > 250;
    });
    expect(wrong).toEqual([]);
  });

  it('publishes only known facts about access, and says each in its text', () => {
    const unsaid = feed.filter(({ accommodations, description }) =>
      accommodations.some((code) => !description.includes(accommodationSentences[code])),
    );
    expect(unsaid).toEqual([]);
    expect(
      share(feed.filter(({ accommodations }) => accommodations.length > 0).length),
    ).toBeGreaterThan(0.8);
  });

  it('stands at a real place, or says that it is remote', () => {
    for (const { remote, location, city, stateShort } of feed) {
      expect(location).toBe(
        remote === 'remote' ? 'Remote, United States' : `${city}, ${stateShort}`,
      );
      expect(stateName(stateShort)).not.toBeNull();
    }
  });

  it('is marked as a sample and can mail nobody', () => {
    const host = /^[a-z][a-z-]*[a-z]\.example\.com$/;
    const wrong = feed.filter(
      ({ sample, contactEmail, companyDomain }) =>
        !sample || !host.test(companyDomain) || contactEmail.split('@')[1] !== companyDomain,
    );
    expect(wrong).toEqual([]);
  });
});

describe('what is asked for makes sense', () => {
  const postings = (code: RegExp): typeof feed => feed.filter(({ socCode }) => code.test(socCode));

  it('asks a registered nurse for an RN license, a truck driver for a CDL', () => {
    for (const { requirements } of postings(/^29-1141/))
      expect(requirements.licences).toContain('RN license');
    for (const { requirements } of postings(/^53-3032/))
      expect(requirements.licences).toContain('CDL Class A');
    expect(postings(/^29-1141|^53-3032/).length).toBeGreaterThan(20);
  });

  it('asks physicians, surgeons and lawyers for their degree, not a diploma', () => {
    const learned = postings(/^29-12[1-4]|^23-1011/);
    expect(learned.length).toBeGreaterThan(20);
    for (const { requirements, description } of learned) {
      expect(requirements.degree).toBe('postgraduate');
      expect(description).not.toMatch(/GED|high school diploma/);
    }
  });

  it('asks for no degree where none is needed', () => {
    const simple = feed.filter(({ socCode }) => occupationByCode.get(socCode)?.level === 1);
    expect(simple.length).toBeGreaterThan(200);
    expect(simple.filter(({ requirements }) => requirements.degree !== undefined)).toEqual([]);
    for (const { requirements } of postings(/^35-9021/))
      expect(requirements.degree).toBeUndefined();
  });

  it('uses the degree names of the product', () => {
    const degrees = feed.flatMap(({ requirements }) => requirements.degree ?? []);
    expect(degrees.length).toBeGreaterThan(1000);
    expect(degrees.filter((degree) => !isDegreeLevelName(degree))).toEqual([]);
  });

  it('never asks for experience where it says that none is needed', () => {
    const open = feed.filter(({ description }) =>
      /No (earlier )?experience is needed/.test(description),
    );
    expect(open.length).toBeGreaterThan(100);
    for (const { description, requirements } of open) {
      expect(requirements.years).toBeUndefined();
      expect(description).not.toMatch(/- Experience with|\d years? (or more )?of/);
    }
  });
});

describe('the tables', () => {
  test.each(feedCities.map((city) => [`${city.name}, ${city.state}`, city] as const))(
    '%s stands where its ZIP does',
    (_, city) => {
      expect(geocodeZip(city.zip)).toMatchObject({
        lat: city.lat,
        lng: city.lng,
        city: city.name,
        state: city.state,
      });
    },
  );

  it('have a family with enough to say for every occupation that is not military', () => {
    for (const code of occupationByCode.keys()) {
      expect(familyOf(code) === null, code).toBe(code.startsWith('55'));
    }
    for (const { key, duties, purposes } of families) {
      expect(duties.length, key).toBeGreaterThanOrEqual(6);
      expect(purposes.length, key).toBeGreaterThanOrEqual(2);
      expect(new Set(duties).size, key).toBe(duties.length);
      for (const duty of duties) expect(duty, key).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('have at least 200 invented employers, some in each sector a family names', () => {
    expect(new Set(employers.map(({ name }) => name)).size).toBeGreaterThanOrEqual(200);
    for (const sector of families.flatMap((family) => family.sectors)) {
      expect(employersIn(sector).length, sector).toBeGreaterThan(0);
    }
  });
});
