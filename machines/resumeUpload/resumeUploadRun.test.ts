import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Insights, UserSOC } from '#domain/insights.ts';
import { NO_INSIGHTS } from '#domain/insights.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { type Computing, insightsMachine } from '../insights/insights.ts';
import {
  canSubmitReview,
  canUpload,
  progressOf,
  readingStage,
  resumeUploadMachine,
  shownProblems,
} from './resumeUpload.ts';
import type { ResumeUploadSnapshot } from './resumeUpload.ts';
import type { ZipAddress, ZipPlace } from './resumeUploadTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { ACCOUNT, RESUME, SERVER_ERROR } from '../testing/resumes.ts';

const pdf = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });

/** A running machine whose calls wait for the test, and what it stored in the tab. */
function start() {
  const clock = new SimulatedClock();
  const kept: unknown[] = [];
  const calls = {
    readFileStart: controlled<Uint8Array, { file: File }>(),
    storeResume: controlled<{ url: string }, { file: File }>(),
    parseResume: controlled<ParsedResume, { filename: string }>(),
    geocodeZip: controlled<ZipPlace | null, ZipAddress>(),
    saveProfile: controlled<unknown, { userGuid: string; profile: ParsedResume }>(),
    computeInsights: controlled<Insights, Computing>(),
    saveInsights: controlled<unknown, UserSOC>(),
  };
  const machine = resumeUploadMachine.provide({
    actors: {
      readFileStart: calls.readFileStart.logic,
      storeResume: calls.storeResume.logic,
      parseResume: calls.parseResume.logic,
      geocodeZip: calls.geocodeZip.logic,
      saveProfile: calls.saveProfile.logic,
      insights: insightsMachine.provide({
        actors: {
          computeInsights: calls.computeInsights.logic,
          saveInsights: calls.saveInsights.logic,
        },
      }),
    },
    actions: {
      keepParsedResume: (_args, { resume }) => void kept.push(resume),
      forgetParsedResume: () => void kept.push('forgotten'),
      logFailure: () => void kept.push('logged'),
    },
  });
  const actor = createActor(machine, { clock, input: { account: ACCOUNT } });
  actor.on('goTo', ({ path }) => kept.push(path));
  actor.start();
  const until = (accepts: (snapshot: ResumeUploadSnapshot) => boolean) => waitFor(actor, accepts);
  return { actor, clock, calls, kept, until };
}

async function startReading() {
  const run = start();
  run.actor.send({ type: 'file.chosen', file: pdf });
  run.actor.send({ type: 'upload.requested' });
  run.calls.storeResume.calls[0]?.resolve({ url: 'stored/1' });
  await run.until((snapshot) => snapshot.matches('reading'));
  return run;
}

async function startReview(read: Partial<ParsedResume> = {}) {
  const run = await startReading();
  run.calls.parseResume.calls[0]?.resolve({ ...RESUME, ...read });
  await run.until((snapshot) => snapshot.matches('reviewing'));
  return run;
}

function draftOf(snapshot: ResumeUploadSnapshot) {
  const { draft } = snapshot.context;
  if (draft === null) throw new Error('There is no draft');
  return draft;
}

