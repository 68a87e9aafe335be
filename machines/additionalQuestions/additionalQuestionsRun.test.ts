import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Insights, UserSOC } from '#domain/insights.ts';
import { NO_INSIGHTS } from '#domain/insights.ts';
import { QUESTIONS_WITHOUT_WORK, type UserUpdate } from '#domain/questions.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { additionalQuestionsMachine, currentQuestion } from './additionalQuestions.ts';
import type { AdditionalQuestionsEvent, QuestionsDraft } from './additionalQuestionsTypes.ts';
import { type Computing, insightsMachine } from '../insights/insights.ts';
import { controlled } from '../testing/controlled.ts';
import { ACCOUNT, RESUME, SERVER_ERROR } from '../testing/resumes.ts';

const userGuid = ACCOUNT.UserGuid;

/** A running wizard with this resume, and the events it emitted. */
async function start(
  resume: ParsedResume | null,
  restored: QuestionsDraft | null = null,
  storing: 'stored' | 'refused' | 'never answered' = 'stored',
) {
  const told: unknown[] = [];
  const load = controlled<ParsedResume | null, { userGuid: string }>();
  const stored: UserUpdate[] = [];
  const update = controlled<unknown, { userGuid: string; update: UserUpdate }>();
  const compute = controlled<Insights, Computing>();
  const save = controlled<unknown, UserSOC>();
  const machine = additionalQuestionsMachine.provide({
    actors: {
      loadParsedResume: load.logic,
      storePreferences: fromPromise(async ({ input }) => {
        if (storing === 'refused') throw SERVER_ERROR;
        if (storing === 'never answered') await new Promise(() => {});
        stored.push(input.update);
      }),
      updateUser: update.logic,
      insights: insightsMachine.provide({
        actors: { computeInsights: compute.logic, saveInsights: save.logic },
      }),
    },
    actions: {
      logUnstored: () => void told.push('not stored'),
      logFailure: () => void told.push('logged'),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { userGuid, restored }, clock });
  actor.on('goTo', (event) => told.push(event));
  actor.start();
  load.calls[0]?.resolve(resume);
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  const question = () => currentQuestion(actor.getSnapshot());
  /** Presses Save & Proceed, and waits for the first question. */
  const savePreferences = async () => {
    actor.send({ type: 'preferences.saved' });
    await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  };
  return { actor, clock, stored, savePreferences, update, compute, save, told, question };
}

const WITH_WORK = { ...RESUME, LocationLat: 43.1, LocationLong: -75.2 };
const WITHOUT_WORK = { ...WITH_WORK, work_experience: [] };

describe('a full run', () => {
  test('stores every answer under the keys of the spec', async () => {
    const { actor, update, compute, save, told, question, savePreferences } =
      await start(WITH_WORK);
    actor.send({
      type: 'preferences.changed',
      preferences: { relocate: 'Yes', workType: 'hybrid' },
    });
    await savePreferences();
    expect(question()).toEqual({
      key: 'q1w',
      number: 1,
      of: 8,
      isLast: false,
      wasSkipped: false,
    });
    for (const key of ['q1w', 'q2w', 'q3w', 'q4w', 'q5w', 'q7w', 'q8w'] as const) {
      actor.send({ type: 'answer.changed', key, answer: `About ${key}` });
      actor.send({ type: 'question.saved', key });
    }
    expect(question()).toMatchObject({ key: 'q6w', isLast: true });
    actor.send({ type: 'answer.changed', key: 'q6w', answer: ['quiet', 'inside'] });
    actor.send({ type: 'question.saved', key: 'q6w' });
    expect(update.calls[0]?.input).toEqual({
      userGuid,
      update: {
        Relocate: 1,
        RemoteWorkType: 'hybrid',
        PreferencesAnswered: true,
        q1w: 'About q1w',
        q2w: 'About q2w',
        q3w: 'About q3w',
        q4w: 'About q4w',
        q5w: 'About q5w',
        q7w: 'About q7w',
        q8w: 'About q8w',
        q6w: ['quiet', 'inside'],
      },
    });
    update.calls[0]?.resolve({});
    await waitFor(actor, (snapshot) => snapshot.matches({ saving: 'updatingInsights' }));
    // The saved profile may hold more than the resume.
    expect(compute.calls[0]?.input).toEqual({ userGuid, candidate: null });
    compute.calls[0]?.resolve(NO_INSIGHTS);
    await expect.poll(() => save.calls.length).toBe(1);
    expect(save.calls[0]?.input).toMatchObject({
      Relocation: 1,
      Remote: 'hybrid',
      LocationLat: 43.1,
      PostalCode: '13501',
    });
    save.calls[0]?.resolve({});
    await waitFor(actor, (snapshot) => snapshot.matches('finished'));
    expect(told).toEqual([{ type: 'goTo', path: '/candidate/accommodation?from=upload' }]);
  });

  test('stores the assumed preferences, marked as not answered, when everything is skipped', async () => {
    const { actor, update, question } = await start(WITHOUT_WORK);
    actor.send({ type: 'preferences.skipped' });
    expect(actor.getSnapshot().context.preferencesAnswered).toBe(false);
    expect(question()?.of).toBe(7);
    for (const key of QUESTIONS_WITHOUT_WORK) actor.send({ type: 'question.skipped', key });
    expect(update.calls[0]?.input.update).toEqual({
      Relocate: 1,
      RemoteWorkType: 'no preference',
      PreferencesAnswered: false,
    });
  });

  test('goes back to parse-resume with the reason when there is no reviewed resume', async () => {
    const { told } = await start(null);
    expect(told).toEqual([
      { type: 'goTo', path: '/candidate/parse-resume', reason: 'noParsedResume' },
    ]);
  });
});

describe('one press', () => {
  test('leaves one question, also when it arrives twice', async () => {
    const { actor, question } = await start(WITHOUT_WORK);
    actor.send({ type: 'preferences.skipped' });
    const twice = (event: AdditionalQuestionsEvent) => [event, event].forEach(actor.send);
    twice({ type: 'question.saved', key: 'q1' });
    expect(question()?.number).toBe(2);
    twice({ type: 'question.skipped', key: 'q2' });
    expect(question()?.number).toBe(3);
    expect(actor.getSnapshot().context.skipped).toEqual(['q2']);
  });
});

describe('going back', () => {
  test('reopens the step of an entry in the history, and none that this person is not asked', async () => {
    const { actor, question, savePreferences } = await start(WITHOUT_WORK);
    actor.send({ type: 'step.reopened', index: 3 });
    expect(question()).toBeNull();
    await savePreferences();
    actor.send({ type: 'step.reopened', index: 3 });
    expect(question()?.number).toBe(4);
    for (const index of [7, -1, 1.5]) actor.send({ type: 'step.reopened', index });
    expect(question()?.number).toBe(4);
    actor.send({ type: 'step.reopened', index: null });
    expect(actor.getSnapshot().value).toBe('preferences');
    expect(actor.getSnapshot().context.preferencesAnswered).toBe(true);
  });

  test('restores what was typed, even for a skipped question, whose answer is not stored', async () => {
    const { actor, update, question, savePreferences } = await start(WITHOUT_WORK);
    actor.send({ type: 'preferences.changed', preferences: { relocate: 'No' } });
    await savePreferences();
    actor.send({ type: 'answer.changed', key: 'q1', answer: 'Tidy' });
    actor.send({ type: 'question.skipped', key: 'q1' });
    actor.send({ type: 'back.requested' });
    expect(question()).toMatchObject({ key: 'q1', wasSkipped: true });
    expect(actor.getSnapshot().context.answers.q1).toBe('Tidy');
    actor.send({ type: 'back.requested' });
    expect(actor.getSnapshot().context.preferences.relocate).toBe('No');
    await savePreferences();
    for (const key of QUESTIONS_WITHOUT_WORK) actor.send({ type: 'question.skipped', key });
    expect(update.calls[0]?.input.update).not.toHaveProperty('q1');
    expect(update.calls[0]?.input.update.Relocate).toBe(0);
  });

  test('keeps the answers after a failure, and sends the same ones at the retry', async () => {
    const { actor, update } = await start(WITHOUT_WORK);
    actor.send({ type: 'preferences.skipped' });
    actor.send({ type: 'answer.changed', key: 'q1', answer: 'Tidy' });
    for (const key of QUESTIONS_WITHOUT_WORK) actor.send({ type: 'question.saved', key });
    update.calls[0]?.reject(SERVER_ERROR);
    await waitFor(actor, (snapshot) => snapshot.matches({ failed: 'updatingUser' }));
    actor.send({ type: 'retry.requested' });
    expect(update.calls[1]?.input).toEqual(update.calls[0]?.input);
    expect(update.calls[1]?.input.update.q1).toBe('Tidy');
  });
});

describe('a stored draft', () => {
  test('reopens its question', async () => {
    const draft: QuestionsDraft = {
      preferences: { relocate: 'No', workType: 'remote' },
      preferencesAnswered: true,
      answers: { q1: 'Tidy' },
      skipped: [],
      index: 2,
    };
    const { question } = await start(WITHOUT_WORK, draft);
    expect(question()?.key).toBe('q3');
  });

  test('reopens the last question when it was at the eighth and there are only seven', async () => {
    const draft: QuestionsDraft = {
      preferences: { relocate: null, workType: 'no preference' },
      preferencesAnswered: false,
      answers: {},
      skipped: [],
      index: 7,
    };
    const { question } = await start(WITHOUT_WORK, draft);
    expect(question()).toMatchObject({ key: 'q7', isLast: true });
  });
});

describe('the preference answers', () => {
  const change = { type: 'preferences.changed', preferences: { relocate: 'No' } } as const;

  test('are stored at their press, before the first question', async () => {
    const { actor, stored, savePreferences, update } = await start(WITH_WORK);
    actor.send(change);
    await savePreferences();
    expect(stored).toEqual([
      { Relocate: 0, RemoteWorkType: 'no preference', PreferencesAnswered: true },
    ]);
    expect(update.calls).toEqual([]);
  });

  test('hold nobody up when they cannot be stored, and are stored with the rest', async () => {
    const { actor, savePreferences, told, update } = await start(WITHOUT_WORK, null, 'refused');
    actor.send(change);
    await savePreferences();
    expect(told).toEqual(['not stored']);
    for (const key of QUESTIONS_WITHOUT_WORK) actor.send({ type: 'question.skipped', key });
    expect(update.calls[0]?.input.update).toMatchObject({ Relocate: 0, PreferencesAnswered: true });
  });

  test('hold nobody up longer than 3 seconds when no answer comes', async () => {
    const { actor, clock, question } = await start(WITHOUT_WORK, null, 'never answered');
    actor.send(change);
    actor.send({ type: 'preferences.saved' });
    clock.increment(2999);
    expect(question()).toBeNull();
    clock.increment(1);
    expect(question()?.number).toBe(1);
  });

  test('are not stored at once when they were skipped', async () => {
    const { actor, stored, question } = await start(WITH_WORK);
    actor.send({ type: 'preferences.skipped' });
    expect(question()?.number).toBe(1);
    expect(stored).toEqual([]);
  });
});
