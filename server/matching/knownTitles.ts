import { occupations } from './occupations/table.ts';
import type { Occupation } from './occupations/types.ts';

/** One known title of an occupation. `trust` (0 … 1) weighs its source: 1 for a direct title. */
export interface KnownTitle {
  readonly code: string;
  readonly title: string;
  readonly trust?: number;
  /** Whether it is the occupation's own name. */
  readonly isName?: boolean;
  /** Whether people who do the work reported it. */
  readonly isReported?: boolean;
}

/**
 * An official SOC title as titles that people write: whole, and each trade it lists, with the word
 * that governs the list ("Helpers--Carpenters" gives "Carpenters Helper").
 */
export function officialTitles(code: string, title: string): KnownTitle[] {
  const bare = title.replace(/, Except .*$|, All Other$/, '');
  const helper = bare.startsWith('Helpers--');
  const machine = /Machine (?:Tool )?Setters, Operators, and Tenders/.exec(bare)?.[0];
  const list = bare.replace(/^Helpers--/, '').replace(machine ?? '', '');
  const parts = list
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3)
    .map((part) => (helper ? `${part} Helper` : part))
    .map((part) => (machine === undefined ? part : `${part} Machine Operator`));
  const whole = { code, title: bare.replace('--', ' ') };
  return parts.length > 1 || helper || machine !== undefined
    ? [whole, ...parts.map((part) => ({ code, title: part, trust: 0.8 }))]
    : [whole];
}

/** Every title of our own table. */
export const tableTitles = (table: readonly Occupation[] = occupations): KnownTitle[] =>
  table.flatMap(({ code, title, everydayTitles }) => [
    ...officialTitles(code, title),
    ...everydayTitles.map((everyday) => ({ code, title: everyday })),
  ]);
