import type { DegreeLevelName } from '#domain/degrees.ts';
import type { Occupation } from '#server/matching/occupations/types.ts';
import { credentialOf } from './credentials.ts';
import type { Family } from './families/readFamilies.ts';
import type { PostingRequirements } from './posting.ts';
import type { Random } from './random.ts';
import { topTitle } from './titles.ts';
import type { FeedTitle } from './titles.ts';

const degreeTexts: Readonly<Record<DegreeLevelName, readonly string[]>> = {
  ged: ['A GED or high school diploma'],
  high_school: [
    'A high school diploma or GED',
    'A high school diploma, GED or the same in experience',
  ],
  associates: [
    "An associate's degree or equal experience",
    "An associate's degree or a certificate in the field",
  ],
  bachelors: ["A bachelor's degree in a related field", "A bachelor's degree or equal experience"],
  postgraduate: [
    "A master's degree or higher in the field",
    'A graduate degree in a related field',
  ],
  phd: ['A doctorate in the field'],
};

/** The requirements as data, and the lines of the posting that say the same. */
export type Asked = {
  requirements: PostingRequirements;
  lines: string[];
  /** Whether the job is for people without experience, so that skills are learned there. */
  trains: boolean;
};

/** Degree, licences, years and languages for a posting, by occupation, rank and place. */
export function askFor(
  occupation: Occupation,
  family: Family,
  { title, seniority }: FeedTitle,
  state: string,
  random: Random,
): Asked {
  const { licences: usual = [], degree, degreeText } = credentialOf(occupation.code);
  const asked: Asked = { requirements: {}, lines: [], trains: false };

  const level = degree ?? usualDegree(occupation, family, random);
  if (level !== 'none') {
    asked.requirements.degree = level;
    asked.lines.push(degreeText ?? random.pick(degreeTexts[level]));
  }

  // A helper or trainee works under the licence of someone else.
  const licences =
    seniority === 'entry' && /helper|trainee|apprentice/i.test(title) ? [] : [...usual];
  if (licences.length > 0) {
    asked.requirements.licences = licences;
    asked.lines.push(capital(`${joined(licences)}${random.chance(0.3) ? ', current' : ''}`));
  }

  const years = yearsFor(occupation, { title, seniority }, random);
  if (years > 0) {
    asked.requirements.years = years;
    const span = `${years} ${years === 1 ? 'year' : 'years'}`;
    asked.lines.push(
      random.pick([
        `At least ${span} of experience in a similar role`,
        `${span} or more of related experience`,
        `At least ${span} of experience in this kind of work`,
      ]),
    );
  } else if (seniority === 'entry' || random.chance(0.5)) {
    asked.trains = occupation.level < 4 && licences.length === 0;
    asked.lines.push(
      asked.trains
        ? random.pick(['No experience is needed; we train you', 'No earlier experience is needed'])
        : 'New graduates and people new to the field are welcome',
    );
  }

  const languages = languagesFor(occupation, title, state, random);
  if (languages.length > 0) {
    asked.requirements.languages = languages;
    asked.lines.push(
      `Fluent ${joined(languages)}${languages.includes('English') ? '' : ' and English'}`,
    );
  }
  return asked;
}

function usualDegree(
  occupation: Occupation,
  family: Family,
  random: Random,
): DegreeLevelName | 'none' {
  if (occupation.level === 1) return 'none';
  if (occupation.level === 2) return random.chance(0.6) ? 'high_school' : 'none';
  if (occupation.level === 3) {
    const studied =
      ['desk', 'care', 'class'].includes(family.setting) && !occupation.code.startsWith('41');
    return studied && random.chance(0.6) ? 'associates' : 'high_school';
  }
  return occupation.level === 4 ? 'bachelors' : 'postgraduate';
}

function yearsFor(occupation: Occupation, { title, seniority }: FeedTitle, random: Random): number {
  if (seniority === 'entry') return 0;
  const manages =
    occupation.code.startsWith('11') || occupation.title.startsWith('First-Line Supervisors');
  const low = manages ? 2 : ([0, 0, 0, 1, 1, 1][occupation.level] ?? 0);
  const high = manages ? 6 : ([0, 0, 1, 3, 4, 5][occupation.level] ?? 0);
  const directs = topTitle.test(title) ? 4 : 0;
  return random.int(low, high) + directs + (seniority === 'senior' ? 3 : 0);
}

function languagesFor(
  occupation: Occupation,
  title: string,
  state: string,
  random: Random,
): string[] {
  if (/sign language|\bASL\b/i.test(title)) return ['American Sign Language'];
  if (state === 'PR') return ['Spanish', 'English'];
  if (/bilingual|spanish/i.test(title)) return ['Spanish'];
  if (occupation.code === '27-3091') return ['Spanish'];
  const meetsPeople = /^(21|29-1141|31-9092|41|43-4|43-6013|33-30)/.test(occupation.code);
  return meetsPeople && random.chance(0.06) ? ['Spanish'] : [];
}

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  const pairs = words.filter((word) => word.includes(' and '));
  const ordered = [...pairs, ...words.filter((word) => !pairs.includes(word))];
  const last = ordered.at(-1) ?? '';
  if (ordered.length < 2) return last;
  // "copying and scanning, and filing": the comma separates the pair from the list.
  return `${ordered.slice(0, -1).join(', ')}${pairs.length > 0 ? ', and' : ' and'} ${last}`;
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
