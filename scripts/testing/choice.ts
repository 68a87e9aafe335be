import type { Changes } from './changes.ts';
import { lanes, type Lane, type Step } from './steps.ts';

/** The options from the command line. */
export interface Choice {
  readonly lane: Lane;
  /** Step names. "journeys" stands for the step on each database. */
  readonly only: readonly string[];
  /** Parts of test file names, passed on to vitest and playwright. */
  readonly patterns: readonly string[];
  /** Runs only what the change can reach. */
  readonly changed: boolean;
  /** The share of the tests to run, such as "1/4". */
  readonly part: string | undefined;
}

const usage = () =>
  `Use: npm test -- [--all [--part 1/4] | --changed] [--only STEP,STEP] [PART OF A TEST FILE'S NAME]. ` +
  `Steps: ${[...new Set(Object.values(lanes).flatMap((steps) => steps.map(({ name }) => name)))].join(', ')}.`;

const matches = (wanted: string) => (step: Step) =>
  step.name === wanted || step.name.startsWith(`${wanted}-`);

/**
 * Reads `--all`, `--part 1/4`, `--changed`, and `--only unit,journeys pattern…`.
 * @throws Error that lists the steps when a word is unknown
 */
export function readChoice(args: readonly string[]): Choice {
  const only: string[] = [];
  const patterns: string[] = [];
  let [isAll, changed] = [false, false];
  let part: string | undefined;
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--only') only.push(...(rest.shift() ?? '').split(','));
    else if (word.startsWith('--only=')) only.push(...word.slice(7).split(','));
    else if (word === '--part') part = rest.shift() ?? '';
    else if (word.startsWith('--part=')) part = word.slice(7);
    else if (word === '--all') isAll = true;
    else if (word === '--changed') changed = true;
    else if (word.startsWith('-')) throw new Error(`Unknown option "${word}". ${usage()}`);
    else patterns.push(word);
  }
  for (const wanted of only) {
    if (!Object.values(lanes).some((steps) => steps.some(matches(wanted))))
      throw new Error(`There is no step "${wanted}". ${usage()}`);
  }
  if (part !== undefined && !isPart(part))
    throw new Error(`"${part}" is no part: write it like 1/4. ${usage()}`);
  // A file that somebody names may be one that the gate leaves out.
  const lane = isAll || (patterns.length > 0 && only.length === 0) ? 'all' : 'gate';
  return { lane, only, patterns, changed, part };
}

function isPart(part: string): boolean {
  const [, at = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  return at >= 1 && at <= of;
}

/** The chosen steps with their options. File patterns alone leave out steps without files. */
export function choose(choice: Choice, changes?: Changes): Step[] {
  const named = (lane: Lane, wanted: string) => lanes[lane].filter(matches(wanted));
  const steps = choice.only.flatMap((wanted) => {
    const ofLane = named(choice.lane, wanted);
    return ofLane.length > 0 ? ofLane : named('all', wanted);
  });
  if (choice.only.length === 0) {
    const hasTests = (step: Step) => choice.patterns.length === 0 || step.kind !== 'check';
    steps.push(...lanes[choice.lane].filter(hasTests));
  }
  const ofPart = choice.part === undefined ? steps : inPart(steps, choice.part);
  return choice.changed ? ofPart.flatMap((step) => onChange(step, changes) ?? []) : ofPart;
}

/** Checks run in the first part; what the browser needs is built by whoever needs it. */
const inPart = (steps: Step[], part: string): Step[] =>
  steps
    .filter(({ kind }) => kind !== 'check' || part.startsWith('1/'))
    .map((step) => (step.kind === 'check' ? step : withOptions(step, `--shard=${part}`)));

/** What --changed runs of a step. Without a history, only what runs whole. */
function onChange(step: Step, changes?: Changes): Step | undefined {
  if (step.readsFiles) return step;
  if (step.kind === 'check') return step.name === 'build' ? undefined : step;
  if (!changes) return undefined;
  return step.kind === 'vitest'
    ? withOptions(step, '--changed', changes.since)
    : withOptions(step, `--only-changed=${changes.since}`);
}

const withOptions = (step: Step, ...options: string[]): Step => ({
  ...step,
  command: [...step.command, ...options],
});
