import { beforeEach, expect, test, vi } from 'vitest';
import { ACCOMMODATION_KEYS, NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen, expectSuccess } from '#tests/support/mounted/seen.ts';
import { all, button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const baker = jobNamed('Night Baker', { accommodations: ['screen-reader-ready', 'quiet-room'] });
const clerk = jobNamed('Day Clerk', { accommodations: [] });
const app = mountedApp(({ db }) => insertJobs(db, [baker, clerk]));
const pageOf = (job: typeof baker) => `/candidate/jobs/job-details/${job.source_guid}`;
const title = 'What this employer says about your needs';
const asksNeeds = callOf('getUserAccommodation');
const OWN_WORDS = 'A lamp without flicker';

let robin: TestPerson;
beforeEach(async () => {
  robin = await app.person();
});

/** Robin saved these facts. */
const saved = (...keys: readonly (typeof ACCOMMODATION_KEYS)[number][]) =>
  app.ok('createUserAccommodation', {
    as: robin,
    body: {
      ...NO_ACCOMMODATIONS,
      ...Object.fromEntries(keys.map((key) => [key, true])),
      OtherAccommodationText: keys.includes('OtherAccommodation') ? OWN_WORDS : null,
      UserGuid: robin.userGuid,
    },
  });

const textsOf = (list: string, scope: HTMLElement) =>
  until(() => {
    const [found] = all('list', list, scope);
    return all('listitem', undefined, found).map(({ textContent }) => textContent);
  });

test('puts what the posting says beside the needs, with questions for what it leaves open', async () => {
  await saved('PreferSR', 'GuideDogUser', 'OtherAccommodation', 'WillingRelocate');
  await app.open(pageOf(baker), robin);
  const panel = await one('region', title);
  await one('heading', 'They say', panel);
  expect(panel.textContent).toMatch(/^Only you see this/);
  expect(await textsOf('They say', panel)).toEqual([
    'Screen reader“The software works with screen readers.”',
  ]);
  const open = await textsOf('They do not say', panel);
  expect(open.map((text) => text.replace(/Copy.*/, ''))).toEqual([
    'Guide dogYou could ask: “Are service animals welcome in the workplace?”',
    'What you wrote yourselfYou could ask: “Whom do I ask when I need a change at work, and what happens then?”',
  ]);
  expect(await textsOf('Not theirs to offer', panel)).toEqual([
    'That you are willing to move for a job',
  ]);
  expect(panel.textContent).not.toContain(OWN_WORDS);
  // No number, and nothing that speaks by itself.
  expect(panel.textContent).not.toMatch(/\d/);
  expect(panel.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  expect(all('heading', undefined, panel).map(({ tagName }) => tagName)).toEqual([
    'H2',
    'H3',
    'H3',
    'H3',
  ]);
});

test('says that the employer says nothing when the posting has no facts', async () => {
  await saved('WheelchairUser');
  await app.open(pageOf(clerk), robin);
  await expectSeen('This employer says nothing about access.');
  const panel = await one('region', title);
  expect(all('heading', 'They say', panel)).toEqual([]);
  await expectSeen(
    '“Is the entrance step-free? Is there an accessible restroom? Is there accessible parking? Can desks be raised and lowered?”',
  );
});

test('leads to the accommodations when no needs were saved', async () => {
  await saved('WillingRelocate');
  await app.open(pageOf(baker), robin);
  const panel = await one('region', title);
  const link = await one<HTMLAnchorElement>('link', 'Say what you need at work', panel);
  expect(link.getAttribute('href')).toBe('/candidate/accommodation');
  expect(all('heading', undefined, panel)).toHaveLength(1);
});

test('copies a question, and says so in the button when it is done', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await saved('GuideDogUser');
  await app.open(pageOf(baker), robin);
  await press('Copy this question: Guide dog');
  const copied = await button('Copied: Guide dog. Copy it again');
  expect(copied.textContent).toBe('Copied');
  expect(write).toHaveBeenCalledWith('Are service animals welcome in the workplace?');
  await until(() => expect(app.heard).toContain('The question is copied.'));
  await expectFocus('button', 'Copied: Guide dog. Copy it again');
  write.mockRestore();
});

test('says how to copy a question when the browser does not let it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await saved('GuideDogUser');
  await app.open(pageOf(baker), robin);
  await press('Copy this question: Guide dog');
  const words = 'The question was not copied. Mark its words and copy them yourself.';
  await expectSeen(words);
  await until(() => expect(app.heard).toContain(words));
  write.mockRestore();
});

/** Goes to another page of the app, as its links do. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

test('sends nothing for another job, and shows it with the network cut', async () => {
  await saved('PreferSR', 'GuideDogUser');
  await app.open(pageOf(clerk), robin);
  await expectSeen('This employer says nothing about access.');
  follow(pageOf(baker));
  await expectSeen('The software works with screen readers.');
  expect(app.edge.asked().filter((call) => asksNeeds.test(call))).toHaveLength(1);
  expect(app.edge.asked().join('\n')).not.toMatch(new RegExp(ACCOMMODATION_KEYS.join('|')));
  app.edge.cutAll(/./);
  follow(pageOf(clerk));
  await expectSeen('This employer says nothing about access.');
  await one('heading', 'They do not say');
  expect(app.edge.asked().filter((call) => asksNeeds.test(call))).toHaveLength(1);
  expect(window.location.search).toBe('');
});

test('asks again after the needs were changed', async () => {
  await saved('PreferSR');
  await app.open(pageOf(clerk), robin);
  await one('button', 'Copy this question: Screen reader');
  follow('/candidate/accommodation');
  pressOn(await one('checkbox', 'I have a guide dog'));
  await press('Save');
  await expectSuccess('Updated accommodations successfully');
  follow(pageOf(clerk));
  await one('button', 'Copy this question: Guide dog');
});

test('says that the needs were not loaded, and asks again, when the server fails', async () => {
  await saved('GuideDogUser');
  const mend = app.edge.cutAll(asksNeeds);
  await app.open(pageOf(baker), robin);
  await expectSeen('Your needs were not loaded.');
  mend();
  await press('Try again');
  await expectGone('Your needs were not loaded.');
  await one('button', 'Copy this question: Guide dog');
});

test('is not there for an administrator who views', async () => {
  await saved('GuideDogUser');
  const admin = await app.person(1);
  const reason = 'Robin wrote that a date cannot be saved.';
  await app.ok('startActing', { as: admin, body: { userGuid: robin.userGuid, reason } });
  await app.open(pageOf(baker), admin);
  await expectSeen('There is a quiet room.');
  expect(all('region', title)).toEqual([]);
  expect(app.edge.asked().filter((call) => asksNeeds.test(call))).toEqual([]);
});
