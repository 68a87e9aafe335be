import { readFileSync } from 'node:fs';
import type { components } from '#openapi/jobs.ts';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import { readStat } from '#scripts/testing/processorTime.ts';
import type { Caller, LoadServer } from './loadServer.ts';

/** What is asked. `turn` grows with each call. */
type Ask = (caller: Caller, person: number, turn: number) => Promise<unknown>;

/** How many calls were answered in a second, and in a second of the server's processor time. */
export interface Rate {
  readonly name: string;
  readonly callers: number;
  readonly aSecond: number;
  readonly aCoreSecond: number;
}

const seconds = 4;

/** The calls that people make most, each by 1, 16 and 64 callers at a time. */
export async function measureThroughput(
  server: LoadServer,
  callers: readonly Caller[],
  levels: readonly number[],
): Promise<Rate[]> {
  const send = async (caller: Caller, method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${caller.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as unknown;
  };
  const search = (caller: Caller, searchText: string, offset: number) =>
    send(caller, 'POST', '/jobs/jobfeed/GetJobsfromSearchV2', {
      searchText,
      locationText: '',
      recommendationIds: [],
      offset,
    }) as Promise<components['schemas']['JobPage']>;

  const [first] = callers;
  if (first === undefined) throw new Error('Nobody calls.');
  const jobs = (await search(first, '', 0)).jobs.map((job) => job.sourceGUID);
  const jobAt = (turn: number) => jobs[turn % jobs.length] ?? '';
  const place = { zip: '13202', lat: 43.05, long: -76.15, relocate: 0, remote: null } as const;
  await Promise.all(
    callers.map((caller) =>
      send(
        caller,
        'PUT',
        `/user/User/updateCandidateInsights/${caller.userGuid}`,
        userSoc(caller.userGuid, { ...NO_INSIGHTS, SOCCode: '43-4051' }, place),
      ),
    ),
  );

  const words = ['clerk', 'remote nurse', 'warehouse', 'teacher', 'software', 'office'];
  const asks: Readonly<Record<string, Ask>> = {
    'sign in': (_caller, person) => server.signIn(person),
    'list of all jobs': (caller, _person, turn) => search(caller, '', (turn % 8) * 25),
    'search by words': (caller, _person, turn) =>
      search(caller, words[turn % words.length] ?? '', 0),
    'job details': (caller, _person, turn) => send(caller, 'GET', `/jobs/JobFeed/${jobAt(turn)}`),
    'save a job': (caller, _person, turn) =>
      send(caller, 'POST', '/user/ProfileSavedJobsV2', {
        userGuid: caller.userGuid,
        jobFeedSourceGUID: jobAt(turn),
      }),
    recommendations: (caller) =>
      send(caller, 'POST', '/matching/recommendations', { user_id: caller.userGuid }),
  };

  const rates: Rate[] = [];
  for (const [name, ask] of Object.entries(asks))
    for (const level of levels)
      rates.push({ name, callers: level, ...(await rateOf(server, callers, level, ask)) });
  return rates;
}

/** Everybody asks in turn, `level` at a time, so that nobody meets a limit of their own. */
async function rateOf(server: LoadServer, callers: readonly Caller[], level: number, ask: Ask) {
  const ticksBefore = ticksOf(server.id);
  const start = performance.now();
  const end = start + seconds * 1000;
  let calls = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const turn = calls;
      calls += 1;
      const person = turn % callers.length;
      const caller = callers[person];
      if (caller) await ask(caller, person, turn);
    }
  };
  await Promise.all(Array.from({ length: level }, lane));
  const passed = (performance.now() - start) / 1000;
  const used = (ticksOf(server.id) - ticksBefore) / 100;
  return { aSecond: calls / passed, aCoreSecond: calls / Math.max(used, 0.01) };
}

/** Hundredths of a second that the process has used, its threads included. */
function ticksOf(id: number): number {
  return readStat(readFileSync(`/proc/${id}/stat`, 'latin1'))?.ticks ?? 0;
}
