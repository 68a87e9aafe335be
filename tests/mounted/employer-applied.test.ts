import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, button, choose, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

let member: TestPerson;
let company: string;
let dana: TestPerson;
let kim: TestPerson;
let baker: string;
beforeEach(async () => {
  ({ member, companyGuid: company } = await newCompany(app));
  dana = await namedCandidate(app, 'Dana', 'Whitlock');
  kim = await namedCandidate(app, 'Kim', 'Okafor');
  baker = await job('Night Baker');
  await apply(dana, baker, '2026-05-10T09:00:00Z');
  await apply(kim, await job('Day Baker'), '2026-05-12T09:00:00Z');
});

async function job(title: string): Promise<string> {
  const made = jobNamed(title, { company_guid: company, company });
  await insertJobs(app.database.db, [made]);
  return made.source_guid;
}

const apply = ({ userGuid }: TestPerson, source_guid: string, at: string) =>
  app.database.db
    .insertInto('job_application')
    .values({ user_guid: userGuid, source_guid, applied_at: new Date(at) })
    .execute();

const applicationOf = ({ userGuid }: TestPerson) =>
  app.database.db
    .selectFrom('job_application')
    .where('user_guid', '=', userGuid)
    .select(['id', 'status', 'version'])
    .executeTakeFirstOrThrow();

const open = (query = '') => app.open(`/employer/applied${query}`, member);
const rows = () => all('row').slice(1);
const row = (name: string) =>
  until(() => {
    const found = rows().find(({ textContent }) => textContent.includes(name));
    if (!found) throw new Error(`There is no row of ${name}.`);
    return found;
  });
const STATUS = /Status of Dana Whitlock for Night Baker/;
const LOST = 'The application of Dana Whitlock was changed meanwhile. Your change was not saved.';
const changes = () => app.edge.asked().filter((one) => callOf('changeApplicationStatus').test(one));

test('shows the newest application first, of this company alone, with the buttons of an applicant', async () => {
  const other = await newCompany(app);
  const theirs = jobNamed('Gardener', { company_guid: other.companyGuid, company: 'Other' });
  await insertJobs(app.database.db, [theirs]);
  await apply(dana, theirs.source_guid, '2026-05-14T09:00:00Z');
  await open();
  await expectSeen('2 applications');
  await row('Dana Whitlock');
  const heads = all('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Job', 'Applied on', 'Status', 'Action']);
  const names = all('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Kim Okafor', 'Dana Whitlock']);
  await expectSeen('May 10, 2026');
  await one('button', 'Save Dana Whitlock');
  await one('button', 'Invite Dana Whitlock');
  await one('link', 'View Profile of Dana Whitlock');
  await expectGone('Gardener');
});

test('narrows to one job by the address, and leads back to all of them', async () => {
  await open(`?job=${baker}`);
  await expectSeen('1 application');
  await expectSeen('Only applications for Night Baker.');
  await row('Dana Whitlock');
  expect(rows()).toHaveLength(1);
  const link = await one('link', 'Show all applications');
  expect(link.getAttribute('href')).toBe('/employer/applied');
});

test('saves nothing on a choice, and saves once and returns the focus by the button that appears', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const save = await button('Save status: Interview for Dana Whitlock');
  expect(changes()).toEqual([]);
  save.click();
  save.click();
  await until(() => expect(app.heard).toContain('Dana Whitlock: Interview.'));
  await expectFocus('button', STATUS);
  expect(changes()).toHaveLength(1);
  expect(await applicationOf(dana)).toMatchObject({ status: 'interview' });
  expect(all('button', /Save status/)).toEqual([]);
});

test('asks first for "Not selected", and sends nothing when the old status is kept', async () => {
  await open();
  await choose(STATUS, 'Not selected');
  await press('Save status: Not selected for Dana Whitlock');
  const question = await one('dialog', 'Set Dana Whitlock to "Not selected"?');
  expect(question.textContent).toContain('We send Dana Whitlock one kind email');
  await press('Keep "New"', question);
  await until(() => expect(all('button', /Save status/)).toEqual([]));
  expect(changes()).toEqual([]);
  await choose(STATUS, 'Not selected');
  await press('Save status: Not selected for Dana Whitlock');
  await press('Set to "Not selected"', await one('dialog'));
  await until(() => expect(app.heard).toContain('Dana Whitlock: Not selected.'));
  expect(await applicationOf(dana)).toMatchObject({ status: 'notSelected' });
});

test('shows and announces a status that a colleague changed meanwhile, and overwrites nothing', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const { id, version } = await applicationOf(dana);
  await app.ok('changeApplicationStatus', {
    as: member,
    path: { id },
    body: { status: 'offer', _etag: String(version) },
  });
  await press('Save status: Interview for Dana Whitlock');
  await expectSeen(
    'Somebody in your company changed the status of Dana Whitlock to "Offer" meanwhile.',
  );
  await until(async () => expect((await one('button', STATUS)).textContent).toContain('Offer'));
  expect(await applicationOf(dana)).toMatchObject({ status: 'offer' });
  expect(all('button', /Save status/)).toEqual([]);
});

