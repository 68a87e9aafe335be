import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type Exploration, explore, type Part, type Plan } from './explore.ts';
import { eventOf, isRecord, leafOf, pathOf, shown, tell } from './tableText.ts';

/**
 * The chart of a machine as a table: state, event, target, change of the context, effects. It
 * is made from a walk, so it shows what the machine does and not only what it declares: a
 * missing assign changes a row.
 */
export type Row = {
  /**
   * The state that declares the transition, such as `failed.reading`; `(any)` for the whole
   * machine.
   */
  from: string;
  /** Such as `retry.requested`, `file.chosen [isReadable]`, `parseResume done` or `after tick`. */
  event: string;
  /** The entered leaf state; `(stays)` when none is entered. */
  target: string;
  /** Such as `failure = null`; `set` for a value that is long or has many variants. */
  context: string[];
  /** Such as `starts parseResume` or `emits goTo (path=/login)`. */
  effects: string[];
};

/** More values than this are shown as `set`. */
const FEW = 3;
/** The first values of an effect are enough to tell it from another. */
const MOST_CONTENTS = 4;

/** The values found in the walk, by name. */
type Met = Map<string, Set<string>>;

type Context = Record<string, unknown>;
type Findings = { row: Row; context: Met; effects: Map<string, Met> };

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || one instanceof File || other instanceof File)
    return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

function add(table: Met, key: string, value: unknown): void {
  table.set(key, (table.get(key) ?? new Set()).add(shown(value) ?? 'set'));
}

function values(found: Set<string>): string {
  return found.size > FEW ? 'set' : [...found].toSorted().join(' or ');
}

function record(findings: Findings, before: Context, part: Part<AnyMachineSnapshot>): void {
  for (const [key, value] of Object.entries(part.after.context))
    if (!isSame(before[key], value)) add(findings.context, key, value);
  for (const effect of part.effects) {
    const told = tell(effect);
    if (told === null) continue;
    const [name, contents] = told;
    const known = findings.effects.get(name) ?? new Map();
    findings.effects.set(name, known);
    for (const [key, value] of Object.entries(contents))
      if (shown(value) !== null) add(known, key, value);
  }
}

function finish({ row, context, effects }: Findings): Row {
  const told = [...effects].map(([name, contents]) => {
    const inner = [...contents]
      .slice(0, MOST_CONTENTS)
      .map(([key, found]) => `${key}=${values(found)}`);
    return inner.length === 0 ? name : `${name} (${inner.join(', ')})`;
  });
  const changes = [...context].map(([key, found]) => `${key} = ${values(found)}`);
  return { ...row, context: changes.toSorted(), effects: told };
}

/** The context at the start, before any transition. */
export function contextAtFirst(machine: AnyStateMachine, input: unknown): Context {
  const { context } = machine.config;
  return (typeof context === 'function' ? context({ input }) : context) ?? {};
}

/** Every row of a machine's chart that its walk took, in declared order. */
export function tableOf<Machine extends AnyStateMachine>(plan: Plan<Machine>): Row[] {
  const { machine } = plan;
  const found = new Map<AnyTransitionDefinition, Findings>();
  const beginnings = plan.inputs.map((input) => contextAtFirst(machine, input));
  // Taken as any machine's walk, because the plan's type is not known here.
  const { steps } = explore(plan) as Exploration<AnyMachineSnapshot>;
  for (const step of steps) {
    let before: Context = step.from?.context ?? beginnings.shift() ?? {};
    for (const part of step.parts) {
      for (const definition of part.transitions) {
        const target = definition.target === undefined ? '(stays)' : leafOf(part.after);
        const row = {
          from: pathOf(machine, definition.source.id),
          event: eventOf(definition),
          target,
          context: [],
          effects: [],
        };
        const findings = found.get(definition) ?? { row, context: new Map(), effects: new Map() };
        found.set(definition, findings);
        record(findings, before, part);
      }
      before = part.after.context;
    }
  }
  const order = (definition: AnyTransitionDefinition) => definition.source.order;
  return [...found]
    .toSorted(
      ([one], [other]) => order(one) - order(other) || siblingOrder(one) - siblingOrder(other),
    )
    .map(([, findings]) => finish(findings));
}

function siblingOrder(definition: AnyTransitionDefinition): number {
  const { source } = definition;
  const declared = [...(source.always ?? []), ...[...source.transitions.values()].flat()];
  return declared.indexOf(definition);
}

/** A rule of a chart written by hand: state, event, target, context after it, effects. */
export type Rule = readonly [
  from: string,
  event: string,
  target: string,
  context: readonly string[],
  effects: readonly string[],
];

/** The row of a table that a rule is about, in the same form. */
export function ruleOf(table: readonly Row[], from: string, event: string): Rule {
  const row = table.find((one) => one.from === from && one.event === event);
  if (row !== undefined) return [from, event, row.target, row.context, row.effects];
  const heard = table.filter((one) => one.from === from).map((one) => one.event);
  throw new Error(`"${from}" does not hear "${event}". It hears: ${heard.join(', ')}`);
}
