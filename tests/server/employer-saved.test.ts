import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { viewAs } from '#tests/support/acting.ts';
import { signedInAgain } from '#tests/support/alerts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { find, findable, letFind, withProfile } from '#tests/support/employers.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
let member: TestPerson;
let companyGuid: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  ({ member, companyGuid } = await newCompany(api));
});

const save = (candidate: TestPerson, employerNotes?: string | null, as = member) => ({
  as,
  body: {
    employerProfileID: as.userGuid,
    candidateProfileID: candidate.userGuid,
    ...(employerNotes === undefined ? {} : { employerNotes }),
  },
});
const list = async (as = member, of = as, offset = '0') => {
  const { body, headers } = await api.call('listSavedCandidates', {
    as,
    path: { id: of.userGuid },
    query: { offset },
  });
  return { saved: body, total: headers['x-total-count'] };
};
const rowsOf = ({ userGuid }: TestPerson) =>
  api.database.db
    .selectFrom('saved_candidate')
    .where('employer_guid', '=', userGuid)
    .selectAll()
    .execute();

it('saves a candidate once, shows it on the card and in the list, and takes it away', async () => {
  const robin = await findable(api, now, { name: 'Robin Reed' });
  const saved = await api.ok('saveCandidate', save(robin, 'Met at the fair.'));
  now = new Date(began.getTime() + 60_000);
  expect(await api.ok('saveCandidate', save(robin))).toEqual(saved);
  expect(await api.ok('saveCandidate', save(robin, null))).toMatchObject({
    profileSavedCandidateId: saved.profileSavedCandidateId,
    employerNotes: null,
    savedAt: began.toISOString(),
  });
  const id = saved.profileSavedCandidateId;
  const card = { FirstName: 'Robin', LastName: 'Reed', profileSavedCandidateId: id };
  const found = await find(api, member, { searchString: 'reed' });
  expect(found.candidates.at(-1)).toMatchObject(card);
  expect(await list()).toMatchObject({ total: '1', saved: [{ candidate: card }] });
  await api.ok('unsaveCandidate', { as: member, path: { id } });
  expect(await list()).toEqual({ total: '0', saved: [] });
  expect(await api.refused('unsaveCandidate', { as: member, path: { id } })).toMatchObject({
    status: 404,
    code: 'not_saved',
  });
});

it('replaces no notes that changed after they were read', async () => {
  const robin = await findable(api, now);
  await api.ok('saveCandidate', save(robin, 'Met at the fair.'));
  const over = (employerNotesBefore: string | null, notes: string | null) => {
    const { as, body } = save(robin, notes);
    return { as, body: { ...body, employerNotesBefore } };
  };
  await api.ok('saveCandidate', over('Met at the fair.', 'Call in June.'));
  expect(
    await api.refused('saveCandidate', over('Met at the fair.', 'Call in May.')),
  ).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
  });
  // The answer of the first time was lost.
  await api.ok('saveCandidate', over('Met at the fair.', 'Call in June.'));
  await api.ok('saveCandidate', over('Call in June.', null));
  await api.ok('saveCandidate', over(null, 'Called.'));
  expect(await list()).toMatchObject({ saved: [{ employerNotes: 'Called.' }] });
});

it('refuses to save whom the company may not see, or for somebody else', async () => {
  const robin = await withProfile(api);
  expect(await api.refused('saveCandidate', save(robin))).toMatchObject({
    status: 404,
    code: 'not_visible',
  });
  const other = await newCompany(api);
  await applyAt(api, robin, companyGuid);
  await api.ok('saveCandidate', save(robin));
  const forOther = { ...save(robin, undefined, other.member), as: member };
  expect(await api.refused('saveCandidate', forOther)).toMatchObject({ code: 'not_allowed' });
  expect(await list(member, other.member)).toMatchObject({ saved: { code: 'not_allowed' } });
});

