import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, one, press, pressOn, tick, until } from '#tests/support/mounted/steps.ts';

const baker = jobNamed('Night Baker', { salary_min: 30, salary_max: 32 });
const clerk = jobNamed('Remote Clerk', { remote: 'remote', employment_types: ['part-time'] });
const guide = jobNamed('Tour Guide', { employment_types: ['contract'] });
const app = mountedApp(({ db }) => insertJobs(db, [baker, clerk, guide]));

const ALL = '/candidate/jobs/all-jobs';
const titles = () => all('heading', /Baker|Clerk|Guide/).map((title) => title.textContent);
const box = (name: RegExp) => one<HTMLInputElement>('checkbox', name);
const wordsField = () => one<HTMLInputElement>('searchbox', 'Job title or words');

test('narrow the list after a rest, announced once, while focus stays', async () => {
  await app.open(ALL);
  await expectSeen('3 jobs found');
  await tick(/^Part-time/);
  await tick(/^Remote/);
  expect(location.search).toBe('');
  await until(() => expect(location.search).toBe('?way=remote&hours=part-time'));
  await expectSeen('1 job found');
  await until(() => expect(titles()).toEqual(['Remote Clerk']));
  await expectFocus('checkbox', /^Remote/);
  await until(() => expect(app.heard.filter((words) => words === '1 job found')).toHaveLength(1));

  await press('Clear 2 filters');
  await until(() => expect(location.search).toBe(''));
  await expectSeen('3 jobs found');
  await expectFocus('checkbox', /^Remote/);
});

test('leave the focus on the page when an empty list takes them all away', async () => {
  await app.open(`${ALL}?way=hybrid`);
  await press('Clear 1 filter', await one('region', 'All jobs'));
  await until(() => expect(titles()).toHaveLength(3));
  expect(document.activeElement?.closest('h1, h2')).not.toBeNull();
});

test('have counts in their names, and are there again at the next visit', async () => {
  await app.open(ALL);
  await box(/^Remote 1 job$/);
  await press('More');
  await tick(/^Contract 1 job$/);
  await until(() => expect(location.search).toBe('?hours=contract'));
  pressOn(await one('link', 'Saved'));
  await one('heading', 'Saved jobs');
  pressOn(await one('link', 'All jobs'));
  await until(() => expect(location.search).toBe('?hours=contract'));
  await until(() => expect(titles()).toEqual(['Tour Guide']));
  expect((await box(/^Contract/)).checked).toBe(true);
});

test('stay in the address with the order, where one press takes each away', async () => {
  await app.open(`${ALL}?pay=30-hour`);
  await until(() => expect(titles()).toEqual(['Night Baker']));
  await press('Remove: $30 an hour');
  await until(() => expect(location.search).toBe(''));
  await expectFocus('button', /Pay from/);
  await choose(/Sort by/, 'Highest pay');
  await until(() => expect(location.search).toBe('?sort=pay'));
  await until(() => expect(titles()[0]).toBe('Night Baker'));
});

test('stay, like what was typed, when the search fails', async () => {
  await app.open(ALL);
  await expectSeen('3 jobs found');
  fireEvent.change(await wordsField(), { target: { value: 'clerk' } });
  const heal = app.edge.cutAll(callOf('searchJobs'));
  await tick(/^Remote/);
  await expectSeen('We could not load the list of jobs.');
  expect((await box(/^Remote/)).checked).toBe(true);
  expect((await wordsField()).value).toBe('clerk');
  heal();
  await press('Try again');
  await expectSeen('1 job found');
});

test('marks the words of a search in the cards that have them, and nothing else', async () => {
  await app.open(`${ALL}?words=clerk`);
  await until(() => expect(titles()).toEqual(['Remote Clerk']));
  const marked = () => [...document.querySelectorAll('main mark')].map((mark) => mark.textContent);
  await until(() => expect(marked()).toEqual(['Clerk']));
});
