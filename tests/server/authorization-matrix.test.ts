import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COACH_SCOPES } from '#domain/disclosure.ts';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { type Column, columns, readAuthorization, type Row } from '#tests/support/authorization.ts';
import { authorizationWorld, type World } from '#tests/support/authorizationWorld.ts';
import { isNode, operations } from '#tests/support/contract.ts';
import { namesCompany, namesPerson, namesPosting, requestOf } from '#tests/support/requests.ts';

const head = `\
# Who may call what: every operation of the contracts, called with its example (openapi/) by
# everybody there is. Written anew by: npm run authorization. Read each changed line.
#
# no                 403 not_allowed: the role may not, or not about this person
# 401                401 not_signed_in
# 404:not_shared     any other refusal or failure, by its status and code
# ·                  not asked: the call is public, names nobody or is not for employers
#
# signed-out         without a token, and with a forged one
# administrator …    about themselves; the employer is a member of the company in the request
# administrator* …   about a candidate with whom they have nothing to do
# coach-with         about a candidate: what alone must be shared with a job coach, and the answer
# coach-else         everything but that is shared, nothing, nothing any more, or by another candidate
# company-sees       about a candidate who applied, who may be found, who accepted an invitation
# company-else       about one of whom none of it is true, or not any more, and about those by
#                    who is no confirmed member; asked where company-sees lets in
# waiting …          employers about themselves and that company: not confirmed, not a member any
#                    more, of no company, of another company
`;

/** The outcomes that most cells have. */
const short: Readonly<Record<string, string>> = {
  '401:not_signed_in': '401',
  '403:not_allowed': 'no',
};
const nothing = '·';
let api: TestApi;
let world: World;
beforeAll(async () => {
  // The dates of the examples are after this day.
  api = await openApi({ now: () => new Date('2026-06-01T12:00:00Z') });
  world = await authorizationWorld(api);
});
afterAll(() => api.close());

const isRefused = (outcome: string) => /^(no$|401$|40[134]:)/.test(outcome);
const distinct = (outcomes: readonly string[]) => [...new Set(outcomes)].join(',') || nothing;

/**
 * One operation, called by everybody. A record that its example names is not there, but for a
 * posting: that those of others are not found is tested beside each record.
 */
async function rowOf(id: OperationId): Promise<Row> {
  const posting = namesPosting(id) ? world.newPosting : () => Promise.resolve(undefined);
  const call = async (as: TestPerson | null, about: TestPerson = as ?? world.stranger) => {
    const request = requestOf(id, about.userGuid, await posting());
    const { status, body } = await api.call(id, { ...request, as });
    if (status === 200) return '200';
    const outcome = `${status}:${isNode(body) ? String(body['code']) : ''}`;
    return short[outcome] ?? outcome;
  };
  const all = async (
    callers: readonly (TestPerson | null)[],
    about: readonly (TestPerson | undefined)[] = [undefined],
  ) => {
    const outcomes: string[] = [];
    for (const as of callers) for (const one of about) outcomes.push(await call(as, one));
    return outcomes;
  };
  const named = async <Name extends string>(
    callers: Readonly<Record<Name, TestPerson>>,
    ...about: [TestPerson?]
  ) => {
    const entries = Object.entries<TestPerson>(callers);
    const outcomes: [string, string][] = [];
    for (const [name, as] of entries) outcomes.push([name, await call(as, ...about)]);
    return outcomes;
  };

  const { callers, stranger, outside } = world;
  const { candidate } = callers;
  const forged = [`${candidate.token.slice(0, -4)}AAAA`, 'a.b.c'];
  const isAbout = namesPerson(id);
  const self = await named(callers);
  const isForEmployers = self.some(([name, outcome]) => name === 'employer' && outcome !== 'no');
  const others = isAbout ? await named(callers, stranger) : [];
  const cells: [Column | string, string][] = [
    [
      'signed-out',
      distinct(await all([null, ...forged.map((token) => ({ ...candidate, token }))], [stranger])),
    ],
    ...self,
    ...others.map(([name, outcome]): [string, string] => [`${name}*`, outcome]),
    ...(isAbout ? [...(await byCoaches(call)), ...(await byCompany(call))] : []),
    ...(isForEmployers ? await named(outside) : []),
  ];
  return Object.fromEntries(cells) as unknown as Row;
}

