import { type AccommodationKey, NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import type { DegreeLevelName } from '#domain/degrees.ts';
import type { Answers, EnvironmentOption, WorkType } from '#domain/questions.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { AccommodationFacts } from '#server/disclosure/queries.ts';
import { accommodationFacts } from '#server/disclosure/records.ts';

/** An invented candidate in few words; the rest of the profile is derived from them. */
export interface DemoPerson {
  /** First and last name; the address is made of it. */
  readonly name: string;
  /** City, state and ZIP code, as "Albany, NY 12207". */
  readonly place: string;
  readonly phone: string;
  readonly wants: string;
  readonly about: string;
  /** Separated by commas. */
  readonly skills: string;
  readonly study: readonly [
    school: string,
    level: DegreeLevelName,
    major: string,
    yearsAgo: number,
  ];
  /** The newest first. Months before today; null while it goes on. Duties are sentences. */
  readonly work: readonly (readonly [
    title: string,
    company: string,
    from: number,
    to: number | null,
    duties: string,
  ])[];
  readonly certificate?: readonly [name: string, yearsAgo: number];
  readonly way: WorkType;
  readonly moves?: true;
  readonly says: {
    readonly proud: string;
    readonly hard: string;
    readonly strong: string;
    readonly next: string;
  };
  readonly learns: keyof typeof LEARNING;
  readonly hours: keyof typeof HOURS;
  readonly startsInWeeks: 1 | 2 | 4;
  readonly likes: readonly EnvironmentOption[];
  readonly needs: readonly AccommodationKey[];
  /** Own words for the need "Other". */
  readonly other?: string;
  /** Whether employers may find this person. */
  readonly findable: boolean;
}

const LEARNING = {
  watching: 'By watching somebody do it first, then doing it while they watch me.',
  reading: 'From written steps that I can go back to as often as I want.',
  doing: 'By doing it myself from the first day, with somebody near for questions.',
  practice: 'With short practice every day, so that each part is sure before the next one.',
} as const;

const HOURS = {
  full: 'Forty hours on weekdays. Evenings only now and then.',
  most: 'About thirty hours, over four or five days.',
  half: 'Twenty hours, best in the mornings.',
  shifts: 'Full time. Early shifts suit me, nights do not.',
} as const;

const STARTS = {
  1: 'Within a week of an offer.',
  2: 'Two weeks after an offer, so that I can set up my way there.',
  4: 'A month after an offer, because I have to give notice.',
} as const;

const STUDY_YEARS: Readonly<Record<DegreeLevelName, number>> = {
  ged: 1,
  high_school: 4,
  associates: 2,
  bachelors: 4,
  postgraduate: 2,
  phd: 5,
};

const namesOf = ({ name }: DemoPerson): readonly [first: string, last: string] => {
  const space = name.indexOf(' ');
  return [name.slice(0, space), name.slice(space + 1)];
};

/** The address of an invented person. Mail to this domain reaches nobody. */
export const emailOf = ({ name }: Pick<DemoPerson, 'name'>): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

/** The profile of an invented person, its dates counted back from today. */
export function resumeOf(person: DemoPerson, now: Date): ParsedResume {
  const [firstname, lastname] = namesOf(person);
  const [city = '', stateAndZip = ''] = person.place.split(', ');
  const [state = '', zip = ''] = stateAndZip.split(' ');
  const [school_name, level, major, yearsAgo] = person.study;
  const endYear = now.getUTCFullYear() - yearsAgo;
  return {
    firstname,
    middlename: null,
    lastname,
    email: emailOf(person),
    phone_number: person.phone,
    address1: null,
    address2: null,
    city,
    state,
    zip,
    country: 'United States',
    summary: person.about,
    skills: person.skills.split(', '),
    ideal_job: person.wants,
    relocate: person.moves ? 1 : 0,
    remote: person.way,
    education: [
      {
        school_name,
        level,
        major,
        start_year: String(endYear - STUDY_YEARS[level]),
        end_year: String(endYear),
        present: false,
        status: 'completed',
      },
    ],
    work_experience: person.work.map(([job_title, company, from, to, duties]) => ({
      job_title,
      company,
      responsibilities: duties.split(/(?<=\.) /),
      start_date: dayInMonth(now, from, '03'),
      end_date: to === null ? null : dayInMonth(now, to, '26'),
      present: to === null,
    })),
  };
}

/** A day of the month that was so many months ago, as DD-MM-YYYY. */
function dayInMonth(now: Date, monthsAgo: number, day: string): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
  const [year, month] = first.toISOString().split('-');
  return `${day}-${month}-${year}`;
}

/** The answers of an invented person to the eight questions. */
export function answersOf({ says, learns, hours, startsInWeeks, likes }: DemoPerson): Answers {
  return {
    q1w: says.proud,
    q2w: says.hard,
    q3w: says.strong,
    q4w: says.next,
    q5w: LEARNING[learns],
    q6w: [...likes],
    q7w: HOURS[hours],
    q8w: STARTS[startsInWeeks],
  };
}

/** The accommodations of an invented person, as they are stored. */
export function factsOf({ needs, other, moves }: DemoPerson): AccommodationFacts {
  const chosen = new Set<AccommodationKey>(needs);
  if (other !== undefined) chosen.add('OtherAccommodation');
  if (moves) chosen.add('WillingRelocate');
  return accommodationFacts({
    ...NO_ACCOMMODATIONS,
    ...Object.fromEntries([...chosen].map((key) => [key, true])),
    OtherAccommodationText: other ?? null,
  });
}
