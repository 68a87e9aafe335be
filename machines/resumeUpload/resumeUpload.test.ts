import { describe, expect, test } from 'vitest';
import { isReviewValid } from '#domain/resumeReview.ts';
import { uploadDraftOf } from '../drafts.ts';
import { resumeUploadMachine } from './resumeUpload.ts';
import type { ResumeUploadSnapshot } from './resumeUpload.ts';
import { declaredCount, unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { emits, explore, starts } from '../testing/explore.ts';
import type { Step } from '../testing/explore.ts';
import { breaksOf, brokenSteps, deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { pdf, resumeUploadPlan, unknownKind } from '../testing/resumeUploadPlan.ts';
import { endsSession } from '../testing/resumes.ts';

const walked = explore(resumeUploadPlan);
type UploadStep = Step<ResumeUploadSnapshot>;
const does = (step: UploadStep, type: string) =>
  step.effects.some((effect) => effect.type === type);

describe('the resume upload machine', () => {
  test('reaches every state', () => {
    expect(unreachedStates(resumeUploadMachine, walked)).toEqual([]);
  });

  test('takes every transition it declares', () => {
    expect(declaredCount(resumeUploadMachine)).toBeGreaterThan(50);
    expect(untakenTransitions(resumeUploadMachine, walked)).toEqual([]);
  });

  test('can reach the end from every state, and leave every failure by an event of the person', () => {
    const isEnd = (place: ResumeUploadSnapshot) =>
      place.matches('finished') || place.matches('suspended');
    expect(deadEnds(walked, isEnd)).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });
});

describe('on every path', () => {
  test('submits only a valid review', () => {
    const submits = walked.steps.filter(
      (step) => starts(step, 'geocodeZip') || starts(step, 'saveProfile'),
    );
    expect(submits.length).toBeGreaterThan(5);
    for (const { to } of submits) {
      expect(to.context.draft !== null && isReviewValid(to.context.draft)).toBe(true);
    }
  });

  test('saves the profile only after its ZIP code was found', () => {
    expect(
      brokenSteps(walked, (step) => !starts(step, 'saveProfile') || step.to.context.place !== null),
    ).toEqual([]);
  });

  test('saves at most one profile for each press of Submit or Retry', () => {
    const broken = breaksOf(walked, {
      start: { presses: 0 },
      next: ({ presses }, step) => {
        const isPress = ['review.submitted', 'retry.requested'].includes(step.event.type);
        return { presses: starts(step, 'saveProfile') ? 0 : isPress ? 1 : presses };
      },
      holds: ({ presses }, step) =>
        !starts(step, 'saveProfile') || presses === 1 || step.event.type === 'retry.requested',
    });
    expect(broken).toEqual([]);
  });

  test('ignores Submit during a submit', () => {
    for (const place of walked.places.values()) {
      if (!place.matches('submitting')) continue;
      expect(place.can({ type: 'review.submitted' })).toBe(false);
      expect(place.can({ type: 'upload.requested' })).toBe(false);
    }
  });

  test('clears a review only after a confirmed dismissal', () => {
    const loses = (step: UploadStep) =>
      step.from !== null && step.from.context.draft !== null && step.to.context.draft === null;
    const losing = walked.steps.filter(loses);
    expect(losing.length).toBeGreaterThan(0);
    expect(new Set(losing.map((step) => step.event.type))).toEqual(
      new Set(['dismissal.confirmed']),
    );
  });

  test('keeps no parsed data after a dismissal, here or in the tab', () => {
    const dismissals = walked.steps.filter((step) => step.event.type === 'dismissal.confirmed');
    expect(dismissals.length).toBeGreaterThan(0);
    for (const step of dismissals) {
      expect(step.to.context).toMatchObject({
        draft: null,
        evidence: [],
        unplaced: [],
        saved: null,
        filename: null,
        file: null,
      });
      expect(does(step, 'forgetParsedResume')).toBe(true);
    }
  });

  test('logs insights that cannot be computed, and continues', () => {
    const missing = walked.steps.filter((step) => does(step, 'logFailure'));
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.every((step) => step.to.matches('finished'))).toBe(true);
    expect(missing.every((step) => !step.to.context.insightsSaved)).toBe(true);
  });

  test('sends only a chosen PDF', () => {
    expect(
      brokenSteps(
        walked,
        (step) =>
          !starts(step, 'storeResume') ||
          ([pdf, unknownKind].some((file) => step.to.context.file === file) &&
            step.to.context.refusal === null),
      ),
    ).toEqual([]);
  });

  test('stops when a call finds that the session has ended, and its draft keeps the review', () => {
    const over = walked.steps.filter(({ event }) => endsSession(event));
    expect(over.length).toBeGreaterThan(10);
    expect(over.every((step) => step.to.matches('suspended'))).toBe(true);
    const drafts = over.map(({ from, to }) => [from && uploadDraftOf(from), uploadDraftOf(to)]);
    expect(drafts.filter(([before]) => before !== null).length).toBeGreaterThan(5);
    for (const [before, after] of drafts) expect(after).toEqual(before);
  });

  test('can retry every failure and go back from it', () => {
    const failures = [...walked.places.values()].filter((place) => place.matches('failed'));
    expect(failures.length).toBeGreaterThan(10);
    expect(failures.every((place) => place.can({ type: 'retry.requested' }))).toBe(true);
    expect(failures.every((place) => place.can({ type: 'back.requested' }))).toBe(true);
  });

  test('goes to the questions only at the end', () => {
    const goes = walked.steps.filter((step) => emits(step, 'goTo'));
    expect(goes.length).toBeGreaterThan(0);
    expect(goes.every((step) => step.to.matches('finished'))).toBe(true);
  });
});
