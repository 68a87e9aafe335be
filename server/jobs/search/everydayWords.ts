import { kindsOfWork } from '#server/matching/kindsOfWork.ts';
import { occupations } from '#server/matching/occupations/table.ts';
import { singularOf, wordsOf } from './words.ts';

/**
 * What people type for a kind of work whose titles do not have the word: words, then the codes of
 * the occupations they may mean. Everything else is read from the titles of the occupation table.
 */
const meanings: readonly (readonly [names: string, codes: string])[] = [
  ['cashier, register, checkout', '41-2011 41-2031'],
  ['retail, store, shop', '41-2031 41-2011 53-7065'],
  ['grocery, supermarket', '53-7065 41-2011 53-7064'],
  ['bagger', '53-7064 41-2011'],
  ['warehouse', '53-7062 53-7065 43-5071 53-7051'],
  ['stocking, stocker, shelves', '53-7065 53-7062'],
  ['packing, packer', '53-7064 51-9111'],
  ['forklift', '53-7051'],
  ['factory, manufacturing, production, assembly', '51-2092 51-9199 51-9198 51-9111'],
  ['office, office work, clerical, paperwork', '43-9061 43-6014 43-4171 43-4071 43-9021'],
  ['receptionist, front desk', '43-4171 43-4081'],
  ['secretary', '43-6014 43-6011 43-6013 43-6012'],
  ['typing, typist, data entry', '43-9021 43-9022'],
  ['filing', '43-4071 43-9061'],
  ['mail room', '43-9051'],
  ['call center, phone, telephone', '43-4051 43-2011 41-9041'],
  ['customer service', '43-4051'],
  ['bookkeeping, accounting', '43-3031 13-2011'],
  ['help desk, computer help, tech support, it support', '15-1232'],
  ['cleaner, cleaning, janitor, custodian, janitorial', '37-2011 37-2012'],
  ['housekeeper, housekeeping, maid', '37-2012 37-2011'],
  ['yard work, lawn, gardening', '37-3011'],
  ['maintenance, repair, handyman', '49-9071'],
  ['truck, trucker, trucking, truck driver, cdl', '53-3032 53-3033'],
  ['delivery, delivery driver', '53-3033 53-3031 43-5021'],
  ['bus', '53-3051 53-3052'],
  ['nursing', '29-1141 29-2061 31-1131'],
  ['cna, nursing assistant, nurse aide', '31-1131 31-1121'],
  ['caregiver, home care, elder care', '31-1122 31-1121'],
  ['child care, childcare, daycare, babysitting', '39-9011'],
  ['teacher aide, teaching assistant, paraprofessional', '25-9042 25-9043'],
  ['animals, pets, dog', '39-2021 31-9096'],
  ['kitchen, kitchen help', '35-2021 35-9021 35-2012 35-2014'],
  ['cook, cooking', '35-2014 35-2012 35-2011 35-2015'],
  ['waiter, waitress, server, waitressing', '35-3031 35-3041'],
  ['fast food, restaurant', '35-3023 35-2011 35-3031 35-9011'],
  ['dishwasher, dishes', '35-9021'],
  ['coffee, barista', '35-3023'],
  ['security, guard', '33-9032'],
  ['construction, laborer', '47-2061'],
  ['hair, hairdresser', '39-5012 39-5011'],
];

/** Says who does the work and not which: a title may end with it, and leave the work's name. */
const roles = new Set(
  'agent aide assistant associate attendant clerk coordinator handler helper keyer operator representative specialist technician worker'.split(
    ' ',
  ),
);

/** The most words of an everyday name. */
const mostWords = 4;

/** Without the plural, so that "cashiers" is the name of a cashier. */
const keyOf = (words: readonly string[]): string => words.map(singularOf).join(' ');

/** From 1, so that 0 is "not known" and all fit into 16 bits. */
const numbers: ReadonlyMap<string, number> = new Map(
  occupations.map(({ code }, at) => [code, at + 1]),
);

/** The highest number of an occupation. */
export const occupationCount = (): number => numbers.size;

