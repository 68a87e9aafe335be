import type { EmploymentType } from '../feedLine.ts';

/** "Permanent" and "regular" say nothing; so does any other word. */
const words: readonly [RegExp, EmploymentType][] = [
  [/\bfull\b|\bfull ?time|\bft\b/, 'FULL_TIME'],
  [/\bpart ?time|^part$|\bpt\b/, 'PART_TIME'],
  [/\bcontract(?:or|ors|ed|ual)?\b|\bfreelanc|\b1099\b/, 'CONTRACTOR'],
  [/\btemp(?:orary|s)?\b|\bseasonal|(?<!\blong )\bterm\b/, 'TEMPORARY'],
  [/\bintern(?:s|ship|ships)?\b/, 'INTERN'],
  [/\bvolunteer/, 'VOLUNTEER'],
  [/\bper ?diem|\bprn\b/, 'PER_DIEM'],
  [/^other$/, 'OTHER'],
];

/** Employment types of a string or a list of strings, each once, in the order of the feed. */
export function employmentTypes(...values: readonly unknown[]): EmploymentType[] {
  const found = values
    .flat()
    .filter((value) => typeof value === 'string')
    .flatMap((text) => text.replace(/\b([FP])\/T\b/gi, '$1T').split(/[,;|/]/))
    .flatMap(typesOf);
  return [...new Set(found)];
}

function typesOf(text: string): EmploymentType[] {
  const plain = text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[\s_\-‐-―.]+/gu, ' ')
    .trim();
  return words.filter(([pattern]) => pattern.test(plain)).map(([, type]) => type);
}
