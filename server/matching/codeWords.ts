import type { CodeSystem } from './codeSystem.ts';
import type { Weighted } from './inverted.ts';
import { occupationWords } from './titleWords.ts';
import type { TitleWeights } from './titleWeights.ts';
import { stemOf } from './words.ts';

type Bag = Map<string, number>;

/** What codes of all systems mean in words, so that they can be compared with each other. */
export interface CodeWords {
  /** The most telling words of a code's titles and of its groups, as a vector of length 1. */
  ofCode(system: string, code: string): Weighted;
  /** The words of a title, weighed in the same way. */
  ofTitle(title: string): Weighted;
}

/** Of a code; further words count for little and cost time. */
const mostWords = 200;

const pour = (into: Bag, from: Iterable<readonly [string, number]>, share = 1): void => {
  for (const [word, weight] of from) into.set(word, (into.get(word) ?? 0) + share * weight);
};

export function unitOf(bag: Iterable<readonly [string, number]>): Weighted {
  const list = [...bag];
  const length = Math.hypot(...list.map(([, weight]) => weight));
  return length === 0 ? [] : list.map(([word, weight]) => [word, weight / length] as const);
}

/** The heaviest of them as a vector of length 1, in an order that depends on nothing else. */
export const heaviest = (bag: Iterable<readonly [string, number]>, count: number): Weighted =>
  unitOf([...bag].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, count));

const stems = (title: string): string[] => [...new Set(occupationWords(title).map(stemOf))];

/** The bag of the words of each code's titles. */
function bagsOf({ known }: CodeSystem): Map<string, Bag> {
  const bags = new Map<string, Bag>();
  for (const { code, title, trust = 1 } of known) {
    const bag = bags.get(code) ?? new Map<string, number>();
    bags.set(code, bag);
    pour(
      bag,
      stems(title).map((stem) => [stem, trust]),
    );
  }
  return bags;
}

/** A vector for each group: the sum of those of its codes. */
function groupVectors(
  vectors: ReadonlyMap<string, Weighted>,
  groupOf: (code: string) => string,
): ReadonlyMap<string, Weighted> {
  const sums = new Map<string, Bag>();
  for (const [code, vector] of vectors) {
    const sum = sums.get(groupOf(code)) ?? new Map<string, number>();
    sums.set(groupOf(code), sum);
    pour(sum, vector);
  }
  return new Map([...sums].map(([group, sum]) => [group, heaviest(sum, mostWords)]));
}

/** Reads the core skills of a code as a vector: a skill counts more the fewer codes ask for it. */
export function skillReader(
  systems: readonly CodeSystem[],
): (skills: readonly string[]) => Weighted {
  const spread = new Map<string, number>();
  let codes = 0;
  for (const { known, skills } of systems) {
    if (!skills) continue;
    for (const code of new Set(known.map((one) => one.code))) {
      codes += 1;
      for (const skill of skills(code)) spread.set(skill, (spread.get(skill) ?? 0) + 1);
    }
  }
  return (skills) =>
    unitOf(
      skills.map((skill) => [`skill ${skill}`, Math.log(1 + codes / (spread.get(skill) ?? 1))]),
    );
}

/** Reads the codes of all systems as words; a word counts more the fewer codes have it. */
export function createCodeWords(
  systems: readonly CodeSystem[],
  { group, widerGroup, skills }: TitleWeights,
): CodeWords {
  const all = systems.map((system) => ({ system, bags: bagsOf(system) }));
  const spread = new Map<string, number>();
  let codes = 0;
  for (const { bags } of all)
    for (const bag of bags.values()) {
      codes += 1;
      for (const word of bag.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
    }
  const idf = (word: string): number => Math.log(1 + codes / (0.5 + (spread.get(word) ?? 0)));

  const skillsOf = skillReader(systems);
  const made = new Map<string, ReadonlyMap<string, Weighted>>();
  for (const { system, bags } of all) {
    const vectors = new Map(
      [...bags].map(([code, bag]) => [
        code,
        unitOf([...bag].map(([word, count]) => [word, Math.sqrt(count) * idf(word)] as const)),
      ]),
    );
    const groups = groupVectors(vectors, (code) => system.groups(code)[0]);
    const wider = groupVectors(vectors, (code) => system.groups(code)[1]);
    const withGroups = [...vectors].map(([code, vector]) => {
      const sum = new Map(vector);
      const [groupCode, widerCode] = system.groups(code);
      pour(sum, groups.get(groupCode) ?? [], group);
      pour(sum, wider.get(widerCode) ?? [], widerGroup);
      if (skills > 0) pour(sum, skillsOf(system.skills?.(code) ?? []), skills);
      return [code, heaviest(sum, mostWords)] as const;
    });
    made.set(system.name, new Map(withGroups));
  }
  return {
    ofCode: (system, code) => made.get(system)?.get(code) ?? [],
    ofTitle: (title) =>
      unitOf(
        stems(title)
          .filter((word) => spread.has(word))
          .map((word) => [word, idf(word)] as const),
      ),
  };
}
