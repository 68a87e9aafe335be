import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const now = new Date('2026-02-02T12:00:00Z');
const skilled = (company: string, ...skills: string[]) =>
  jobNamed('Bookkeeper', {
    company,
    soc_code: '43-3031',
    skills,
    description: `Bookkeeper wanted. You know ${skills.join(' and ')}.`,
  });
const jobs = [
  skilled('Salt City Sums', 'Payroll', 'QuickBooks'),
  skilled('Onondaga Ledgers', 'Grant reporting', 'Sage Intacct'),
  jobNamed('Bookkeeper', {
    company: 'Lakeside Audits',
    soc_code: '43-3031',
    description: 'Bookkeeper for audits. CPA license required.',
  }),
];

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now, prepare: ({ db }) => insertJobs(db, jobs) });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
  const body = { UserGuid: robin.userGuid, PostalCode: '13202', IdealJob: 'Bookkeeper' };
  await api.ok('createUserProfile', { as: robin, body });
});

const recommended = async () => {
  const { recommendations } = await api.ok('recommendations', {
    as: robin,
    body: { user_id: robin.userGuid },
  });
  return recommendations;
};
const companies = async () => {
  const byId = new Map(jobs.map((job) => [job.source_guid, job.company]));
  return (await recommended()).map((one) => byId.get(one.sourceGUID));
};
const skill = (SkillName: string) => ({ as: robin, body: { UserGuid: robin.userGuid, SkillName } });

it('puts another job first once a skill is added, and the former one once it is deleted', async () => {
  const added = [];
  for (const name of ['Payroll', 'QuickBooks'])
    added.push(await api.ok('createUserSkill', skill(name)));
  expect((await companies())[0]).toBe('Salt City Sums');
  for (const { Id } of added) await api.ok('deleteUserSkill', { as: robin, path: { id: Id } });
  for (const name of ['Grant reporting', 'Sage Intacct'])
    await api.ok('createUserSkill', skill(name));
  expect((await companies())[0]).toBe('Onondaga Ledgers');
});

it('counts a licence among the credentials until it is deleted', async () => {
  const audits = async () => {
    const found = (await recommended()).find((one) => one.sourceGUID === jobs[2]?.source_guid);
    if (!found) throw new Error('The job is not recommended.');
    return found;
  };
  const before = await audits();
  expect(before.reasons).toContainEqual(
    expect.objectContaining({ code: 'licence', effect: 'gap', values: { asked: 'CPA' } }),
  );
  const body = { UserGuid: robin.userGuid, CredentialName: 'CPA', CredentialYear: 2020 };
  const made = await api.ok('createUserCredential', { as: robin, body });
  const held = await audits();
  expect(held.score).toBeGreaterThan(before.score);
  expect(held.reasons).toContainEqual(
    expect.objectContaining({ code: 'licence', effect: 'positive', values: { asked: 'CPA' } }),
  );
  await api.ok('deleteUserCredential', { as: robin, path: { id: made.Id } });
  expect(await audits()).toEqual(before);
});
