import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#src/settings.ts';
import { named } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { applied, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const NOTE = 'Sample data: the people and companies here are invented.';

/** What the page of a server with demo accounts is told. */
const runsDemo = (samplePeople: boolean) => Object.assign(settings, { samplePeople });
beforeAll(() => runsDemo(true));
afterAll(() => runsDemo(false));

/** A coach whom Dana lets see her profile. */
async function coachOfDana(): Promise<{ coach: TestPerson; dana: TestPerson }> {
  const coach = await app.person(4);
  const dana = await namedCandidate(app, 'Dana', 'Whitlock');
  await insertConsent(app.database, dana, coach);
  return { coach, dana };
}

/** The note comes after the list, so that the list stays where it was. */
async function expectBelow(list: HTMLElement): Promise<void> {
  await expectSeen(NOTE);
  const note = [...document.querySelectorAll('p')].find((one) => one.textContent.includes(NOTE));
  expect(note && list.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

test('says below each list of people that they are invented when there are demo accounts', async () => {
  const { coach, dana } = await coachOfDana();
  await app.open('/job-coach/home', coach);
  await expectBelow(await one('list', 'All Candidates'));
  await app.open('/job-coach/caseload', coach);
  await expectBelow(await one('listitem', /Dana Whitlock/));
  await app.ok('getUserProfile', { as: coach, path: { id: dana.userGuid } });
  await app.open('/candidate/privacy/log', dana);
  await expectBelow(await one('table', 'Who looked at something of you'));

  const employer = await employerAt(app, 'Harborwren Mutual');
  await applied(app, await writeJob(app, employer, 'Clerk'), 'Sam Rivera');
  await app.open('/employer/applied', employer.person);
  await expectBelow(await one('table', /Applied/));

  await app.open('/admin/users', await named(app, 1, 'Alex Morgan'));
  await expectBelow(await one('list', 'Users'));
});

test('says nothing below an empty list', async () => {
  await app.open('/job-coach/home', await app.person(4));
  await expectSeen('No records to display');
  expect(all('paragraph').map((one) => one.textContent)).not.toContain(NOTE);
});

test('says nothing of sample data when the server has no demo accounts', async () => {
  runsDemo(false);
  const { coach } = await coachOfDana();
  await app.open('/job-coach/home', coach);
  await expectSeen('Dana Whitlock');
  await expectGone(NOTE);
  runsDemo(true);
});
