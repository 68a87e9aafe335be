import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const missed = 'We do not have the page you asked for: ';

test.for([
  { address: '/no-such-page', title: 'Sign in' },
  { address: '/auth/nothing-here', title: 'Sign in' },
  { address: '/help/nothing-here', title: 'Help' },
])('says at $address that there is no such page, above “$title”', async ({ address, title }) => {
  app.arrive(address);
  await expectSeen(missed + address);
  await one('heading', title);
  const report = await one('link', 'Report this link');
  expect(report.getAttribute('href')).toBe(`/help/report?from=${address}`);
});

test('shows it to who is signed in, until they continue', async () => {
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
  await until(() => expect(all('heading').length).toBeGreaterThan(0));
  expect(all('link', 'Report this link')).toEqual([]);
});