describe('choosing', () => {
  test('enables Upload only for a valid file, and not during loading', () => {
    const { actor } = start();
    expect(canUpload(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'file.chosen', file: new File(['x'], 'photo.png', { type: 'image/png' }) });
    expect(canUpload(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context.refusal).toBe('notPdf');
    actor.send({ type: 'file.chosen', file: pdf });
    expect(canUpload(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'upload.requested' });
    expect(canUpload(actor.getSnapshot())).toBe(false);
  });

  test.each(['application/octet-stream', 'application/x-pdf', ''])(
    'enables Upload for a file of type "%s" once its first bytes are those of a PDF',
    async (type) => {
      const { actor, calls, until } = start();
      actor.send({ type: 'file.chosen', file: new File(['%PDF-'], 'resume.pdf', { type }) });
      expect(canUpload(actor.getSnapshot())).toBe(false);
      calls.readFileStart.calls[0]?.resolve(new TextEncoder().encode('%PDF-1.7'));
      await until(canUpload);
      actor.send({ type: 'file.chosen', file: new File(['PK'], 'letter.pdf', { type }) });
      calls.readFileStart.calls[1]?.resolve(new TextEncoder().encode('PK'));
      await until(({ context }) => context.refusal === 'notPdf');
      expect(canUpload(actor.getSnapshot())).toBe(false);
    },
  );

  test('leaves a file whose first bytes cannot be read to the server', async () => {
    const { actor, calls, until } = start();
    actor.send({ type: 'file.chosen', file: new File(['%PDF-'], 'resume.pdf', { type: '' }) });
    calls.readFileStart.calls[0]?.reject(new Error('The file was moved'));
    const { context } = await until(canUpload);
    expect(context.refusal).toBeNull();
  });

  test('starts a manual profile with the name and email of the account and nothing else', () => {
    const { actor } = start();
    actor.send({ type: 'profile.startedManually' });
    const draft = draftOf(actor.getSnapshot());
    expect([draft.firstname, draft.lastname, draft.email]).toEqual([
      'Rosa',
      'Quill',
      'rosa@example.com',
    ]);
    expect([draft.zip, draft.work_experience, draft.education]).toEqual(['', [], []]);
    expect(canSubmitReview(actor.getSnapshot())).toBe(false);
  });
});

describe('reading', () => {
  test('moves every half second, stops at 99 and never shows 100', async () => {
    const { actor, clock } = await startReading();
    const shown: number[] = [];
    actor.subscribe((snapshot) => shown.push(progressOf(snapshot)));
    for (let tick = 0; tick < 400; tick += 1) clock.increment(500);
    expect(shown).toHaveLength(400);
    expect(shown[119]).toBe(49.5);
    expect(shown[239]).toBe(99);
    expect(Math.max(...shown)).toBe(99);
  });

  test('shows each stage in its time', async () => {
    const { actor, clock } = await startReading();
    const stage = () => readingStage(actor.getSnapshot());
    expect(stage()).toBe('reading');
    for (let tick = 0; tick < 4; tick += 1) clock.increment(500);
    expect(stage()).toBe('understanding');
  });

  test('starts no second reading while the progress moves, and ends the reading when cancelled', async () => {
    const { actor, clock, calls } = await startReading();
    for (let tick = 0; tick < 5; tick += 1) clock.increment(500);
    expect(calls.parseResume.calls).toHaveLength(1);
    actor.send({ type: 'upload.cancelled' });
    expect(calls.parseResume.calls[0]?.signal.aborted).toBe(true);
    expect(canUpload(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'upload.requested' });
    calls.storeResume.calls[1]?.resolve({ url: 'stored/2' });
    await waitFor(actor, (snapshot) => snapshot.matches('reading'));
    expect(progressOf(actor.getSnapshot())).toBe(0);
  });

  test('keeps the file and shows the reason when it cannot be read', async () => {
    const { actor, calls, until } = await startReading();
    calls.parseResume.calls[0]?.reject({ status: 422, code: 'no_text', detail: 'It is a scan.' });
    const { context } = await until((snapshot) => snapshot.hasTag('failed'));
    expect(context.failure).toMatchObject({ code: 'no_text', detail: 'It is a scan.' });
    actor.send({ type: 'back.requested' });
    expect(actor.getSnapshot().context.file).toBe(pdf);
    expect(canUpload(actor.getSnapshot())).toBe(true);
  });
});

describe('submitting', () => {
  test('reformats, geocodes, saves, computes, saves the insights, reports success and continues', async () => {
    const { actor, calls, kept, until } = await startReview();
    actor.send({ type: 'review.submitted' });
    const address = { zip: '13501', city: 'Utica', state: 'NY' };
    expect(calls.geocodeZip.calls[0]?.input).toEqual(address);
    calls.geocodeZip.calls[0]?.resolve({ lat: 43.1, long: -75.2 });
    await until((snapshot) => snapshot.matches({ submitting: 'savingProfile' }));
    const { evidence: _evidence, ...sent } = RESUME;
    const profile = { ...sent, LocationLat: 43.1, LocationLong: -75.2 };
    expect(calls.saveProfile.calls[0]?.input).toEqual({ userGuid: ACCOUNT.UserGuid, profile });
    calls.saveProfile.calls[0]?.resolve({});
    await until((snapshot) => snapshot.matches({ submitting: 'updatingInsights' }));
    expect(kept).toEqual([profile]);
    calls.computeInsights.calls[0]?.reject(SERVER_ERROR);
    await expect.poll(() => calls.computeInsights.calls.length).toBe(2);
    calls.computeInsights.calls[1]?.resolve({ ...NO_INSIGHTS, SOCCode: '43-3031' });
    await expect.poll(() => calls.saveInsights.calls.length).toBe(1);
    expect(calls.saveInsights.calls[0]?.input).toMatchObject({
      UserGuid: ACCOUNT.UserGuid,
      SOCCode: '43-3031',
      LocationLat: 43.1,
      PostalCode: '13501',
      SearchRadius: 50,
    });
    calls.saveInsights.calls[0]?.resolve({});
    await until((snapshot) => snapshot.matches('finished'));
    expect(kept[1]).toBe('/candidate/additional-questions');
    expect(actor.getSnapshot().output).toEqual({ resume: profile, insightsSaved: true });
  });

  test('saves with the insights where the person lives, whether they would move, and how they work', async () => {
    const { actor, calls, until } = await startReview({ relocate: 1, remote: 'hybrid' });
    actor.send({ type: 'review.submitted' });
    calls.geocodeZip.calls[0]?.resolve({ lat: 43.1, long: -75.2 });
    await until((snapshot) => snapshot.matches({ submitting: 'savingProfile' }));
    calls.saveProfile.calls[0]?.resolve({});
    await until((snapshot) => snapshot.matches({ submitting: 'updatingInsights' }));
    // The saved profile may hold more than the resume.
    expect(calls.computeInsights.calls[0]?.input).toEqual({
      userGuid: ACCOUNT.UserGuid,
      candidate: null,
    });
    calls.computeInsights.calls[0]?.resolve(NO_INSIGHTS);
    await expect.poll(() => calls.saveInsights.calls.length).toBe(1);
    expect(calls.saveInsights.calls[0]?.input).toMatchObject({
      LocationLat: 43.1,
      LocationLong: -75.2,
      Relocation: 1,
      Remote: 'hybrid',
    });
  });

  test('logs insights that fail twice and continues', async () => {
    const { actor, calls, kept, until } = await startReview();
    actor.send({ type: 'review.submitted' });
    calls.geocodeZip.calls[0]?.resolve({ lat: 43.1, long: -75.2 });
    await until((snapshot) => snapshot.matches({ submitting: 'savingProfile' }));
    calls.saveProfile.calls[0]?.resolve({});
    await until((snapshot) => snapshot.matches({ submitting: 'updatingInsights' }));
    calls.computeInsights.calls[0]?.reject(SERVER_ERROR);
    await expect.poll(() => calls.computeInsights.calls.length).toBe(2);
    calls.computeInsights.calls[1]?.reject(SERVER_ERROR);
    const { context } = await until((snapshot) => snapshot.matches('finished'));
    expect(context.insightsSaved).toBe(false);
    expect(kept.at(-2)).toBe('logged');
    expect(calls.computeInsights.calls).toHaveLength(2);
  });

  test('saves computed insights again without computing them when only the save failed', async () => {
    const { actor, calls, until } = await startReview();
    actor.send({ type: 'review.submitted' });
    calls.geocodeZip.calls[0]?.resolve({ lat: 43.1, long: -75.2 });
    await until((snapshot) => snapshot.matches({ submitting: 'savingProfile' }));
    calls.saveProfile.calls[0]?.resolve({});
    await until((snapshot) => snapshot.matches({ submitting: 'updatingInsights' }));
    calls.computeInsights.calls[0]?.resolve({ ...NO_INSIGHTS, SOCCode: '43-3031' });
    await expect.poll(() => calls.saveInsights.calls.length).toBe(1);
    calls.saveInsights.calls[0]?.reject(SERVER_ERROR);
    const { context } = await until((snapshot) => snapshot.matches({ failed: 'savingInsights' }));
    expect(context.failure).toMatchObject({ status: 500 });
    actor.send({ type: 'retry.requested' });
    expect(calls.computeInsights.calls).toHaveLength(1);
    expect(calls.saveInsights.calls[1]?.input).toEqual(calls.saveInsights.calls[0]?.input);
    calls.saveInsights.calls[1]?.resolve({});
    await until((snapshot) => snapshot.matches('finished'));
    expect(actor.getSnapshot().context.insightsSaved).toBe(true);
  });

  test('saves a ZIP code that has no known place', async () => {
    const { actor, calls, until } = await startReview();
    actor.send({ type: 'review.submitted' });
    calls.geocodeZip.calls[0]?.resolve({ lat: null, long: null });
    await until((snapshot) => snapshot.matches({ submitting: 'savingProfile' }));
    expect(calls.saveProfile.calls[0]?.input.profile).toMatchObject({
      zip: '13501',
      LocationLat: null,
      LocationLong: null,
    });
  });

  test('marks an unknown ZIP code at its field until the field changes', async () => {
    const { actor, calls, until } = await startReview();
    actor.send({ type: 'review.submitted' });
    calls.geocodeZip.calls[0]?.resolve(null);
    const back = await until((snapshot) => snapshot.matches('reviewing'));
    expect(shownProblems(back)).toEqual([{ pointer: '/zip', code: 'unknownZip' }]);
    actor.send({ type: 'review.changed', draft: { ...draftOf(back), city: 'Rome' } });
    expect(shownProblems(actor.getSnapshot())).toHaveLength(1);
    const now = draftOf(actor.getSnapshot());
    actor.send({ type: 'review.changed', draft: { ...now, zip: '13440' } });
    expect(shownProblems(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'review.submitted' });
    expect(calls.geocodeZip.calls[1]?.input).toMatchObject({ zip: '13440', city: 'Rome' });
  });

  test("shows the server's field problems at the fields of their pointers", async () => {
    const { actor, calls, until } = await startReview();
    actor.send({ type: 'review.submitted' });
    calls.geocodeZip.calls[0]?.resolve({ lat: 43.1, long: -75.2 });
    await until((snapshot) => snapshot.matches({ submitting: 'savingProfile' }));
    calls.saveProfile.calls[0]?.reject({
      status: 400,
      code: 'invalid_request',
      errors: [{ pointer: '/profile/email', detail: 'Not an address', code: 'format' }],
    });
    const back = await until((snapshot) => snapshot.matches('reviewing'));
    expect(shownProblems(back)).toEqual([
      { pointer: '/email', code: 'format', detail: 'Not an address' },
    ]);
  });

  test('submits no text over its limit, and marks its field', async () => {
    const { actor, calls } = await startReview();
    const draft = draftOf(actor.getSnapshot());
    actor.send({ type: 'review.changed', draft: { ...draft, city: 'x'.repeat(101) } });
    actor.send({ type: 'review.submitted' });
    expect(shownProblems(actor.getSnapshot())).toEqual([{ pointer: '/city', code: 'tooLong' }]);
    expect(calls.geocodeZip.calls).toHaveLength(0);
    actor.send({ type: 'review.changed', draft });
    expect(shownProblems(actor.getSnapshot())).toEqual([]);
  });

  test('keeps an invalid review and marks every problem from then on', async () => {
    const { actor, calls } = await startReview();
    const draft = draftOf(actor.getSnapshot());
    const [job] = draft.work_experience;
    if (job === undefined) throw new Error('There is no job');
    const work_experience = [{ ...job, start_date: '', present: false }];
    actor.send({ type: 'review.changed', draft: { ...draft, work_experience } });
    expect(shownProblems(actor.getSnapshot())).toEqual([]);
    expect(canSubmitReview(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'review.submitted' });
    expect(calls.geocodeZip.calls).toHaveLength(0);
    expect(shownProblems(actor.getSnapshot()).map(({ pointer }) => pointer)).toEqual([
      '/work_experience/0/start_date',
      '/work_experience/0/end_date',
    ]);
  });

  test('submits once for two quick presses', async () => {
    const { actor, calls } = await startReview();
    actor.send({ type: 'review.submitted' });
    actor.send({ type: 'review.submitted' });
    expect(calls.geocodeZip.calls).toHaveLength(1);
  });
});
