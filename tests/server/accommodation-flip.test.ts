import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { openApi, type OperationId, sendTo, type TestApi } from '#tests/support/api.ts';
import { readAuthorization } from '#tests/support/authorization.ts';
import { accountRequests, costlyRequests } from '#tests/support/flip/accountRequests.ts';
import {
  aboutEach,
  companyRequests,
  peopleRequests,
  type Requests,
  written,
} from '#tests/support/flip/companyRequests.ts';
import { companyWorld, type CompanyWorld } from '#tests/support/flip/companyWorld.ts';
import { flipKey, flipTexts, privateText } from '#tests/support/flip/flips.ts';
import { keepRows } from '#tests/support/keptRows.ts';

/** Every operation of the contracts that is open to employers. */
const openToEmployers = [...readAuthorization()]
  .filter(([, row]) => row['signed-out'] === 'public' || row.employer !== 'no')
  .map(([id]) => id);

const now = new Date();
const lines: string[] = [];
let api: TestApi;
let world: CompanyWorld;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await openApi({
    now: () => now,
    settings: { LOG_LEVEL: 'debug' },
    logTo: { write: (line) => lines.push(line) },
    prepare: (database) => seedSampleData({ database, now: () => now, production: false }),
  });
  world = await companyWorld(api);
  await api.database.db.deleteFrom('security_event').execute();
  restore = await keepRows(api.database, {
    saved_candidate: 'id',
    contact_log: 'id',
    job_application: 'id',
    company: 'company_guid',
    company_member: 'company_guid, user_guid',
    person: 'user_guid',
    display_profile: 'user_guid',
  });
});
afterAll(() => api.close());

/** What differs between two answers to the same request. */
const ofTheMoment = /"(traceId|contactLogId|signUp|challenge)":"[^"]*"/g;

/** Everything that comes back, to the byte. The rows are then as they were. */
async function answersTo(...lists: readonly Requests[]): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const requests of lists)
    for (const [id, inputs] of Object.entries(requests))
      for (const input of inputs) {
        const as = world.member;
        const answer = await sendTo(api.app, id as OperationId, { ...input, as });
        const { date: _date, ...headers } = answer.headers;
        const body = answer.rawPayload.toString('latin1').replaceAll(ofTheMoment, '');
        answers.set(
          `${id} ${JSON.stringify(input)}`,
          JSON.stringify([answer.statusCode, headers, body]),
        );
      }
  // The export of one's own data has what was refused in this hour.
  await api.database.db.deleteFrom('security_event').execute();
  await api.database.db.deleteFrom('job').where('source_guid', '=', written).execute();
  await restore();
  return answers;
}

describe('an employer learns nothing of accommodations', () => {
  const every = () => [
    aboutEach(world, world.candidates),
    peopleRequests(world),
    companyRequests(world),
    accountRequests(world),
    costlyRequests(world),
  ];

  it('is asked about in every operation that is open to employers, and in no other', () => {
    const asked = every().flatMap((requests) => Object.keys(requests));
    expect([...new Set(asked)].toSorted()).toEqual(openToEmployers.toSorted());
    expect(every().flatMap((requests) => Object.values(requests))).not.toContainEqual([]);
  });

  it('answers each with the same bytes when the keys and texts of all are flipped', async () => {
    const first = await answersTo(...every());
    const changedIn = (answers: ReadonlyMap<string, string>) =>
      [...answers].filter(([asked, answer]) => first.get(asked) !== answer).map(([asked]) => asked);
    for (const [step, key] of ACCOMMODATION_KEYS.entries()) {
      await flipKey(api, key);
      // Lists of people are read after every key; each person, and the jobs, after every fourth.
      const some = world.candidates.filter((_, index) => index % 4 === step % 4);
      const answers = await answersTo(
        aboutEach(world, some),
        peopleRequests(world),
        step % 4 === 0 ? companyRequests(world) : {},
      );
      expect(changedIn(answers), `after ${key}`).toEqual([]);
    }
    await flipTexts(api, world.candidates);
    const last = await answersTo(...every());
    expect(changedIn(last)).toEqual([]);
    expect(last.size).toBe(first.size);
  });

  it('leaves no word about anybody in the whole log, also where the database fails', async () => {
    const { schema } = api.database.db;
    await schema.alterTable('person').renameTo('person_away').execute();
    for (const requests of [aboutEach(world, world.candidates.slice(0, 3)), peopleRequests(world)])
      for (const [id, inputs] of Object.entries(requests))
        for (const input of inputs.slice(0, 3))
          await sendTo(api.app, id as OperationId, { ...input, as: world.member });
    await schema.alterTable('person_away').renameTo('person').execute();
    const log = lines.join('');
    expect(log).toContain('"level":50');
    expect(log).toContain('/api/user/User/getByUserId/:id');
    const people = await api.database.db
      .selectFrom('account')
      .leftJoin('person', 'person.user_guid', 'account.user_guid')
      .select(['first_name', 'last_name', 'email', 'phone'])
      .execute();
    const words = people.flatMap((one) => Object.values(one)).filter((word) => word);
    expect(words.length).toBeGreaterThan(100);
    const written = new Set(log.split(/[^\p{L}\p{N}@.'+-]+/u));
    const isLogged = (word: string) => written.has(word) || (/\W/.test(word) && log.includes(word));
    expect([...new Set(words)].filter((word) => isLogged(String(word)))).toEqual([]);
    const facts = [...ACCOMMODATION_KEYS, 'OtherAccommodationText', privateText];
    expect(facts.filter((word) => log.includes(word))).toEqual([]);
  });
});
