import type { Candidate } from './candidate.ts';
import type { JobIndex } from './index/jobIndex.ts';
import type { IndexedJob } from './index/readJob.ts';
import { createPhraseFinder, type PhraseFinder } from './phrases.ts';
import { capacity, gap, type Part, positive, type Reason } from './reasons.ts';
import { impliedSkills } from './impliedSkills.ts';
import { skillKey } from './skillKey.ts';
import { familyOf, stemsOf } from './words.ts';

/** A person's skills, prepared to compare with many postings of one index. */
export interface SkillSet {
  readonly finder: PhraseFinder<number>;
  /**
   * Every word family of the person's own text: a skill whose words are all there is not missing.
   */
  readonly families: ReadonlySet<string>;
}

/** Fewer of the skills that a posting names are no reason for it. */
const leastShare = 1 / 3;

/** How many missing skills are named. */
const mostMissing = 5;

/** The skills of a person, prepared once to be compared with many jobs. */
export function skillSet(index: JobIndex, candidate: Candidate): SkillSet {
  const own = [...candidate.skills, ...candidate.credentials];
  const told = [...own, candidate.text, ...candidate.titles.map(({ title }) => title)];
  const words = [...told, ...impliedSkills(told.join('\n'))];
  return {
    finder: createPhraseFinder(own, (stem) => index.stemNumber(stem)),
    families: new Set(words.flatMap(stemsOf).map(familyOf)),
  };
}

/**
 * The person's skills that the posting names, and missing ones. `total` counts both. The part
 * gives the share of named skills that the person has.
 * @param wordsEarned the score of the skills' words elsewhere, shown with this reason
 */
export function skillsPart(set: SkillSet, job: IndexedJob, wordsEarned: number): Part {
  const matched = new Map<string, string>();
  const missing: string[] = [];
  for (const skill of set.finder.find(job.words)) matched.set(skillKey(skill), skill);
  for (const skill of job.skills) {
    const key = skillKey(skill);
    if (matched.has(key) || key === '') continue;
    if (key.split(' ').every((stem) => set.families.has(familyOf(stem)))) matched.set(key, skill);
    else missing.push(skill);
  }
  const total = matched.size + missing.length;
  const value = total === 0 ? 0.5 : matched.size / total;
  const earned = capacity.skills * value;
  const reasons: Reason[] = [];
  if (matched.size > 0 && value >= leastShare) {
    reasons.push(
      positive('skills', earned + wordsEarned, { matched: [...matched.values()], total }),
    );
  }
  if (missing.length > 0) {
    const lost = capacity.skills - earned;
    reasons.push(gap('skills', lost, { missing: missing.slice(0, mostMissing), total }));
  }
  return { earned, reasons };
}
