import { expect, test } from 'vitest';
import { caseloadMachine } from './caseload.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { caseloadPlan } from '../testing/caseloadPlan.ts';

const walked = explore(caseloadPlan);

test('reaches every state and takes every transition of a card', () => {
  expect(unreachedStates(caseloadMachine, walked)).toEqual([]);
  expect(untakenTransitions(caseloadMachine, walked)).toEqual([]);
});

test('opens one form of a card at a time', () => {
  const wrong = walked.steps.filter(
    ({ from, to }) =>
      (from?.matches('moving') && to.matches('recording')) ||
      (from?.matches('recording') && to.matches('moving')),
  );
  expect(wrong).toEqual([]);
});

test('goes back to the card when its form is closed, so that another can be opened', () => {
  for (const form of ['recording', 'moving'] as const) {
    const closed = walked.steps.filter(
      ({ from, event }) => from?.matches(form) && event.type === 'panel.closed',
    );
    expect(closed.map(({ to }) => to.value)).toEqual(['showing']);
  }
});

test('does nothing more on a card that nothing is shared on any more', () => {
  const ended = walked.steps.filter(({ to }) => to.matches('removed'));
  expect(ended.map(({ to }) => to.status)).not.toContain('active');
  const after = walked.steps.filter(({ from }) => from?.matches('removed'));
  expect(after.filter(({ to }) => !to.matches('removed'))).toEqual([]);
  expect(walked.steps.filter(({ event }) => event.type === 'sharing.ended').length).toBeGreaterThan(
    2,
  );
});
