import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stalledDays } from '#domain/caseload.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';

const minute = 60_000;
let now = new Date('2026-05-20T15:00:00Z');
let api: TestApi;
let coach: TestPerson;
let dana: TestPerson;
let match: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date('2026-05-20T15:00:00Z');
  coach = await api.person(4);
  dana = await namedCandidate(api, 'Dana', 'Whitlock');
  match = await insertConsent(api.database, dana, coach, { scopes: ['profile'], at: now });
});

const board = (as = coach) => api.ok('getCaseload', { as, path: { id: as.userGuid } });
const theCase = async () => (await api.ok('getCase', { as: coach, path: { guid: match } })).case;
const records = async (as = coach, guid = match) =>
  (await api.ok('getCase', { as, path: { guid } })).records;
const words = {
  kind: 'call',
  minutes: 20,
  what: 'We read the posting together.',
  onDay: '2026-05-20',
} as const;
const record = (changes: object = {}, key?: string) => ({
  as: coach,
  body: {
    jobCoachMatchGUID: match,
    ...words,
    nextStep: 'Call Harborwren',
    nextDue: '2026-05-22',
    ...changes,
  },
  ...(key ? { key } : {}),
});
const stage = (changes: object = {}, ifMatch?: string) => ({
  as: coach,
  path: { guid: match },
  body: {
    stage: 'searching',
    nextStep: null,
    nextDue: null,
    pausedUntil: null,
    outcome: null,
    ...changes,
  },
  ifMatch,
});
const ofDana = () => api.ok('listCasesOfCandidate', { as: dana, path: { id: dana.userGuid } });
const stop = () => api.ok('endJobCoachMatch', { as: dana, path: { guid: match } });
const keys = [randomUUID(), randomUUID()] as const;
const notShared = { status: 404, code: 'not_shared' };

describe('a case without contact', () => {
  it('is stalled after 15 days of searching, and not any more once a record is written', async () => {
    const { db } = api.database;
    const since = new Date(now.getTime() - 15 * 24 * 60 * minute);
    await db
      .insertInto('caseload_case')
      .values({
        match_guid: match,
        candidate_guid: dana.userGuid,
        stage: 'searching',
        stage_since: since,
        next_step: null,
        next_due: null,
        paused_until: null,
        outcome: null,
      })
      .execute();
    const stalled = async () =>
      (await board()).cases.map((one) =>
        stalledDays(
          {
            ...one,
            stageSince: one.stageSince.slice(0, 10),
            lastContact: one.lastContact?.onDay ?? null,
          },
          '2026-05-20',
        ),
      );
    expect(await stalled()).toEqual([15]);
    await api.ok('createActivity', record());
    expect(await stalled()).toEqual([null]);
  });
});

describe('the board', () => {
  it('has who shares now, from getting to know on, and counts each stage', async () => {
    const owen = await namedCandidate(api, 'Owen', 'Zeller');
    await insertConsent(api.database, owen, coach, { scopes: ['recommendations'], at: now });
    await insertConsent(api.database, await api.person(2), await api.person(4), { at: now });
    const { cases, counts } = await board();
    expect(cases).toMatchObject([
      {
        FirstName: 'Dana',
        hasProfile: true,
        stage: 'gettingToKnow',
        stageSince: now.toISOString(),
        nextStep: null,
        lastContact: null,
      },
      { FirstName: 'Owen', hasProfile: false },
    ]);
    expect(counts.filter(({ count }) => count > 0)).toEqual([{ stage: 'gettingToKnow', count: 2 }]);
    expect(counts).toHaveLength(10);
  });

  it('drops whoever stopped sharing, and refuses what was open on it', async () => {
    await stop();
    expect((await board()).cases).toEqual([]);
    expect(await api.refused('getCase', { as: coach, path: { guid: match } })).toMatchObject(
      notShared,
    );
    expect(await api.refused('updateCase', stage())).toMatchObject(notShared);
    expect(await api.refused('createActivity', record())).toMatchObject(notShared);
  });

  it("refuses another coach's case, as if it were not there", async () => {
    const other = await api.person(4);
    for (const [id, input] of [
      ['getCase', { path: { guid: match } }],
      ['updateCase', stage()],
      ['createActivity', record()],
    ] as const)
      expect(await api.refused(id, { ...input, as: other })).toMatchObject(notShared);
  });
});

