import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { components } from '#openapi/jobs.ts';

const root = resolve(import.meta.dirname, '../..');

type Content = components['schemas']['PostingContent'];
type Answer = Record<string, unknown>;

export interface Server {
  /** How many postings a search by the demo candidate finds. */
  found(searchText: string): Promise<number>;
  /** Saves and publishes a posting of the demo employer's company. */
  publish(title: string): Promise<void>;
  stop(): Promise<void>;
}

/** A posting that may be published. */
function contentNamed(title: string): Content {
  return {
    title,
    summary: 'You look after what nobody else has.',
    employmentTypes: ['full-time'],
    hours: '40 hours a week',
    salaryMin: 30,
    salaryMax: 40,
    salaryUnit: 'hour',
    essentialDuties: [{ text: 'Feed it', reasons: ['specialSkill'] }],
    otherDuties: [],
    skills: [],
    experience: '',
    education: '',
    certificates: [],
    city: 'Syracuse',
    stateShort: 'NY',
    remote: 'in-person',
    homeDays: '',
    shifts: '',
    startAndEnd: 'flexible',
    peopleInRoom: '',
    accommodations: [],
    accommodationContact: { name: 'Ada Amberly', email: 'access@example.com', phone: '' },
    applyEmail: 'jobs@example.com',
    closesOn: null,
    keptPhrases: [],
    plainText: '',
  };
}

/** Starts a server and signs its demo candidate and employer in. */
export async function startServer(databaseUrl: string): Promise<Server> {
  const child: ChildProcess = fork(join(root, 'server/start.ts'), {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  let ready: RegExpExecArray | null = null;
  while (
    !(ready =
      /is ready: (http:\S+)[^]*candidate: (\S+) {2}([^\n]+)\n[^]*employer, .*: (\S+) {2}([^\n]+)\n/.exec(
        printed,
      ))
  ) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${printed}`);
    await setTimeout(20);
  }
  const [, url = '', ...accounts] = ready;
  const [candidate = '', itsWords = '', employer = '', theirWords = ''] = accounts;
  const post = async (path: string, body: object, token = ''): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json;
  };
  const signIn = async (Email: string, Password: string) =>
    String((await post('/user/signIn', { Email, Password }))['accessToken']);
  const asCandidate = await signIn(candidate, itsWords);
  const asEmployer = await signIn(employer, theirWords);
  return {
    found: async (searchText: string) => {
      const search = { searchText, locationText: '' };
      const page = await post('/jobs/jobfeed/GetJobsfromSearchV2', search, asCandidate);
      return Number(page['total']);
    },
    publish: async (title: string) => {
      const content = contentNamed(title);
      const draft = await post('/jobs/JobFeed', { sourceGUID: randomUUID(), content }, asEmployer);
      const path = `/jobs/JobFeed/${String(draft['sourceGUID'])}/publish`;
      await post(path, { _etag: draft['_etag'] }, asEmployer);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