interface Everyday {
  /** The occupations that a name may mean. */
  readonly meant: ReadonlyMap<string, ReadonlySet<number>>;
  /** Those of them that have the name among their titles. */
  readonly titled: ReadonlyMap<string, ReadonlySet<number>>;
  /** The same by names of several words written together: "truckdriver". */
  readonly together: ReadonlyMap<string, string>;
  /** The occupation whose title a name is. */
  readonly titles: ReadonlyMap<string, number>;
}

function readEveryday(): Everyday {
  const meant = new Map<string, Set<number>>();
  const titled = new Map<string, Set<number>>();
  const titles = new Map<string, number>();
  const add = (name: string, code: string, ...lists: readonly Map<string, Set<number>>[]) => {
    const number = numbers.get(code);
    if (number === undefined) throw new Error(`No occupation has the code ${code} of "${name}".`);
    for (const list of lists) {
      const known = list.get(name);
      if (known === undefined) list.set(name, new Set([number]));
      else known.add(number);
    }
  };
  for (const { code, everydayTitles } of occupations) {
    for (const title of everydayTitles) {
      const words = wordsOf(title);
      const name = keyOf(words);
      add(name, code, meant, titled);
      if (!titles.has(name)) titles.set(name, numbers.get(code) ?? 0);
      // One word alone is often no name of the work: "senior associate".
      if (words.length > 2 && roles.has(words.at(-1) ?? ''))
        add(keyOf(words.slice(0, -1)), code, meant, titled);
    }
  }
  for (const [names, codes] of meanings)
    for (const name of names.split(', '))
      for (const code of codes.split(' ')) add(keyOf(name.split(' ')), code, meant);
  const several = [...meant].filter(([name]) => name.includes(' '));
  const together = new Map(several.map(([name]) => [name.replaceAll(' ', ''), name]));
  return { meant, titled, together, titles };
}

let read: Everyday | undefined;
const everyday = (): Everyday => (read ??= readEveryday());

/** What stands at a place among typed words: an everyday name of a kind of work. */
export interface EverydayName {
  /** How many words it has. */
  readonly length: number;
  readonly occupations: ReadonlySet<number>;
  /** Those of them that have it among their titles; all of them when none has. */
  readonly titled: ReadonlySet<number>;
  /** Its words, when they were typed as one. */
  readonly apart?: readonly string[];
}

/** The longest everyday name of a kind of work that begins at a typed word; null for none. */
export function everydayNameAt(words: readonly string[], at: number): EverydayName | null {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const key = keyOf(words.slice(at, at + length));
    const apart = length === 1 ? everyday().together.get(key) : undefined;
    const { meant, titled } = everyday();
    const name = [apart ?? key, key.replaceAll(' ', '')].find((one) => meant.has(one)) ?? '';
    const found = meant.get(name);
    if (found)
      return {
        length,
        occupations: found,
        titled: titled.get(name) ?? found,
        ...(apart && { apart: apart.split(' ') }),
      };
  }
  return null;
}

/**
 * The number of a job's occupation: that of its code, otherwise of the longest everyday title
 * within its own title; 0 when neither is known.
 */
export function occupationOf(title: string, code: string | null): number {
  const known = code === null ? undefined : numbers.get(code);
  if (known !== undefined) return known;
  const words = wordsOf(title);
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const number = everyday().titles.get(keyOf(words.slice(at, at + length)));
      if (number !== undefined) return number;
    }
  }
  return 0;
}

/** What the occupation of a number is called in everyday words. */
export const nameOfOccupation = (number: number): string =>
  occupations[number - 1]?.everydayTitles[0] ?? '';

/**
 * The occupations that a search for a name finds after those whose title it is: those that the
 * name is also used for, and those whose work is alike.
 */
export function relatedTo({
  occupations: meant,
  titled,
}: Pick<EverydayName, 'occupations' | 'titled'>): ReadonlySet<number> {
  const codes = [...titled].map((number) => occupations[number - 1]?.code ?? '');
  const kin = kindsOfWork()
    .related(codes)
    .map(({ code }) => numbers.get(code) ?? 0);
  return new Set([...meant, ...kin].filter((number) => !titled.has(number)));
}
