import { occupations } from '#server/matching/occupations/table.ts';
import type { Occupation } from '#server/matching/occupations/types.ts';
import { accommodationContactOf } from './accommodationContact.ts';
import { accommodationPools } from './accommodations.ts';
import type { AccommodationCode } from './accommodations.ts';
import { feedCities } from './cities.ts';
import type { FeedCity } from './cities.ts';
import { notAdvertised } from './credentials.ts';
import { describe } from './describe.ts';
import type { Employer } from './employers.ts';
import { familyOf } from './families/families.ts';
import type { Family } from './families/readFamilies.ts';
import { employerFor } from './localEmployers.ts';
import { payFor } from './pay.ts';
import type { EmploymentType, SamplePosting, WorkPlace } from './posting.ts';
import { hashText, seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { askFor } from './requirements.ts';
import { liesWell, sectorsFor } from './sectors.ts';
import { saySkills } from './skills.ts';
import { pickTitle } from './titles.ts';

export const feedSeed = 20_261;
export const feedCount = 3_600;

/** Percentage of postings in each major group, roughly as people are employed. */
const groupWeights: Readonly<Record<string, number>> = {
  '11': 6.5,
  '13': 6.5,
  '15': 6,
  '17': 3.2,
  '19': 2.6,
  '21': 3.4,
  '23': 1.8,
  '25': 6,
  '27': 3.6,
  '29': 8,
  '31': 5.4,
  '33': 3,
  '35': 7,
  '37': 3.6,
  '39': 3.6,
  '41': 8,
  '43': 11,
  '45': 1.7,
  '47': 4.6,
  '49': 4.4,
  '51': 5.5,
  '53': 6.6,
};

/** Target shares of all postings. */
const remoteShare = 0.15;
const hybridShare = 0.1;
const exclusionShare = 0.04;

/** Exceptions to a family's work from home. */
const onSite =
  /^(11-9|13-1032|13-2023|19-3091|19-4092|23-1012|25-1042|25-1052|25-107|25-1121|25-1194|27-1022|27-1027|29-2051|33-9021|41-4012|41-909|43-2|43-407|43-9071|43-9061)/;

type Choice = { occupation: Occupation; family: Family; weight: number; remote: boolean };

/** Postings of employers, without military ranks (group 55), judges and the like. */
const choices: readonly Choice[] = occupations.flatMap((occupation) => {
  const family = familyOf(occupation.code);
  if (family === null || notAdvertised.has(occupation.code)) return [];
  // The more everyday titles an occupation has, the more people work in it.
  const weight = occupation.everydayTitles.length ** 1.3;
  return [{ occupation, family, weight, remote: family.remote && !onSite.test(occupation.code) }];
});

const byGroup = Map.groupBy(choices, ({ occupation }) => occupation.code.slice(0, 2));
const groups = [...byGroup].map(([code, members]) => ({
  members,
  weight: groupWeights[code] ?? 0,
}));
const total = (list: readonly { weight: number }[]): number =>
  list.reduce((sum, { weight }) => sum + weight, 0);

/** Share of postings with work that can be done from home. */
const remotable =
  groups.reduce((sum, { members, weight }) => {
    const possible = members.filter(({ remote }) => remote);
    return sum + (weight * total(possible)) / total(members);
  }, 0) / total(groups);

type Picker<T> = (random: Random) => T;

/** Picks entries by weight; sums are computed once. */
function byWeight<T extends { weight: number }>(list: readonly T[]): Picker<T> {
  const whole = total(list);
  return (random) => {
    let left = random.next() * whole;
    for (const entry of list) {
      left -= entry.weight;
      if (left < 0) return entry;
    }
    return random.pick(list);
  };
}

const pickGroup = byWeight(
  groups.map(({ members, weight }) => ({ weight, pickMember: byWeight(members) })),
);
const pickCity = byWeight(feedCities);
const cityPickers = new Map<string, Picker<FeedCity>>();

interface FeedOptions {
  readonly seed?: number;
  readonly now: Date;
  readonly count?: number;
}

/**
 * The sample feed: invented postings of invented employers in real US places, for every major
 * group of SOC 2018 with advertisements. The same seed, time and count give exactly the same feed;
 * a larger count only appends. Dates are 0 to 45 days before `now`.
 */
export const generateFeed = (options: FeedOptions): SamplePosting[] => [
  ...generatePostings(options),
];

/** The same one by one, so that a feed of any size needs little memory. */
export function* generatePostings({
  seed = feedSeed,
  now,
  count = feedCount,
}: FeedOptions): Generator<SamplePosting> {
  for (let at = 0; at < count; at += 1)
    yield generatePosting(seededRandom(hashText(`${seed}/${at}`)), now);
}

function generatePosting(random: Random, now: Date): SamplePosting {
  const { occupation, family, remote: remotePossible } = pickGroup(random).pickMember(random);
  const remote = remotePossible ? pickWorkPlace(random) : 'in-person';
  const anywhere = pickCity(random);
  const titled = pickTitle(occupation, anywhere.state, random);
  const sector = random.pick(sectorsFor(occupation, family, titled.title));
  const city = liesWell(sector, anywhere) ? anywhere : cityFor(sector, random);
  const employer = employerFor(sector, city, random);
  const employmentType = pickEmployment(occupation, family, random);
  const leads = occupation.title.startsWith('First-Line Supervisors');
  const pay = payFor(occupation, family, { ...titled, state: city.state, employmentType }, random);
  const asked = askFor(occupation, family, titled, city.state, random);
  const said = saySkills(
    occupation,
    { state: city.state, licences: asked.requirements.licences ?? [], trains: asked.trains },
    random,
  );
  const excludes = random.chance(exclusionShare);
  const accommodations = excludes ? [] : factsOf(employer, family, remote, employmentType, random);
  const accommodationContact = excludes ? null : accommodationContactOf(employer);
  const contactEmail = `${random.pick(['jobs', 'careers', 'hiring'])}@${employer.domain}`;
  const place = { city: city.name, stateShort: city.state };
  const description = describe(
    {
      ...place,
      title: titled.title,
      remote,
      employmentType,
      accommodations,
      accommodationContact,
      contactEmail,
      employer,
      family,
      leads,
      professional: occupation.level >= 4,
      pay,
      needs: [...asked.lines, ...said.lines],
      excludes,
    },
    random,
  );
  return {
    jobId: random.uuid(),
    title: titled.title,
    company: employer.name,
    companyDomain: employer.domain,
    ...place,
    zip: city.zip,
    lat: city.lat,
    lng: city.lng,
    location: remote === 'remote' ? 'Remote, United States' : `${city.name}, ${city.state}`,
    remote,
    employmentType,
    salaryMin: pay.min,
    salaryMax: pay.max,
    salaryUnit: pay.unit,
    description,
    socCode: occupation.code,
    skills: said.skills,
    requirements: asked.requirements,
    accommodations,
    accommodationContact,
    postedAt: postedBefore(now, random),
    contactEmail,
    sample: true,
  };
}

function pickWorkPlace(random: Random): WorkPlace {
  const chance = random.next() * remotable;
  if (chance < remoteShare) return 'remote';
  return chance < remoteShare + hybridShare ? 'hybrid' : 'in-person';
}

function cityFor(sector: string, random: Random): FeedCity {
  let picker = cityPickers.get(sector);
  if (picker === undefined) {
    picker = byWeight(feedCities.filter((city) => liesWell(sector, city)));
    cityPickers.set(sector, picker);
  }
  return picker(random);
}

function pickEmployment(occupation: Occupation, family: Family, random: Random): EmploymentType {
  const chance = random.next();
  if (occupation.code.startsWith('11')) return chance < 0.96 ? 'full-time' : 'contract';
  const partTime = occupation.level <= 2 ? 0.24 : 0.1;
  if (chance < partTime) return 'part-time';
  const leads = occupation.title.startsWith('First-Line Supervisors');
  if (family.seasonal && occupation.level <= 3 && !leads && chance < partTime + 0.12)
    return 'seasonal';
  if (family.setting === 'desk' && chance > 0.93) return 'contract';
  return chance > 0.965 ? 'temporary' : 'full-time';
}

/** What the employer publishes about its workplace: mostly the same in each of its postings. */
function factsOf(
  employer: Employer,
  family: Family,
  remote: WorkPlace,
  employmentType: EmploymentType,
  random: Random,
): AccommodationCode[] {
  const own = seededRandom(hashText(employer.name));
  if (own.chance(0.08)) return [];
  if (remote === 'remote') return random.sample(accommodationPools.remote, random.int(2, 4));
  const facts = new Set(own.sample(accommodationPools.anywhere, own.int(2, 5)));
  const atDesks = own.sample(accommodationPools.desk, own.int(1, 2));
  if (family.setting === 'desk') for (const fact of atDesks) facts.add(fact);
  // Days at home need work that can be done there, and the text says so.
  if (remote !== 'hybrid') facts.delete('remote-days');
  if (employmentType === 'part-time') facts.delete('part-time-possible');
  return [...facts];
}

const day = 24 * 60 * 60 * 1000;

function postedBefore(now: Date, random: Random): string {
  return new Date(now.getTime() - Math.floor(random.next() ** 1.2 * 45 * day)).toISOString();
}
