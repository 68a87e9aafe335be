import type { Changes } from './changes.ts';
import { chooseExtras, type Extras } from './extras.ts';
import { grepFor, type Reached } from './reach.ts';
import { waves, type Step } from './steps.ts';

/** The options from the command line. */
export interface Choice {
  /** Step names. "server" and "journeys" stand for the step on each database. */
  only: string[];
  /** Parts of test file names, passed on to vitest and playwright. */
  patterns: string[];
  /** Runs the extras too, whatever changed. */
  all: boolean;
  /** Runs only what the change can reach. */
  changed: boolean;
}

/**
 * Reads `--all`, `--changed`, and `--only unit,journeys pattern…`.
 * @throws Error that lists the steps when a name is unknown
 */
export function readChoice(args: string[]): Choice {
  const choice: Choice = { only: [], patterns: [], all: false, changed: false };
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--only') choice.only.push(...(rest.shift() ?? '').split(','));
    else if (word.startsWith('--only=')) choice.only.push(...word.slice(7).split(','));
    else if (word === '--all') choice.all = true;
    else if (word === '--changed') choice.changed = true;
    else if (word.startsWith('-')) throw new Error(`Unknown option "${word}". ${usage()}`);
    else choice.patterns.push(word);
  }
  const names = waves.flat().map((step) => step.name);
  for (const wanted of choice.only) {
    if (!names.some((name) => matches(name, wanted))) {
      throw new Error(`There is no step "${wanted}". ${usage()}`);
    }
  }
  return choice;
}

function usage(): string {
  const names = waves.flat().map((step) => step.name);
  return (
    `Use: npm test -- [--all | --changed] [--only STEP,STEP] [PART OF A TEST FILE'S NAME]. ` +
    `Steps: ${names.join(', ')}.`
  );
}

function matches(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}-`);
}

/**
 * The extras of this run. Naming steps or files includes all extras.
 * @param changes called only if the choice depends on it
 */
export function extrasOf(choice: Choice, changes: () => Changes | undefined): Extras {
  const isNamed = choice.only.length > 0 || choice.patterns.length > 0;
  if (isNamed) return { ...chooseExtras(true, undefined), why: '' };
  return chooseExtras(choice.all, choice.all ? undefined : changes());
}

/**
 * The waves with only the chosen steps. File patterns alone leave out steps without files.
 * @param reached the browser tests that the changes reach
 */
export function choose(
  choice: Choice,
  extras: Pick<Extras, 'chosen'>,
  changes?: Changes,
  reached?: Reached,
  all: Step[][] = waves,
): Step[][] {
  const isChosen = (step: Step) =>
    choice.only.length > 0
      ? choice.only.some((wanted) => matches(step.name, wanted))
      : choice.patterns.length === 0 || step.kind !== 'check';
  const hasExtra = ({ extra }: Step) => extra === undefined || extras.chosen.has(extra);
  const prepared = (step: Step) => {
    const { without } = step;
    const isLess = without !== undefined && !extras.chosen.has(without.extra);
    return isLess ? { ...step, env: { ...step.env, ...without.env } } : step;
  };
  const steps = (wave: Step[]) => {
    const chosen = wave.filter(isChosen).map(prepared);
    if (!choice.changed) return chosen.filter(hasExtra);
    return chosen.flatMap((step) => onChange(step, changes, reached) ?? []);
  };
  return all.map(steps).filter((wave) => wave.length > 0);
}

/**
 * What --changed runs of a step. Without a history, tests that are chosen by what they reach do
 * not run.
 */
function onChange(step: Step, changes?: Changes, reached?: Reached): Step | undefined {
  if (step.onChange === 'all') return step;
  if (step.onChange === 'wide') return !reached || reached.isWide ? step : undefined;
  if (step.onChange !== 'reached' || step.extra || !changes) return undefined;
  if (step.kind === 'vitest') return withOptions(step, '--changed', changes.since);
  const grep = reached && grepFor(reached, step.tests ?? '');
  return grep === undefined ? undefined : withOptions(step, `--grep=${grep}`);
}

const withOptions = (step: Step, ...options: string[]): Step => ({
  ...step,
  command: [...step.command, ...options],
});
