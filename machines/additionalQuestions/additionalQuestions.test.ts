import { describe, expect, test } from 'vitest';
import { additionalQuestionsMachine, currentQuestion } from './additionalQuestions.ts';
import type { AdditionalQuestionsSnapshot } from './additionalQuestions.ts';
import { isBegun, NOTHING_ANSWERED, questionsDraftOf } from '../drafts.ts';
import { additionalQuestionsPlan } from '../testing/additionalQuestionsPlan.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { emits, explore, starts } from '../testing/explore.ts';
import type { Step } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { endsSession } from '../testing/resumes.ts';

const walked = explore(additionalQuestionsPlan);
type QuestionStep = Step<AdditionalQuestionsSnapshot>;

describe('the additional questions machine', () => {
  test('reaches every state', () => {
    expect(unreachedStates(additionalQuestionsMachine, walked)).toEqual([]);
  });

  test('takes every transition it declares', () => {
    expect(declaredCount(additionalQuestionsMachine)).toBeGreaterThan(30);
    expect(untakenTransitions(additionalQuestionsMachine, walked)).toEqual([]);
  });

  test('can reach an end from every state, and leave every failure by an event of the person', () => {
    const isEnd = (place: AdditionalQuestionsSnapshot) =>
      place.hasTag('finished') || place.matches('suspended');
    expect(deadEnds(walked, isEnd)).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });
});

describe('on every path', () => {
  test('asks nothing and goes back to parse-resume when there is no reviewed resume', () => {
    const redirects = walked.steps.filter((step) => step.to.matches('redirecting'));
    expect(redirects.length).toBeGreaterThan(0);
    expect(redirects.every((step) => step.from?.matches('loading') && emits(step, 'goTo'))).toBe(
      true,
    );
    const shown = [...walked.places.values()].filter((place) => place.hasTag('editable'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((place) => place.context.resume === null)).toEqual([]);
  });

  test('stores the answers only after the last question was saved or skipped', () => {
    const stores = walked.steps.filter((step) => starts(step, 'updateUser'));
    expect(new Set(stores.map((step) => step.event.type))).toEqual(
      new Set(['question.saved', 'question.skipped', 'retry.requested']),
    );
    for (const { from } of stores) {
      if (from === null || !from.matches('asking')) continue;
      expect(currentQuestion(from)?.isLast).toBe(true);
    }
  });

  test('ends with the list question: the 8th with work history, the 7th without', () => {
    const last = new Set(
      [...walked.places.values()]
        .map(currentQuestion)
        .filter((question) => question?.isLast)
        .map((question) => `${question?.key} ${question?.number} of ${question?.of}`),
    );
    expect(last).toEqual(new Set(['q6w 8 of 8', 'q7 7 of 7']));
  });

  test('loses nothing typed or chosen, except when restored answers are discarded', () => {
    const held = ({ context }: AdditionalQuestionsSnapshot) => [
      ...Object.keys(context.answers),
      ...(context.preferences.relocate === 'No' ? ['relocate'] : []),
    ];
    const discards = walked.steps.filter(({ event }) => event.type === 'draft.discarded');
    const takes = discards.filter(({ from, to }) => from !== to && from?.context.isRestored);
    expect(new Set(takes.map(({ from }) => JSON.stringify(from?.value)))).toEqual(
      new Set(['"preferences"', '"asking"']),
    );
    for (const { to } of takes) {
      expect(to.matches('preferences')).toBe(true);
      expect(questionsDraftOf(to)).toEqual(NOTHING_ANSWERED);
    }
    for (const { from, to } of walked.steps.filter((step) => !takes.includes(step))) {
      expect(held(to)).toEqual(expect.arrayContaining(from === null ? [] : held(from)));
    }
  });

  test('shows the restored note on the page that was restored, and on no later page', () => {
    const page = ({ context }: AdditionalQuestionsSnapshot) => context.index;
    const said = walked.steps.filter(({ to }) => to.context.isRestored);
    expect(said.length).toBeGreaterThan(5);
    const wrong = said.filter(({ from, to }) => {
      if (from === null) return !isBegun(to.context);
      // A resume with fewer questions may change the page while it is loaded.
      const isSamePage = from.matches('loading') || page(to) === page(from);
      return !from.context.isRestored || !isSamePage || to.matches('saving');
    });
    expect(wrong).toEqual([]);
  });

  test('accepts an answer only for the question on screen', () => {
    const changes = walked.steps.filter(
      (step) =>
        step.to.context.answers !== step.from?.context.answers &&
        step.from !== null &&
        step.event.type !== 'draft.discarded',
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const { from, event } of changes) {
      expect(from && currentQuestion(from)?.key).toBe('key' in event ? event.key : undefined);
    }
  });

  test('logs insights that cannot be computed, and continues', () => {
    const logs = (step: QuestionStep) => step.effects.some(({ type }) => type === 'logFailure');
    const missing = walked.steps.filter(logs);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.every((step) => step.to.matches('finished'))).toBe(true);
    expect(missing.every((step) => !step.to.context.insightsSaved)).toBe(true);
  });

  test('stops when a call finds that the session has ended, and its draft keeps the answers', () => {
    const over = walked.steps.filter(({ event }) => endsSession(event));
    expect(over.length).toBeGreaterThan(10);
    expect(over.every((step) => step.to.matches('suspended'))).toBe(true);
    const drafts = over.map(({ from, to }) => [
      from && questionsDraftOf(from),
      questionsDraftOf(to),
    ]);
    expect(drafts.filter(([before]) => before !== null).length).toBeGreaterThan(5);
    for (const [before, after] of drafts) expect(after).toEqual(before);
  });

  test('can retry every failure, and can go back to the questions after each later one', () => {
    const failures = [...walked.places.values()].filter((place) => place.matches('failed'));
    expect(failures.every((place) => place.can({ type: 'retry.requested' }))).toBe(true);
    const stuck = failures.filter((place) => !place.can({ type: 'back.requested' }));
    expect(new Set(stuck.map((place) => JSON.stringify(place.value)))).toEqual(
      new Set(['{"failed":"loading"}']),
    );
  });

  test('goes to the accommodations only at the end, marked as coming from an upload', () => {
    const goes = walked.steps.filter((step) => emits(step, 'goTo') && step.to.matches('finished'));
    expect(goes.length).toBeGreaterThan(0);
    expect(goes.every((step) => JSON.stringify(step.effects).includes('?from=upload'))).toBe(true);
    const early = walked.steps.filter((step) => emits(step, 'goTo') && step.to.status !== 'done');
    expect(early).toEqual([]);
  });
});
