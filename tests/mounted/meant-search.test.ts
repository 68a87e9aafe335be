import { expect, test } from 'vitest';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Night Baker')]));
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

test('offers nothing when nothing like the search is known', async () => {
  await app.open(`${list}?words=zeppelin`);
  await expectSeen('No job fits this search.');
  expect(all('link', /Did you mean/)).toEqual([]);
});
