import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { Effect } from './explore.ts';

/** The names of states, events, values and effects in a table of a machine. */

const LONGEST_TEXT = 36;
const LARGEST_NUMBER = 9999;
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Whether the value is an object, so that its members can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value that is short enough for a table; null otherwise. */
export function shown(value: unknown): string | null {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Math.abs(value) <= LARGEST_NUMBER ? String(value) : null;
  if (typeof value === 'string')
    return value.length <= LONGEST_TEXT && !ID.test(value) ? value : null;
  if (Array.isArray(value) && value.length === 0) return '[]';
  return isRecord(value) && Object.keys(value).length === 0 && value.constructor === Object
    ? '{}'
    : null;
}

/** The state without the name of its machine. */
export function pathOf(machine: AnyStateMachine, id: string): string {
  return id === machine.id ? '(any)' : id.slice(machine.id.length + 1);
}

/** The state of a snapshot as text: "editing.idle", parallel regions joined by " + ". */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  const path = (value: unknown): string =>
    isRecord(value)
      ? Object.entries(value)
          .map(([key, inner]) => `${key}.${path(inner)}`)
          .join(' + ')
      : String(value);
  return path(snapshot.value);
}

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return 'type' in guard ? guard.type : guard.name;
}

/** The event of a transition as the table names it. */
export function eventOf(definition: AnyTransitionDefinition): string {
  const { eventType } = definition;
  const told = eventType
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed')
    .replace(/^xstate\.done\.state\..*$/, 'child states done')
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1');
  const guard = guardOf(definition);
  const others = siblings(definition);
  const suffix = guard === null ? (others.length > 1 ? ' [else]' : '') : ` [${guard}]`;
  return `${told === '' ? 'always' : told}${suffix}`;
}

/** All transitions of this state for this event. */
function siblings({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
}

const SILENT = new Set(['xstate.cancel', 'xstate.stopChild']);

/** The name of an effect, and the contents that tell it from others. */
export function tell({
  type,
  params,
}: Effect): [name: string, contents: Record<string, unknown>] | null {
  const contents = isRecord(params) ? params : {};
  if (type === 'xstate.spawnChild') {
    const { id, input } = contents;
    return [`starts ${String(id)}`, isRecord(input) ? input : {}];
  }
  if (type === 'xstate.emit' && isRecord(contents['event'])) {
    const { type: emitted, ...rest } = contents['event'];
    return [`emits ${String(emitted)}`, rest];
  }
  if (type === 'xstate.sendTo' && isRecord(contents['event']))
    return [`tells ${String(contents['event']['type'])}`, {}];
  if (type === 'xstate.raise') {
    if (typeof contents['delay'] !== 'number') return null;
    const event = isRecord(contents['event']) ? String(contents['event']['type']) : '';
    return [`timer ${event.split('.')[2] ?? event}`, { ms: String(contents['delay']) }];
  }
  return SILENT.has(type) ? null : [type, contents];
}