describe('a record', () => {
  it('leaves the next step when it says nothing of what is next', async () => {
    await api.ok('updateCase', stage({ nextStep: 'Call', nextDue: '2026-05-25' }));
    const body = { jobCoachMatchGUID: match, ...words };
    expect(await api.ok('createActivity', { as: coach, body })).toMatchObject({
      nextStep: 'Call',
      nextDue: '2026-05-25',
      lastContact: { onDay: '2026-05-20' },
    });
  });

  it('is read by the candidate at once, and moves the next step', async () => {
    const saved = await api.ok('createActivity', record());
    expect(saved).toMatchObject({
      nextStep: 'Call Harborwren',
      nextDue: '2026-05-22',
      lastContact: { onDay: '2026-05-20', kind: 'call' },
    });
    expect(await ofDana()).toMatchObject([
      { live: true, nextStep: 'Call Harborwren', records: [{ ...words, corrects: null }] },
    ]);
  });

  it('is saved once when it is sent twice with one key', async () => {
    await api.ok('createActivity', record({}, keys[0]));
    await api.ok('createActivity', record({}, keys[0]));
    expect(await records()).toHaveLength(1);
    await api.ok('createActivity', record({}, keys[1]));
    expect(await records()).toHaveLength(2);
  });

  it('may lie 30 days back and not more, and never ahead', async () => {
    await api.ok('createActivity', record({ onDay: '2026-04-20' }));
    for (const onDay of ['2026-04-17', '2026-05-23'])
      expect(await api.refused('createActivity', record({ onDay }))).toMatchObject({
        status: 400,
        pointers: ['/onDay'],
      });
    expect((await theCase()).lastContact?.onDay).toBe('2026-04-20');
  });

  it('is corrected by a new one of the same coach alone; both stay, and the candidate is notified', async () => {
    await api.ok('createActivity', record());
    const [first] = await records();
    const path = { guid: first?.activityGUID ?? '' };
    const body = { ...words, what: 'We read two postings together.', onDay: '2026-05-19' };
    const other = await api.person(4);
    expect(await api.refused('correctActivity', { as: other, path, body })).toMatchObject(
      notShared,
    );
    for (const _twice of [1, 2])
      await api.ok('correctActivity', { as: coach, path, body, key: keys[0] });
    const both = await records();
    expect(both.map(({ what }) => what).toSorted()).toEqual([
      'We read the posting together.',
      'We read two postings together.',
    ]);
    expect(both.find(({ corrects }) => corrects === path.guid)?.what).toBe(body.what);
    expect((await theCase()).lastContact?.onDay).toBe('2026-05-19');
    const told = await api.ok('listNotifications', { as: dana, path: { id: dana.userGuid } });
    expect(told.map(({ Details }) => Details)).toEqual([
      'Corrected what they wrote down about your work together.',
    ]);
  });

  it('is corrected also when its day is longer ago, which it keeps or gives up for one of the last 30', async () => {
    await api.ok('createActivity', record());
    const longAgo = '2026-04-10';
    await api.database.db
      .updateTable('activity')
      .set({ on_day: longAgo })
      .where('match_guid', '=', match)
      .execute();
    const [first] = await records();
    const path = { guid: first?.activityGUID ?? '' };
    const corrected = (onDay: string) => ({ as: coach, path, body: { ...words, onDay } });
    expect(await api.refused('correctActivity', corrected('2026-04-11'))).toMatchObject({
      status: 400,
      pointers: ['/onDay'],
    });
    await api.ok('correctActivity', corrected(longAgo));
    await api.ok('correctActivity', corrected('2026-05-19'));
    expect(await records()).toHaveLength(3);
  });

  it('counts as the last contact by its last correction when it was corrected twice', async () => {
    await api.ok('createActivity', record());
    const [first] = await records();
    const path = { guid: first?.activityGUID ?? '' };
    for (const onDay of ['2026-05-19', '2026-05-12']) {
      now = new Date(now.getTime() + minute);
      await api.ok('correctActivity', { as: coach, path, body: { ...words, onDay } });
    }
    expect((await theCase()).lastContact?.onDay).toBe('2026-05-12');
  });

  it('can be asked to be corrected by the candidate it is about, which notifies the coach once', async () => {
    await api.ok('createActivity', record());
    const [first] = await records();
    const path = { guid: first?.activityGUID ?? '' };
    const robin = await api.person(2);
    expect(await api.refused('askForCorrection', { as: robin, path })).toMatchObject({
      status: 404,
      code: 'no_record',
    });
    for (const _twice of [1, 2]) await api.ok('askForCorrection', { as: dana, path });
    const told = await api.ok('listNotifications', { as: coach, path: { id: coach.userGuid } });
    expect(told).toHaveLength(1);
    expect(await records()).toMatchObject([{ correctionAsked: true }]);
  });

  it('stays with the candidate when the coach stopped, and comes back when they share again', async () => {
    await api.ok('createActivity', record());
    await api.ok('updateCase', stage({ stage: 'applying', nextStep: 'Practice', nextDue: null }));
    await stop();
    expect(await ofDana()).toMatchObject([{ live: false, records: [{ what: words.what }] }]);
    now = new Date(now.getTime() + minute);
    const again = await insertConsent(api.database, dana, coach, { at: now });
    expect((await board()).cases).toMatchObject([
      { jobCoachMatchGUID: again, stage: 'applying', nextStep: 'Practice' },
    ]);
    expect(await records(coach, again)).toHaveLength(1);
  });

  it('can still be corrected when they share again', async () => {
    await api.ok('createActivity', record());
    const [first] = await records();
    await stop();
    const path = { guid: first?.activityGUID ?? '' };
    const body = { ...words, what: 'We read two postings together.' };
    expect(await api.refused('correctActivity', { as: coach, path, body })).toMatchObject(
      notShared,
    );
    now = new Date(now.getTime() + minute);
    const again = await insertConsent(api.database, dana, coach, { at: now });
    for (const _twice of [1, 2])
      await api.ok('correctActivity', { as: coach, path, body, key: keys[0] });
    expect((await records(coach, again)).map(({ corrects }) => corrects)).toEqual([
      path.guid,
      null,
    ]);
  });

  it('is shown only with the history when it is another coach’s', async () => {
    await api.ok('createActivity', record());
    const next = await api.person(4);
    const without = await insertConsent(api.database, dana, next, { at: now });
    expect(await records(next, without)).toEqual([]);
    const more = await api.person(4);
    const scopes = ['profile', 'history'] as const;
    const guid = await insertConsent(api.database, dana, more, { scopes, at: now });
    expect(await records(more, guid)).toMatchObject([{ what: words.what }]);
  });
});