it('deletes no notes with a candidate when they are to be kept', async () => {
  const robin = await findable(api, now);
  const saved = await api.ok('saveCandidate', save(robin));
  const asked = {
    as: member,
    path: { id: saved.profileSavedCandidateId },
    query: { notes: 'keep' },
  };
  await api.ok('saveCandidate', save(robin, 'Met at the fair.'));
  expect(await api.refused('unsaveCandidate', asked)).toMatchObject({
    status: 409,
    code: 'has_notes',
  });
  expect(await list()).toMatchObject({ saved: [{ employerNotes: 'Met at the fair.' }] });
  await api.ok('saveCandidate', save(robin, ''));
  await api.ok('unsaveCandidate', asked);
  expect(await list()).toEqual({ total: '0', saved: [] });
});

it('keeps what a member saved from every other member', async () => {
  const robin = await findable(api, now);
  const saved = await api.ok('saveCandidate', save(robin));
  const other = await newCompany(api);
  const path = { id: saved.profileSavedCandidateId };
  expect(await api.refused('unsaveCandidate', { as: other.member, path })).toMatchObject({
    code: 'not_saved',
  });
  expect((await find(api, other.member)).candidates).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ profileSavedCandidateId: null })]),
  );
  expect(await list(other.member)).toMatchObject({ total: '0' });
});

it('hides at once whom the company may not see, and deletes them after 30 days', async () => {
  const [robin, before] = [await findable(api, now), await findable(api, now)];
  await api.ok('saveCandidate', save(robin));
  await api.ok('saveCandidate', save(before));
  for (const as of [robin, before])
    await api.ok('blockCompany', { as, body: { candidatePersonId: as.userGuid, companyGuid } });
  expect(await list()).toEqual({ total: '0', saved: [] });
  await startWithSweepDue(api.database, () => now);
  now = new Date(began.getTime() + 20 * day);
  member = await signedInAgain(api, member, () => now);
  const quinn = await signedInAgain(api, before, () => now);
  await api.ok('unblockCompany', {
    as: quinn,
    path: { id: quinn.userGuid, companyGuid },
  });
  await startWithSweepDue(api.database, () => now);
  expect(await list()).toMatchObject({ total: '1' });
  now = new Date(began.getTime() + 31 * day);
  await startWithSweepDue(api.database, () => now);
  expect(await rowsOf(member)).toMatchObject([
    { candidate_guid: quinn.userGuid, unseen_since: null },
  ]);
});

it('shows an administrator who views the employer the list without the notes', async () => {
  const robin = await findable(api, now);
  await api.ok('saveCandidate', save(robin, 'Call on Monday.'));
  const admin = await api.person(1);
  await viewAs(api, admin, member);
  const seen = await list(admin, member);
  expect(seen).toMatchObject({ total: '1', saved: [{ employerNotes: null }] });
  expect((await find(api, admin)).candidates.length).toBeGreaterThan(0);
  expect(await api.refused('saveCandidate', { ...save(robin), as: admin })).toMatchObject({
    code: 'not_acting',
  });
  for (const id of ['getUser', 'getCandidateView'] as const)
    expect(await api.refused(id, { as: admin, path: { id: robin.userGuid } })).toMatchObject({
      status: 404,
      code: 'not_acting',
    });
  await api.ok('endActing', { as: admin });
});

it('leaves what was saved for one company behind when a member goes to another', async () => {
  const robin = await findable(api, now);
  const saved = await api.ok('saveCandidate', save(robin, 'Of the first company.'));
  const other = randomUUID();
  const { db } = api.database;
  await db.insertInto('company').values({ company_guid: other, name: other }).execute();
  await db
    .updateTable('company_member')
    .set({ company_guid: other })
    .where('user_guid', '=', member.userGuid)
    .execute();
  expect(await list()).toEqual({ total: '0', saved: [] });
  const again = await api.ok('saveCandidate', save(robin));
  expect(again).toMatchObject({ employerNotes: null });
  expect(again.profileSavedCandidateId).not.toBe(saved.profileSavedCandidateId);
});

it('has nobody of whom sharing was stopped, and has them again when they may be found', async () => {
  const robin = await findable(api, now);
  await api.ok('saveCandidate', save(robin));
  await api.ok('stopAllSharing', { as: robin, body: { candidatePersonId: robin.userGuid } });
  expect(await list()).toMatchObject({ total: '0' });
  await letFind(api, robin, now);
  expect(await list()).toMatchObject({ total: '1' });
});
