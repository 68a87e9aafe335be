import type { KnownTitle } from './knownTitles.ts';
import { occupationByCode } from './occupations/table.ts';
import { createTitleMatcher, type TitleMatcher } from './titles.ts';

/** A system of occupations by whose codes titles are read. */
export interface CodeSystem {
  readonly name: 'soc' | 'esco';
  readonly known: readonly KnownTitle[];
  readonly matcher: TitleMatcher;
  /** The group of a code, and the wider group of that. */
  readonly groups: (code: string) => readonly [group: string, wider: string];
  /** The core skills of a code's work, where the system tells them. */
  readonly skills?: (code: string) => readonly string[];
}

/** By SOC 2018: broad occupation and minor group, and the skills of our own table. */
export const socSystem = (
  known: readonly KnownTitle[],
  matcher: TitleMatcher = createTitleMatcher(known),
): CodeSystem => ({
  name: 'soc',
  known,
  matcher,
  groups: (code) => [code.slice(0, 6), code.slice(0, 4)],
  skills: (code) => occupationByCode.get(code)?.skills ?? [],
});

/** By ESCO, whose codes begin with four digits of ISCO-08: unit group and minor group. */
export const escoSystem = (known: readonly KnownTitle[]): CodeSystem => ({
  name: 'esco',
  known,
  matcher: createTitleMatcher(known, { hasResiduals: false }),
  groups: (code) => [code.slice(0, 4), code.slice(0, 3)],
});
