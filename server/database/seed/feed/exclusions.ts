import type { Setting } from './families/readFamilies.ts';
import type { Random } from './random.ts';

/** A sentence that excludes people, as in real postings, and where it appears. */
type Exclusion = { part: 'intro' | 'need' | 'offer'; only?: readonly Setting[]; sentence: string };

/**
 * About one posting in twenty-five has one, so that the language check finds something in the
 * sample feed. None is a real need of the work.
 */
const exclusions: readonly Exclusion[] = [
  { part: 'need', only: ['desk'], sentence: 'Must be able to stand for long periods' },
  { part: 'need', only: ['desk'], sentence: 'Must be able to lift 50 pounds' },
  { part: 'need', only: ['desk', 'class'], sentence: "Must have a valid driver's license" },
  {
    part: 'need',
    only: ['desk', 'floor', 'class'],
    sentence: 'Must be able-bodied and in good physical health',
  },
  { part: 'need', sentence: 'Must be able to walk, see, hear and speak without assistance' },
  { part: 'need', sentence: 'Must be physically and mentally fit' },
  { part: 'need', sentence: 'English native speaker' },
  { part: 'need', sentence: 'Perfect vision and hearing' },
  { part: 'need', sentence: 'Thick skin; this is not a job for the faint of heart' },
  { part: 'need', sentence: 'No history of mental illness' },
  { part: 'need', sentence: 'Able to multitask in a crazy fast-paced environment without breaks' },
  { part: 'need', sentence: 'Young and energetic, with no health problems' },
  { part: 'need', sentence: 'A normal, outgoing personality' },
  { part: 'intro', sentence: 'We move at a crazy fast pace and are looking for a rockstar.' },
  { part: 'intro', sentence: 'If you are a ninja who never takes a sick day, this is your place.' },
  { part: 'intro', sentence: 'Our last season was insane, and only the strong survive here.' },
  { part: 'intro', sentence: 'We are OCD about quality and blind to excuses.' },
  { part: 'intro', sentence: 'Lame excuses and slow walkers will not do well on this team.' },
  { part: 'offer', sentence: 'No accommodations can be made for this role.' },
  { part: 'offer', sentence: 'Applicants must disclose any medical conditions and medications.' },
  {
    part: 'offer',
    sentence:
      'We regret that the site is not suitable for wheelchair-bound or handicapped persons.',
  },
  { part: 'offer', sentence: 'Applications by phone only; no relay calls, please.' },
];

/** One or sometimes two exclusions that fit the setting. */
export function pickExclusions(setting: Setting, random: Random): Exclusion[] {
  const fitting = exclusions.filter(({ only }) => only === undefined || only.includes(setting));
  return random.sample(fitting, random.chance(0.25) ? 2 : 1);
}

/** Every sentence of the table, for counting them. */
export const exclusionSentences: readonly string[] = exclusions.map(({ sentence }) => sentence);
