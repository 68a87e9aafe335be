import type { Occupation } from '#server/matching/occupations/types.ts';
import { capital, joined } from './requirements.ts';
import type { Random } from './random.ts';

/** Traits rather than skills: nobody has "experience with patience". */
const traits: ReadonlySet<string> = new Set(
  (
    'active listening|alertness|attention to detail|calm under pressure|color sense|communication|confidentiality|coordination|' +
    'cultural awareness|decision making|empathy|fine motor work|flexibility|following instructions|leadership|memorization|' +
    'multitasking|organization|patience|persuasion|problem solving|team leadership|teamwork|timely delivery'
  ).split('|'),
);

/** Physical activities; written as a task that aids and colleagues can help with. */
const bodily: ReadonlySet<string> = new Set(
  'climbing|digging|lifting|luggage handling|manual labor|tower climbing|working at heights'.split(
    '|',
  ),
);

/** Never written: they describe a body instead of the work, or a language named elsewhere. */
const unsaid: ReadonlySet<string> = new Set(
  'physical fitness|standing|Spanish|American Sign Language|foreign language'.split('|'),
);

const papers = /\b(license|certification)$|^CDL$/;
const warmStates: ReadonlySet<string> = new Set('AL AZ CA FL GA HI LA MS PR SC TX'.split(' '));

export type SaidSkills = { skills: string[]; lines: string[] };

/** The skills a posting names, and the lines that name them literally. */
export function saySkills(
  occupation: Occupation,
  { state, licences, trains }: { state: string; licences: readonly string[]; trains: boolean },
  random: Random,
): SaidSkills {
  const usable = occupation.skills.filter(
    (skill) => !unsaid.has(skill) && !(skill === 'snow removal' && warmStates.has(state)),
  );
  const skills = random.sample(usable, random.int(Math.min(4, usable.length), usable.length));
  const held = (skill: string): boolean => licences.some((licence) => licence.includes(skill));
  const named = (test: (skill: string) => boolean): string[] => skills.filter(test);
  const plain = named((skill) => !traits.has(skill) && !bodily.has(skill) && !papers.test(skill));
  const missing = named((skill) => papers.test(skill) && !held(skill));
  const lines: string[] = [];
  const half = plain.length > 3 ? Math.ceil(plain.length / 2) : plain.length;
  const ways = trains ? learned : openings[occupation.level];
  const groups = [plain.slice(0, half), plain.slice(half)].filter((group) => group.length > 0);
  for (const [at, open] of random.sample(ways, groups.length).entries()) {
    lines.push(open(joined(groups[at] ?? [])));
  }
  const traitList = named((skill) => traits.has(skill));
  if (traitList.length > 0) lines.push(`Strengths: ${joined(traitList)}`);
  for (const paper of missing) lines.push(`${capital(paper)}, or ready to earn it`);
  const body = named((skill) => bodily.has(skill));
  if (body.length > 0) {
    lines.push(
      `Tasks include ${joined(body)}, with the right equipment and reasonable accommodation`,
    );
  }
  return { skills, lines: [...new Set(lines)] };
}

type Opening = (list: string) => string;
const learned: readonly Opening[] = [
  (list) => `Willing to learn ${list}`,
  (list) => `We will train you in ${list}`,
  (list) => `Interest in ${list}`,
];
const practised: readonly Opening[] = [
  (list) => `Experience with ${list}`,
  (list) => `Good working knowledge of ${list}`,
  (list) => `Skills in ${list}`,
];
const expert: readonly Opening[] = [
  (list) => `Strong skills in ${list}`,
  (list) => `A solid background in ${list}`,
  (list) => `Experience with ${list}`,
];
const openings: Readonly<Record<Occupation['level'], readonly Opening[]>> = {
  1: learned,
  2: practised,
  3: practised,
  4: expert,
  5: expert,
};
