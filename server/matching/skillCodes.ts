import { occupations } from './occupations/table.ts';
import { createPhraseFinder, type PhraseFinder } from './phrases.ts';
import type { CodeScore } from './titles.ts';
import { stemsOf } from './words.ts';

interface SkillTable {
  readonly finder: PhraseFinder<string>;
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

let table: SkillTable | undefined;

/** Which occupations have each skill of our table as a core skill. */
function skillTable(): SkillTable {
  if (table !== undefined) return table;
  const codes = new Map<string, string[]>();
  for (const { code, skills } of occupations) {
    for (const skill of skills) {
      const list = codes.get(skill);
      if (list === undefined) codes.set(skill, [code]);
      else list.push(code);
    }
  }
  table = { finder: createPhraseFinder(codes.keys(), (stem) => stem), codes };
  return table;
}

/** One core skill alone names no occupation, because many share it. */
const leastSkills = 2;

/** More skills add nothing new. */
export const mostSkills = 100;

/** Above this share of an occupation's core skills, more skills add nothing. */
const enough = 0.6;

/**
 * How well skills agree with each occupation, 0 … 1, best first: rare core skills count more than
 * those many occupations share.
 */
export function codesOfSkills(skills: readonly string[]): CodeScore[] {
  const { finder, codes } = skillTable();
  const found = new Set(
    skills.slice(0, mostSkills).flatMap((skill) => finder.find(stemsOf(skill))),
  );
  const rarity = (skill: string): number =>
    Math.log(1 + occupations.length / (codes.get(skill)?.length ?? 1));
  const sums = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const skill of found) {
    for (const code of codes.get(skill) ?? []) {
      sums.set(code, (sums.get(code) ?? 0) + rarity(skill));
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return occupations
    .flatMap(({ code, skills: core }) => {
      const sum = sums.get(code) ?? 0;
      const whole = core.reduce((total, skill) => total + rarity(skill), 0);
      return (counts.get(code) ?? 0) < leastSkills
        ? []
        : [{ code, score: Math.min(1, sum / (whole * enough)) }];
    })
    .sort((a, b) => b.score - a.score || a.code.localeCompare(b.code));
}
