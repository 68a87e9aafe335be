import { expect, test } from 'vitest';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) =>
  insertJobs(db, [
    jobNamed('Night Baker'),
    jobNamed('Farrier', { city: 'Springfield', state_short: 'IL', lat: 39.8, lng: -89.64 }),
    jobNamed('Glazier', { city: 'Springfield', state_short: 'MA', lat: 42.1, lng: -72.59 }),
    jobNamed('Cooper', { city: 'Springfield', state_short: 'MA', lat: 42.1, lng: -72.59 }),
  ]),
);
const list = '/candidate/jobs/all-jobs';

test('offers what was meant when a search finds nothing, and says and focuses what it finds', async () => {
  await app.open(`${list}?place=Syracuze`);
  const link = await one('link', 'Did you mean Syracuse, NY?');
  await until(() =>
    expect(app.heard.at(-1)).toMatch(/^No job fits .* Did you mean Syracuse, NY\?$/),
  );
  pressOn(link);
  await expectSeen('1 job found');
  expect(location.pathname + location.search).toBe(`${list}?place=Syracuse%2C+NY`);
  const place = await one<HTMLInputElement>('searchbox', 'City, state or ZIP code');
  await until(() => expect(place.value).toBe('Syracuse, NY'));
  await until(() => expect(app.heard.at(-1)).toBe('1 job found'));
  await until(() => expect(document.activeElement?.textContent).toBe('1 job found'));
});

test('offers the state where a town among the words has no such job', async () => {
  await app.open(`${list}?words=baker+in+buffalo`);
  pressOn(await one('link', 'Did you mean baker in NY?'));
  await expectSeen('1 job found');
  expect(location.search).toBe('?words=baker&place=NY');
});

test('offers nothing when nothing like the search is known', async () => {
  await app.open(`${list}?words=zeppelin`);
  await expectSeen('No job fits this search.');
  expect(all('link', /Did you mean/)).toEqual([]);
});

test('says which of several towns was searched, and searches another with one press', async () => {
  await app.open(`${list}?place=Springfield`);
  await expectSeen('We searched near Springfield, IL. Other places with this name:');
  await until(() =>
    expect(app.heard.at(-1)).toBe(
      '1 job found. We searched near Springfield, IL. ' +
        'Other places with this name: Springfield, MA.',
    ),
  );
  pressOn(await one('link', 'Springfield, MA'));
  await expectSeen('2 jobs found');
  expect(location.pathname + location.search).toBe(`${list}?place=Springfield%2C+MA`);
  await until(() => expect(document.activeElement?.textContent).toBe('2 jobs found'));
  expect(all('link', 'Springfield, IL')).toEqual([]);
});

test('says that there is nothing to search for when only small words were typed', async () => {
  await app.open(`${list}?words=the`);
  const said =
    'There is nothing to search for in “the”. Type a kind of work, a skill, a company or a place.';
  await expectSeen(said);
  await until(() => expect(app.heard.at(-1)).toBe(said));
  pressOn(await one('link', 'Show all jobs of this list'));
  await expectSeen('4 jobs found');
  await until(() => expect(document.activeElement?.textContent).toBe('4 jobs found'));
});