test('keeps a status that is chosen while another one is saved', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const held = app.edge.hold(callOf('changeApplicationStatus'));
  await press('Save status: Interview for Dana Whitlock');
  const call = await held;
  await choose(STATUS, 'Offer');
  await call.answer();
  await until(() => expect(app.heard).toContain('Dana Whitlock: Interview.'));
  expect((await one('button', STATUS)).textContent).toContain('Offer');
  await press('Save status: Offer for Dana Whitlock');
  await until(() => expect(app.heard).toContain('Dana Whitlock: Offer.'));
  expect(await applicationOf(dana)).toMatchObject({ status: 'offer' });
});

test('focuses the title and says on the page what came of the change when the account of the candidate is closed meanwhile', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const day = new Date('2026-06-01T09:00:00Z');
  await app.database.db
    .insertInto('closed_account')
    .values({ user_guid: dana.userGuid, closed_at: day, delete_after: day, closed_by: null })
    .execute();
  await press('Save status: Interview for Dana Whitlock');
  await until(() =>
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toContain('Dana'),
  );
  await expectFocus('heading', 'Applied');
  await until(() => expect(app.heard.join()).toContain(LOST));
  expect(all('main')[0]?.textContent).toContain(LOST);
  await choose(/Status of Kim Okafor/, 'Offer');
  await press('Save status: Offer for Kim Okafor');
  await until(() => expect(all('main')[0]?.textContent).not.toContain(LOST));
});

test('says in its row that an application was taken back while its status is changed, without actions', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const { id } = await applicationOf(dana);
  await app.ok('withdrawApplication', { as: dana, path: { id } });
  await press('Save status: Interview for Dana Whitlock');
  await expectSeen('Withdrawn on');
  const taken = await row('Dana Whitlock');
  expect(all('button', undefined, taken)).toEqual([]);
  expect(all('link', /View Profile/, taken)).toEqual([]);
  await until(() => expect(app.heard.join()).toContain(LOST));
  expect(taken.textContent).toContain(LOST);
  expect((await row('Kim Okafor')).textContent).not.toContain(LOST);
  await until(() => expect(document.activeElement?.textContent).toMatch(/^Withdrawn on/));
});

test('keeps a status that is not saved chosen, and saves it again', async () => {
  await open();
  await choose(STATUS, 'Hired');
  const mend = app.edge.cutAll(callOf('changeApplicationStatus'));
  await press('Save status: Hired for Dana Whitlock');
  await expectSeen('The status was not saved.');
  mend();
  const held = app.edge.hold(callOf('changeApplicationStatus'));
  await press('Try again');
  await expectFocus('button', STATUS);
  await (await held).answer();
  await until(() => expect(app.heard).toContain('Dana Whitlock: Hired.'));
  await expectGone('The status was not saved.');
});

test('says that a status is saved when only the answer to it was lost', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const held = app.edge.hold(callOf('changeApplicationStatus'));
  await press('Save status: Interview for Dana Whitlock');
  await (await held).lose();
  await until(() => expect(app.heard).toContain('Dana Whitlock: Interview.'));
  expect((await one('button', STATUS)).textContent).toContain('Interview');
  await expectGone('The status was not saved.');
  await choose(STATUS, 'Offer');
  await press('Save status: Offer for Dana Whitlock');
  await until(() => expect(app.heard).toContain('Dana Whitlock: Offer.'));
});

test('asks first for "Not selected" also after another status could not be saved', async () => {
  await open();
  await choose(STATUS, 'Interview');
  const mend = app.edge.cutAll(callOf('changeApplicationStatus'));
  await press('Save status: Interview for Dana Whitlock');
  await expectSeen('The status was not saved.');
  mend();
  await choose(STATUS, 'Not selected');
  await expectGone('The status was not saved.');
  expect(all('button', 'Try again')).toEqual([]);
  await press('Save status: Not selected for Dana Whitlock');
  await one('dialog', 'Set Dana Whitlock to "Not selected"?');
});

test('shows the status in words to an administrator who views, and neither saves nor invites', async () => {
  const admin = await app.person(1);
  const body = { userGuid: member.userGuid, reason: 'The person wrote that a list is empty.' };
  await app.ok('startActing', { as: admin, body });
  await app.open('/employer/applied', admin);
  const taken = await row('Dana Whitlock');
  expect(taken.textContent).toContain('New');
  expect(all('button', undefined, taken)).toEqual([]);
  pressOn(await one('link', 'View Profile of Dana Whitlock', taken));
  await expectSeen('Private. An administrator cannot see this.');
  await expectGone('Dana Whitlock');
});
