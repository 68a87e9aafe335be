import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const missed = 'We do not have the page you asked for: ';

test.for([
  ['/no-such-page', 'Sign in', '/no-such-page'],
  ['/auth/nothing-here', 'Sign in', '/auth/nothing-here'],
  ['/help/nothing-here', 'Help', '/help/nothing-here'],
])('says at %s that there is no such page, above “%s”', async ([address, title, shown]) => {
  app.arrive(address);
  await expectSeen(missed + shown);
  await one('heading', title);
  const report = await one('link', 'Report this link');
  expect(report.getAttribute('href')).toBe(`/help/report?from=${shown}`);
});

test('says it to who is signed in, until they go on', async () => {
  app.arrive('/candidate/nothing-here', await app.person());
  await expectSeen(`${missed}/candidate/nothing-here`);
  await one('heading', 'Upload your resume');
  (await one('link', 'My Profile')).click();
  await one('heading', 'My Profile');
  await expectGone(missed);
});

test('says it where start-up leads away from the address', async () => {
  app.arrive('/jobs-for-me', await app.person());
  await expectSeen(`${missed}/jobs-for-me`);
  await until(() => expect(location.pathname).toMatch(/^\/candidate\//));
});

test('repeats no part of an address that could name somebody', async () => {
  app.arrive('/candidate/people/Dana-Whitlock?token=4f2a', await app.person());
  await expectSeen(`${missed}/candidate/people/…`);
});

test.for(['/', '/login', '/candidate', '/register'])('says nothing at %s', async (address) => {
  app.arrive(address, address === '/candidate' ? await app.person() : undefined);
  await one('heading', /./);
  expect(all('link', 'Report this link')).toEqual([]);
});