type Call = (as: TestPerson, about: TestPerson) => Promise<string>;

async function byCoaches(call: Call): Promise<[Column, string][]> {
  const { candidate, all, alone, without, others } = world.coaching;
  const about = (as: TestPerson) => call(as, candidate);
  const refusals: string[] = [];
  for (const as of others) refusals.push(await about(as));
  const outcome = await about(all);
  if (isRefused(outcome))
    return [
      ['coach-with', outcome],
      ['coach-else', distinct(refusals)],
    ];
  const needed: string[] = [];
  for (const scope of COACH_SCOPES) {
    const lacking = await about(without[scope]);
    if (!isRefused(lacking)) continue;
    refusals.push(lacking);
    needed.push(`${scope}:${await about(alone[scope])}`);
  }
  return [
    ['coach-with', needed.join('+') || `anything:${outcome}`],
    ['coach-else', distinct(refusals)],
  ];
}

async function byCompany(call: Call): Promise<[Column, string][]> {
  const { callers, outside, seen, unseen } = world;
  const passes: string[] = [];
  for (const about of Object.values(seen)) passes.push(await call(callers.employer, about));
  if (passes.every(isRefused) && new Set(passes).size === 1)
    return [['company-sees', distinct(passes)]];
  const refusals: string[] = [];
  for (const about of unseen) refusals.push(await call(callers.employer, about));
  for (const as of Object.values(outside))
    for (const about of Object.values(seen)) refusals.push(await call(as, about));
  return [
    [
      'company-sees',
      passes.every((one) => one === passes[0]) ? distinct(passes) : passes.join('/'),
    ],
    ['company-else', distinct(refusals)],
  ];
}

/** A fixed width, so that a changed cell changes its own line alone. */
const lineOf = ([id = '', ...cells]: readonly string[]) =>
  [id.padEnd(34), ...cells.map((cell) => (cell === '|' ? cell : cell.padEnd(15)))]
    .join(' ')
    .trimEnd();

it('answers everybody as the reviewed file says, in every operation', async () => {
  const lines = [lineOf(['# operation', ...columns])];
  for (const { operationId, isPublic } of operations) {
    const id = operationId as OperationId;
    const row: Partial<Row> = isPublic ? { 'signed-out': 'public' } : await rowOf(id);
    const cells = columns.map((column) => (column === '|' ? column : (row[column] ?? nothing)));
    lines.push(lineOf([id, ...cells]));
  }
  await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot('authorization-matrix.txt');
});

/** What no change may make of the file, whoever reviews it. */
describe('the reviewed file', () => {
  const reviewed = [...readAuthorization()];
  const where = (isWrong: (row: Row, id: OperationId) => boolean) =>
    reviewed.filter(([id, row]) => isWrong(row, id)).map(([id]) => id);

  it('lets nobody in without a token', () => {
    expect(where((row) => !['401', 'public'].includes(row['signed-out']))).toEqual([]);
  });

  it('opens nothing about a person to another candidate', () => {
    expect(
      where((row, id) => namesPerson(id) && !['no', nothing].includes(row['candidate*'])),
    ).toEqual([]);
    expect(where((row) => row['candidate*'] === 'no').length).toBeGreaterThan(75);
  });

  it('opens nothing about a person to a company of which somebody is no member', () => {
    const open = where((row) => row['company-sees'] === '200');
    expect(where((row) => row['company-else'] !== nothing)).toEqual(open);
    expect(where((row) => row['company-else'] === '404:not_visible')).toEqual(open);
    expect(open).toHaveLength(9);
  });

  it('closes a company to who is in another, in none, or not any more', () => {
    const asked = where((row, id) => row.employer !== 'no' && namesCompany(id));
    const closed = where(
      (row, id) =>
        namesCompany(id) &&
        [row.ended, row.none, row.elsewhere].every((one) => one === '404:not_yours'),
    );
    expect(closed).toEqual(asked);
    expect(closed.length).toBeGreaterThan(8);
  });

  it('opens no accommodation to an employer', () => {
    const asked = reviewed.filter(([id]) => id.includes('Accommodation'));
    expect(asked).toHaveLength(4);
    for (const [, row] of asked)
      expect([row.employer, row['employer*'], row['company-sees']]).toEqual(['no', 'no', 'no']);
  });
});
