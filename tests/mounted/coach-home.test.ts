import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { invite, namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent, insertMatch, makeProviderCoach } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
/** Types into a field of the search, and sends it. */
async function search(name: string, text: string): Promise<void> {
  const input = await one<HTMLInputElement>('searchbox', name);
  fireEvent.change(input, { target: { value: text } });
  await press('Search');
}

const HOME = '/job-coach/home';

const cards = async (list: string) =>
  all('listitem', undefined, await one('list', list))
    .filter((item) => all('heading', undefined, item).length > 0)
    .map((item) => item.textContent);

/** A coach of another agency with somebody who shares, and somebody who has not chosen. */
async function coachOfTwo(): Promise<TestPerson> {
  const coach = await app.person(4);
  const dana = await namedCandidate(app, 'Dana', 'Whitlock', { city: 'Utica', job: 'Baker' });
  const until = new Date('2099-05-03T12:00:00Z');
  await insertConsent(app.database, dana, coach, { until });
  const owen = await namedCandidate(app, 'Owen', 'Zeller');
  await insertMatch(app.database, owen, coach, new Date());
  return coach;
}

test('shows a coach of another agency one list: who shares until when, and who has to choose', async () => {
  await app.open(HOME, await coachOfTwo());
  await expectSeen('( 2 candidate(s) found)');
  expect(all('tab')).toEqual([]);
  const [dana, owen] = await cards('All Candidates');
  expect(dana).toMatch(/Dana Whitlock.*Baker.*@example\.com.*Shares with you until May 3, 2099/);
  expect(owen).toMatch(/Owen Zeller.*Profession not said.*Waiting for their choice/);
});

test('leads back from the page of a candidate to the same candidate in the list', async () => {
  await app.open(HOME, await coachOfTwo());
  pressOn(await one('link', /^Open Dana Whitlock/));
  await expectFocus('heading', 'Dana Whitlock');
  history.back();
  await expectFocus('link', /^Open Dana Whitlock/);
});

test('explains to a coach without candidates how somebody gets there', async () => {
  const coach = await app.open(HOME, await app.person(4));
  await expectSeen('( 0 candidate(s) found)');
  await expectSeen('No records to display');
  await expectSeen(
    `Nobody shares with you yet. Candidates invite you by your email address: ${coach.email}.`,
  );
});

test('narrows by words and place, and keeps the search over a reload', async () => {
  const coach = await coachOfTwo();
  await app.open(HOME, coach);
  await expectSeen('( 2 candidate(s) found)');
  await search('Name or profession', 'bak');
  await expectSeen('( 1 candidate(s) found)');
  await until(() => expect(app.heard).toContain('( 1 candidate(s) found)'));
  await search('City, state or ZIP code', 'Albany');
  await expectSeen('( 0 candidate(s) found)');
  await expectSeen('Nobody fits this search.');
  expect(location.search).toBe('?words=bak&place=Albany');
  await app.open(HOME + location.search, coach);
  await expectSeen('( 0 candidate(s) found)');
  await press('Clear search');
  await expectSeen('( 2 candidate(s) found)');
  expect(location.search).toBe('');
});

test("shows one of the provider's own coaches three lists, each at an address", async () => {
  const coach = await makeProviderCoach(app.database, await app.person(4));
  await invite(app, await namedCandidate(app, 'Mina', 'Torvald', { job: 'Packer' }));
  const lucia = await namedCandidate(app, 'Lucia', 'Castellan');
  await invite(app, lucia, 'kim.okafor@example.org');
  await app.open(HOME, coach);
  await until(() =>
    expect(all('tab').map((tab) => tab.textContent)).toEqual([
      'All Candidates',
      'Applied to Our Ability',
      'Invited other job coaches',
    ]),
  );
  await one('button', 'Accept Mina Torvald');
  const lucias = (await cards('All Candidates')).find((text) => text.includes('Castellan'));
  expect(lucias).toContain('Not your candidate');
  const offer = await one('link', /^Offer help to Lucia Castellan by email/);
  expect(offer.getAttribute('href')).toMatch(/^mailto:person-\w+%40example\.com\?subject=/);
  expect(decodeURIComponent(offer.getAttribute('href') ?? '')).toContain(coach.email);
  pressOn(await one('tab', 'Applied to Our Ability'));
  await until(() => expect(location.search).toBe('?tab=applied'));
  await one('button', 'Accept Mina Torvald');
  await app.open(`${HOME}?tab=others`, coach);
  await expectSeen('( 1 candidate(s) found)');
  expect(await cards('Invited other job coaches')).toEqual([
    expect.stringContaining('Invited another job coach on'),
  ]);
  await expectGone('kim.okafor@example.org');
});

test('accepts a request for help among all candidates, in its place', async () => {
  const coach = await makeProviderCoach(app.database, await app.person(4));
  await invite(app, await namedCandidate(app, 'Noor', 'Ibarra'));
  await app.open(HOME, coach);
  await press('Accept Noor Ibarra');
  await expectSeen('Noor now chooses what to share with you.');
  await expectFocus('heading', 'Noor Ibarra');
  await app.open(HOME, coach);
  const [noors] = (await cards('All Candidates')).filter((text) => text.includes('Noor'));
  expect(noors).toContain('Waiting for their choice');
});

test('loads the next 25 and focuses the first of them on Load More', async () => {
  const coach = await app.person(4);
  for (let number = 10; number < 37; number++)
    await insertMatch(
      app.database,
      await namedCandidate(app, 'Robin', `Sample ${number}`),
      coach,
      new Date(),
    );
  await app.open(HOME, coach);
  await expectSeen('( 27 candidate(s) found)');
  await expectSeen('Showing 25 of 27');
  const mend = app.edge.cutAll(callOf('listCoachCandidates'));
  await press('Load More');
  await expectSeen('The list could not be loaded.');
  expect(await cards('All Candidates')).toHaveLength(25);
  mend();
  await press('Try again');
  await expectFocus('link', /^Robin Sample 35 person/);
  await until(() => expect(app.heard).toContain('2 more'));
  await expectSeen('That is all.');
  expect(all('button', 'Load More')).toEqual([]);
});
