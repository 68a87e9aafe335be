import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { callOf } from '#tests/support/contract.ts';
import { fits, foundCandidate, hide } from '#tests/support/foundCandidates.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

let member: TestPerson;
let company: string;
let dana: TestPerson;
beforeEach(async () => {
  await app.database.db.deleteFrom('disclosure.visibility').execute();
  ({ member, companyGuid: company } = await newCompany(app));
  dana = await foundCandidate(app, 'Dana', 'Whitlock', {
    city: 'Albany',
    job: 'Baker',
    summary: 'x'.repeat(140),
    skills: ['Order entry'],
  });
});

const open = (query = '') => app.open(`/employer/candidates${query}`, member);
const people = () => all('heading').filter(({ tagName }) => tagName === 'H3');
const names = () => people().map(({ textContent }) => textContent);
const card = (name: string) =>
  until(() => {
    const found = people().find(({ textContent }) => textContent === name);
    const item = found?.closest('li');
    if (!item) throw new Error(`There is no card of ${name}.`);
    return item;
  });

test('lists and counts only who chose to be found, with 100 letters of the summary', async () => {
  await app.person(2);
  await foundCandidate(app, 'Kim', 'Okafor');
  await open();
  await expectSeen('( 2 candidate(s) found)');
  await expectSeen('Only people who chose to be found are listed.');
  await expectSeen('This list helps you look. It decides nothing.');
  const first = await card('Dana Whitlock');
  expect(first.textContent).toContain(`${'x'.repeat(100)}...`);
  expect(first.textContent).not.toContain('x'.repeat(101));
  expect(first.textContent).toContain('Albany, NY');
  expect((await card('Kim Okafor')).textContent).toContain('No summary');
  expect(document.body.textContent).not.toMatch(/score|%/i);
});

test('narrows the list by a skill and a city, and keeps both in the address', async () => {
  await foundCandidate(app, 'Kim', 'Okafor', { city: 'Troy' });
  await open();
  await expectSeen('( 2 candidate(s) found)');
  const words = await one<HTMLInputElement>('searchbox', 'Name, work or skill');
  fireEvent.change(words, { target: { value: 'order entry' } });
  await press('Search');
  await expectSeen('( 1 candidate(s) found)');
  await until(() => expect(names()).toEqual(['Dana Whitlock']));
  expect(location.search).toBe('?words=order+entry');
  await open('?place=Troy');
  await until(() => expect(names()).toEqual(['Kim Okafor']));
  await open('?place=Nowhere');
  await expectSeen('No records to display');
});

test('saves and unsaves a candidate by one button, announces it, and keeps it over a reload', async () => {
  await open();
  await press('Save Dana Whitlock');
  await one('button', 'Saved. Remove Dana Whitlock from saved');
  await until(() => expect(app.heard).toContain('Dana Whitlock is saved.'));
  await open();
  await press('Saved. Remove Dana Whitlock from saved');
  await until(() => expect(app.heard).toContain('Dana Whitlock is not saved any more.'));
  await open();
  await one('button', 'Save Dana Whitlock');
});

test('queues a press while a save is on its way', async () => {
  await open();
  const held = app.edge.hold(callOf('saveCandidate'));
  await press('Save Dana Whitlock');
  const call = await held;
  await press('Saved. Remove Dana Whitlock from saved');
  await call.answer();
  await until(() => expect(app.heard).toContain('Dana Whitlock is not saved any more.'));
  await one('button', 'Save Dana Whitlock');
  const saved = await app.ok('listSavedCandidates', { as: member, path: { id: member.userGuid } });
  expect(saved).toEqual([]);
});

test('shows an error with Try again when a save fails, and keeps the list', async () => {
  await open();
  const mend = app.edge.cutAll(callOf('saveCandidate'));
  await press('Save Dana Whitlock');
  await expectSeen('Dana Whitlock could not be saved.');
  expect(names()).toEqual(['Dana Whitlock']);
  mend();
  await press('Try again');
  await one('button', 'Saved. Remove Dana Whitlock from saved');
  await expectGone('could not be saved');
});

test('loads candidates from 26 on and focuses the first of them on Load More', async () => {
  for (let number = 10; number < 40; number += 1)
    await foundCandidate(app, `Person ${number}`, 'Sample');
  await open();
  await expectSeen('( 31 candidate(s) found)');
  await until(() => expect(people()).toHaveLength(25));
  await press('Load More');
  await until(() => expect(people()).toHaveLength(31));
  await until(() => expect(document.activeElement).toBe(people()[25]?.querySelector('a')));
});

test('shows the tabs as links, and the open tab in the address', async () => {
  await open();
  const tab = await one('tab', 'Recommended');
  expect(tab.getAttribute('href')).toBe('/employer/candidates?tab=recommended');
});

test('leads from View Profile to the candidate, and back to the same search', async () => {
  await open('?words=order');
  const link = await one('link', 'View Profile of Dana Whitlock');
  expect(link.getAttribute('href')).toBe(
    `/employer/candidate-details/${dana.userGuid}?from=search&words=order`,
  );
});

test('shows recommended candidates in the order of the engine, with the job and reasons in words', async () => {
  const kim = await foundCandidate(app, 'Kim', 'Okafor', { job: 'Baker' });
  const gone = await foundCandidate(app, 'Noor', 'Castellan');
  await hide(app, gone);
  app.edge.answerAll(callOf('recommendationsEmploy'), fits(kim, gone, dana));
  await open('?tab=recommended');
  await expectSeen('( 2 candidate(s) found)');
  await until(() => expect(names()).toEqual(['Kim Okafor', 'Dana Whitlock']));
  const first = await card('Kim Okafor');
  expect(first.textContent).toContain('For Night Baker');
  await until(() => expect(first.textContent).toContain('Like their job title'));
  expect(document.body.textContent).not.toMatch(/score|%|a_code_of_tomorrow/i);
  await one('button', 'Invite Kim Okafor', first);
});

test.each([
  { what: 'fails', reply: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    what: 'is missing',
    reply: () =>
      Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
  },
])(
  'shows an empty list when the recommendation $what, and keeps the page usable',
  async ({ reply }) => {
    app.edge.answerAll(callOf('recommendationsEmploy'), reply);
    await open('?tab=recommended');
    await expectSeen('( 0 candidate(s) found)');
    await expectSeen('No records to display');
    expect(all('dialog')).toEqual([]);
    await one('tab', 'Search');
  },
);

test('requests recommendations again after they failed', async () => {
  const mend = app.edge.cutAll(callOf('recommendationsEmploy'));
  await open('?tab=recommended');
  await expectSeen('The recommendations could not be loaded. You can still search.');
  mend();
  app.edge.answerAll(callOf('recommendationsEmploy'), fits(dana));
  await press('Try again');
  await until(() => expect(names()).toEqual(['Dana Whitlock']));
});

test('shows the list with only View Profile to an administrator who views', async () => {
  const admin = await app.person(1);
  const body = { userGuid: member.userGuid, reason: 'The person wrote that a list is empty.' };
  await app.ok('startActing', { as: admin, body });
  await app.open('/employer/candidates', admin);
  const first = await card('Dana Whitlock');
  expect(all('button', undefined, first)).toEqual([]);
  await one('link', 'View Profile of Dana Whitlock', first);
});

test('shows the skills that open jobs of the company ask for on the card', async () => {
  const job = jobNamed('Clerk', { company_guid: company, skills: ['order entry', 'Filing'] });
  await insertJobs(app.database.db, [job]);
  await open();
  const skills = await one('list', 'Skills that your jobs ask for');
  expect(skills.textContent).toBe('Order entry');
});
