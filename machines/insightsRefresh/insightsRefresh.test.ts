import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Insights, NO_INSIGHTS, type UserSOC } from '#domain/insights.ts';
import { type Computing, insightsMachine } from '../insights/insights.ts';
import { insightsRefreshMachine, type InsightsSource } from './insightsRefresh.ts';
import { controlled } from '../testing/controlled.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { insightsOutcomes } from '../testing/insightsPlan.ts';
import { insightsRefreshPlan, SOURCE } from '../testing/insightsRefreshPlan.ts';
import { deadEnds } from '../testing/invariants.ts';

const isFailedOutcome = (event: { type: string }) =>
  'output' in event &&
  insightsOutcomes.some((one) => one === event.output && one.result !== 'saved');
const walked = explore(insightsRefreshPlan);

describe('updating insights after a change', () => {
  test('reaches every state, takes every transition, and always comes to rest', () => {
    expect(unreachedStates(insightsRefreshMachine, walked)).toEqual([]);
    expect(untakenTransitions(insightsRefreshMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('idle'))).toEqual([]);
  });

  test('logs every failure, and nothing else', () => {
    const logs = walked.steps.filter(({ effects }) =>
      effects.some(({ type }) => type === 'logFailure'),
    );
    const fails = walked.steps.filter(
      ({ event }) => event.type.startsWith('xstate.error') || isFailedOutcome(event),
    );
    expect(fails.length).toBeGreaterThan(5);
    expect(logs).toEqual(fails);
  });

  test('starts another round after a change during a round, even when that round failed', () => {
    const ends = walked.steps.filter(
      ({ from, event }) => from?.context.isOutdated && /(done.*insights|error)/.test(event.type),
    );
    expect(ends.length).toBeGreaterThan(4);
    const left = ends.filter((step) => !starts(step, 'loadSource'));
    expect(left).toEqual([]);
  });

  test('never rests while the profile has newer changes', () => {
    const resting = [...walked.places.values()].filter((place) => place.matches('idle'));
    expect(resting.length).toBeGreaterThan(0);
    expect(resting.filter((place) => place.context.isOutdated)).toEqual([]);
  });
});

test('computes and saves from the profile as it is now, and rests when nothing changed', async () => {
  const load = controlled<InsightsSource, { userGuid: string }>();
  const compute = controlled<Insights, Computing>();
  const save = controlled<unknown, UserSOC>();
  const insights = insightsMachine.provide({
    actors: { computeInsights: compute.logic, saveInsights: save.logic },
  });
  const machine = insightsRefreshMachine.provide({
    actors: { loadSource: load.logic, insights },
  });
  const actor = createActor(machine, { input: { userGuid: 'ada' } }).start();
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'profile.changed' });
  expect(load.calls.map(({ input }) => input)).toEqual([{ userGuid: 'ada' }]);
  load.calls[0]?.resolve(SOURCE);
  await expect
    .poll(() => compute.calls.map(({ input }) => input))
    .toEqual([{ userGuid: 'ada', candidate: SOURCE.candidate }]);
  compute.calls[0]?.resolve(NO_INSIGHTS);
  await expect.poll(() => save.calls.length).toBe(1);
  expect(save.calls[0]?.input).toMatchObject({
    UserGuid: 'ada',
    PostalCode: '13202',
    Relocation: 1,
    Remote: 'remote',
  });
  save.calls[0]?.resolve({});
  await waitFor(actor, (place) => place.matches('idle'));
  expect(load.calls).toHaveLength(1);
});

test('names the effect that nobody provided', async () => {
  const logged: unknown[] = [];
  const unloaded = insightsRefreshMachine.provide({
    actions: { logFailure: (_args, { error }) => void logged.push(String(error)) },
  });
  const actor = createActor(unloaded, { input: { userGuid: 'ada' } }).start();
  actor.send({ type: 'profile.changed' });
  await expect.poll(() => logged).toEqual([expect.stringContaining('loadSource')]);

  const load = controlled<InsightsSource, { userGuid: string }>();
  const unlogged = insightsRefreshMachine.provide({ actors: { loadSource: load.logic } });
  const failing = createActor(unlogged, { input: { userGuid: 'ada' } });
  const thrown: unknown[] = [];
  failing.subscribe({ error: (error) => thrown.push(String(error)) });
  failing.start().send({ type: 'profile.changed' });
  load.calls[0]?.reject(new Error('no network'));
  await expect.poll(() => thrown).toEqual([expect.stringContaining('logFailure')]);
});