describe('a stage', () => {
  it('is changed with its day, and keeps the day when only the next step changes', async () => {
    now = new Date(now.getTime() + minute);
    const moved = await api.ok('updateCase', stage({}, '"0"'));
    expect(moved).toMatchObject({ stage: 'searching', stageSince: now.toISOString() });
    now = new Date(now.getTime() + minute);
    const again = await api.ok('updateCase', stage({ nextStep: 'Call' }, `"${moved._etag}"`));
    expect(again).toMatchObject({ nextStep: 'Call', stageSince: moved.stageSince });
  });

  it('is not overwritten when somebody changed it meanwhile', async () => {
    await api.ok('updateCase', stage({}, '"0"'));
    expect(await api.refused('updateCase', stage({ stage: 'offer' }, '"0"'))).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
    });
    expect((await theCase()).stage).toBe('searching');
  });

  it('needs its last day for a pause and its outcome for an end, and drops both at the next stage', async () => {
    expect(await api.refused('updateCase', stage({ stage: 'paused' }))).toMatchObject({
      pointers: ['/pausedUntil'],
    });
    expect(await api.refused('updateCase', stage({ stage: 'closed', outcome: ' ' }))).toMatchObject(
      {
        pointers: ['/outcome'],
      },
    );
    await api.ok('updateCase', stage({ stage: 'paused', pausedUntil: '2026-07-01' }));
    expect(await theCase()).toMatchObject({ pausedUntil: '2026-07-01' });
    await api.ok('updateCase', stage({ stage: 'working', pausedUntil: '2026-07-01' }));
    expect(await theCase()).toMatchObject({ stage: 'working', pausedUntil: null });
  });
});
