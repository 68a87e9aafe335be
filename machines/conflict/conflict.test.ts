import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { conflictMachine } from './conflict.ts';
import type { ConflictInput } from './conflictTypes.ts';
import type { FormRecord, FormValues } from '../form/formTypes.ts';
import { conflictPlan } from '../testing/conflictPlan.ts';
import { controlled } from '../testing/controlled.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { MINE, SAME_AGAIN, THEIRS } from '../testing/formPlan.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { replay, shortestPaths } from '../testing/replay.ts';

const walked = explore(conflictPlan);
const ended = walked.steps.filter(({ to }) => to.status === 'done');
const loaded = (answer: FormRecord | null) =>
  walked.steps.filter(
    ({ event }) =>
      event.type === 'xstate.done.actor.loadTheirs' &&
      JSON.stringify(Reflect.get(event, 'output')) === JSON.stringify(answer),
  );

describe('two versions of a record', () => {
  test('reaches every state and takes every transition', () => {
    expect(unreachedStates(conflictMachine, walked)).toEqual([]);
    expect(declaredCount(conflictMachine)).toBeGreaterThan(10);
    expect(untakenTransitions(conflictMachine, walked)).toEqual([]);
  });

  test('can reach a decision from every state, and leave every failure by an event of the person', () => {
    expect(deadEnds(walked, ({ status }) => status === 'done')).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('does the same in a running machine', async () => {
    const paths = shortestPaths(conflictPlan);
    expect(paths.length).toBeGreaterThan(8);
    expect(await Promise.all(paths.map((path) => replay(conflictPlan, path)))).toEqual(
      paths.map((path) => path.end),
    );
  });
});

describe('on every path', () => {
  test('lets only the person decide about a version with other values', () => {
    const others = loaded(THEIRS);
    expect(others.length).toBeGreaterThan(2);
    expect(others.every(({ to }) => to.matches('choosing'))).toBe(true);
  });

  test('takes a version with the sent values as saved, but never as deleted', () => {
    for (const { from, to } of loaded(MINE))
      expect([to.value, to.output]).toEqual(
        from?.context.mine === null
          ? ['choosing', undefined]
          : ['decided', { kind: 'saved', theirs: MINE }],
      );
    expect(loaded(MINE).length).toBeGreaterThan(1);
  });

  test('asks nothing about a version that is only newer', () => {
    const newer = loaded(SAME_AGAIN).filter(({ from }) => from?.context.known.entry.id === 'a');
    expect(newer.length).toBeGreaterThan(1);
    for (const { to } of newer) expect(to.output).toEqual({ kind: 'newer', theirs: SAME_AGAIN });
    // Added elsewhere while the person's form was still empty.
    const added = loaded(SAME_AGAIN).filter(({ from }) => from?.context.known.entry.id === null);
    expect(added.every(({ to }) => to.matches('choosing'))).toBe(true);
  });

  test('asks about a deleted entry when saving, and not when deleting', () => {
    for (const { from, to } of loaded(null))
      expect([to.value, to.output]).toEqual(
        from?.context.mine === null
          ? ['decided', { kind: 'theirs', theirs: null }]
          : ['choosing', undefined],
      );
    expect(loaded(null).length).toBeGreaterThan(1);
    const known = walked.steps.filter(({ from, to }) => !from && to.context.isGone);
    expect(known.map(({ to }) => to.value)).toEqual(['choosing']);
  });

  test('returns the person’s choice, with the other version', () => {
    const kinds = {
      'mine.kept': 'mine',
      'theirs.taken': 'theirs',
      'conflict.dismissed': 'later',
      'failure.dismissed': 'later',
    };
    for (const [type, kind] of Object.entries(kinds)) {
      const said = ended.filter(({ event }) => event.type === type);
      expect(said.length).toBeGreaterThan(0);
      for (const { from, to } of said)
        expect(to.output).toEqual(
          kind === 'later' ? { kind } : { kind, theirs: from?.context.theirs },
        );
    }
  });
});

describe('values that are already saved', () => {
  /** The decision when `typed` was sent over `known` and the server has `now`, after lost saves. */
  async function decide(
    known: FormValues,
    typed: FormValues,
    now: FormValues,
    asSaved: ConflictInput['asSaved'] = (values) => values,
    lost?: readonly FormValues[],
  ) {
    const load = controlled<FormRecord | null, FormRecord>();
    const machine = conflictMachine.provide({ actors: { loadTheirs: load.logic } });
    const input = { known: { entry: { id: 'a', etag: '1' }, values: known }, isGone: false };
    const actor = createActor(machine, {
      input: { ...input, mine: typed, asSaved, ...(lost ? { lost } : {}) },
    }).start();
    expect(load.calls[0]?.input).toEqual(input.known);
    load.calls[0]?.resolve({ entry: { id: 'a', etag: '2' }, values: now });
    const asked = new Promise<string>((resolve) => {
      actor.subscribe((snapshot) => snapshot.matches('choosing') && resolve('asked'));
    });
    return Promise.race([asked, toPromise(actor).then(({ kind }) => kind)]);
  }

  test('are recognized despite other spaces or another order of choices', async () => {
    const known = { Title: 'Clerk', Chosen: [] };
    const now = { Title: 'Cook', Chosen: ['a', 'b'] };
    expect(await decide(known, { Title: ' Cook ', Chosen: ['b', 'a'] }, now)).toBe('saved');
  });

  test('are recognized when a field that no longer applies was not stored', async () => {
    const known = { Present: false, EndDate: '2019-12-31' };
    const typed = { Present: true, EndDate: '2020-01-31' };
    const now = { Present: true, EndDate: '' };
    const asSaved: ConflictInput['asSaved'] = (values) =>
      values['Present'] === true ? { ...values, EndDate: '' } : values;
    expect(await decide(known, typed, now, asSaved)).toBe('saved');
    expect(await decide(known, typed, now)).toBe('asked');
  });

  test('are recognized in a record in which somebody else also changed another field', async () => {
    const known = { Title: 'Clerk', Place: 'Harbor' };
    const typed = { Title: 'Cook', Place: 'Harbor' };
    expect(await decide(known, typed, { Title: 'Cook', Place: 'Station' })).toBe('saved');
  });

  test('are one’s own when a save without an answer said just this', async () => {
    const known = { Present: false, EndDate: '2019-12-31' };
    const asSaved: ConflictInput['asSaved'] = (values) =>
      values['Present'] === true ? { ...values, EndDate: '' } : values;
    const now = { Present: false, EndDate: '2020-01-31' };
    const typed = { Present: false, EndDate: '2020-02-29' };
    const lost = [{ Present: true, EndDate: '' }, now];
    expect(await decide(known, typed, now, asSaved, lost)).toBe('newer');
    expect(await decide(known, typed, now, asSaved, lost.slice(0, 1))).toBe('asked');
    // Sent again as it was: it is saved already.
    const again = { Present: true, EndDate: '2020-01-31' };
    const stored = { Present: true, EndDate: '' };
    expect(await decide(known, again, stored, asSaved, lost)).toBe('saved');
    // Typed back to what was known before: that has to be saved again.
    expect(await decide(known, known, now, asSaved, lost)).toBe('newer');
  });
});
