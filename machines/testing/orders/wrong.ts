import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** Makes wrong machines of right ones, to show that the search finds what is wrong. */

type Config = Record<string, unknown>;

/** A change of one part of a chart; the path says where it is, as `signedIn.leaving.on`. */
type Change = (part: Config, path: string) => Config;

function changedIn(value: unknown, path: string, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => changedIn(one, path, change));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(change({ ...value }, path)).map(([key, part]) => [
    key,
    changedIn(part, key === 'states' ? path : [path, key].filter(Boolean).join('.'), change),
  ]);
  return Object.fromEntries(parts);
}

/** The machine with its chart changed. */
export function withChart(machine: AnyStateMachine, change: Change): AnyStateMachine {
  const config = changedIn(machine.config, '', change);
  // A chart of the same shape as the one that was checked when it was written.
  return createMachine(config as never, machine.implementations as never);
}

function nameOf(action: unknown): unknown {
  return typeof action === 'object' && action !== null && 'type' in action ? action.type : action;
}

/** The machine that forgets an action; only where the path matches. */
export function withoutAction(
  machine: AnyStateMachine,
  name: string,
  where = /(?:)/,
): AnyStateMachine {
  return withChart(machine, (part, path) => {
    const { actions } = part;
    if (actions === undefined || !where.test(path)) return part;
    const all = Array.isArray(actions) ? actions : [actions];
    return { ...part, actions: all.filter((action) => nameOf(action) !== name) };
  });
}
