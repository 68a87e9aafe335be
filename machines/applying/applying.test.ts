import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  applyingMachine,
  type ApplyingSnapshot,
  isOutcomeOpen,
  isQuestionOpen,
  isTripOpen,
  outcomeOf,
} from './applying.ts';
import type { ApplyAnswer, ApplyCall } from './applyingTypes.ts';
import { APPLIED_AT, applyingPlan } from '../testing/applyingPlan.ts';
import { controlled } from '../testing/controlled.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds } from '../testing/invariants.ts';
import { SERVER_ERROR } from '../testing/resumes.ts';

const walked = explore(applyingPlan);
const places = [...walked.places.values()];

/** The state names that the walks reach by an event, from a state of this name. */
function after(state: Parameters<ApplyingSnapshot['matches']>[0], event: RegExp) {
  const steps = walked.steps.filter(
    (step) => step.from?.matches(state) && event.test(step.event.type),
  );
  return [...new Set(steps.map(({ to }) => JSON.stringify(to.value)))].toSorted();
}

describe('applying for a job', () => {
  test('reaches every state, takes every transition, and can always end', () => {
    expect(unreachedStates(applyingMachine, walked)).toEqual([]);
    expect(untakenTransitions(applyingMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('applied'))).toEqual([]);
  });

  test('sends nothing before the person confirms', () => {
    const sent = walked.steps.filter((step) => starts(step, 'apply'));
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.every(({ event }) => event.type === 'apply.confirmed')).toBe(true);
    expect(after('asking', /confirmed/)).toEqual(['"sending"']);
    expect(after('asking', /cancelled/)).toEqual(['"ready"']);
  });

  test('asks about the other site exactly where the person applies there', () => {
    for (const place of places) {
      const { isElsewhere } = place.context;
      expect(isQuestionOpen(place) && isElsewhere).toBe(false);
      expect(isTripOpen(place) && !isElsewhere).toBe(false);
    }
    expect(after('away', /requested/)).toEqual([]);
    expect(after('away', /confirmed/)).toEqual(['"sending"']);
  });

  test('asks while the person is asked and during the first sending, and at no other time', () => {
    const asking = places.filter((place) => isQuestionOpen(place) || isTripOpen(place));
    expect(new Set(asking.map(({ value }) => value))).toEqual(
      new Set(['asking', 'away', 'sending']),
    );
    const isAsked = (place: ApplyingSnapshot) =>
      ['asking', 'away', 'sending'].some((name) => place.value === name);
    expect(places.filter(isAsked)).toEqual(asking);
  });

  test('begins with the question only when the person comes back from the other site', () => {
    const begun = walked.steps.filter(({ from }) => from === null);
    expect(begun.map(({ to }) => to.value)).toEqual(['ready', 'ready', 'away']);
  });

  test('shares nothing before the person says so', () => {
    const ready = places.filter((place) => place.matches('ready'));
    expect(ready[0]?.context).toMatchObject({
      sharing: { resume: false, phone: false },
      sent: { resume: false, phone: false },
    });
  });

  test('sends the person, the job and what is shared, each time', async () => {
    const apply = controlled<ApplyAnswer, ApplyCall>();
    const machine = applyingMachine.provide({
      actors: { apply: apply.logic },
      actions: { keepAway: () => {} },
    });
    const [input] = applyingPlan.inputs;
    if (input === undefined) throw new Error('The plan starts nothing.');
    const actor = createActor(machine, { input }).start();
    const sharing = { resume: true, phone: false };
    actor.send({ type: 'apply.requested' });
    actor.send({ type: 'apply.confirmed', sharing });
    apply.calls[0]?.resolve({ appliedAt: APPLIED_AT, mailError: SERVER_ERROR });
    await waitFor(actor, (place) => place.matches('failed'));
    actor.send({ type: 'retry.requested' });
    const { candidate, job } = input;
    expect(apply.calls.map((call) => call.input)).toEqual([
      { candidate, job, sharing },
      { candidate, job, sharing },
    ]);
  });

  test('cannot be cancelled while it is being sent, and keeps the question on screen', () => {
    expect(after('sending', /cancelled|closed|requested/)).toEqual([]);
    const sending = places.filter((place) => place.matches('sending'));
    expect(sending.length).toBeGreaterThan(0);
    expect(sending.every((place) => isQuestionOpen(place) !== isTripOpen(place))).toBe(true);
    const again = places.filter((place) => place.matches('sendingAgain'));
    expect(again.some((place) => isQuestionOpen(place) || isOutcomeOpen(place))).toBe(false);
  });

  test('goes back to the start when nothing was recorded, and ends when it was', () => {
    expect(after('sending', /error/)).toEqual(['{"failed":"recording"}']);
    expect(after({ failed: 'recording' }, /closed/)).toEqual(['"away"', '"ready"']);
    expect(after({ failed: 'mailing' }, /closed/)).toEqual(['"applied"']);
    expect(after('succeeded', /closed/)).toEqual(['"applied"']);
    const dated = places.filter((place) => place.context.appliedAt === APPLIED_AT);
    expect(dated.length).toBeGreaterThan(3);
    expect(dated.some((place) => place.matches('ready') || place.matches('asking'))).toBe(false);
  });

  test('offers to send again only when a mail was not sent, after every failure', () => {
    const offering = places.filter((place) => place.can({ type: 'retry.requested' }));
    expect(offering.length).toBeGreaterThan(0);
    expect(offering.every((place) => outcomeOf(place).kind === 'unsent')).toBe(true);
    expect(after({ failed: 'mailing' }, /retry/)).toEqual(['"sendingAgain"']);
    expect(after('sendingAgain', /error/)).toEqual(['{"failed":"mailing"}']);
    expect(after('sendingAgain', /done/)).toEqual(['"succeeded"', '{"failed":"mailing"}']);
  });

  test('sends what the person ticked, also when it is sent again', () => {
    const sharings = walked.steps
      .filter((step) => starts(step, 'apply') || starts(step, 'applyAgain'))
      .map(({ to }) => JSON.stringify(to.context.sharing));
    expect(new Set(sharings).size).toBe(2);
    const again = places.filter((place) => place.matches('sendingAgain'));
    expect(again.some(({ context }) => context.sharing.resume)).toBe(true);
    expect(again.some(({ context }) => !context.sharing.resume)).toBe(true);
  });

  test('reports the result: who got a mail, or why nobody did', () => {
    const told = new Map(
      places.filter(isOutcomeOpen).map((place) => [outcomeOf(place).kind, place.value]),
    );
    expect(Object.fromEntries(told)).toEqual({
      sent: 'succeeded',
      sentToOneself: 'succeeded',
      unsent: { failed: 'mailing' },
      failed: { failed: 'recording' },
    });
    const succeeded = places.filter((place) => place.matches('succeeded'));
    for (const place of succeeded)
      expect(outcomeOf(place).kind === 'sent').toBe(place.context.wroteToEmployer);
    expect(succeeded.every((place) => place.context.failure === null)).toBe(true);
  });
});
