import { expect, test } from '#tests/support/app.ts';
import { scriptWith } from '#tests/support/builtFiles.ts';
import { field } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

test('says that the code of a page cannot be fetched, and shows the page with the network', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile');
  // The form comes after the title, with code of its own.
  await expect(field(page, 'Summary')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We cannot reach the server' }),
  ).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});

test('fetches nothing for later while there is no network, and then all of it', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const isOfDialogs = scriptWith('ending.stayed');
  const later = () => asked.filter((url) => isOfDialogs(new URL(url)));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => document.documentElement.hasAttribute('data-online'),
    });
  });
  await page.clock.install();
  const isOfWatch = scriptWith('tokens.changed');
  const watch = page.waitForEvent('requestfinished', (one) => isOfWatch(new URL(one.url())));
  await signedInCandidate(page, app, '/candidate/notifications');
  await watch;
  await expect(page.getByRole('heading', { name: 'You have no notifications' })).toBeVisible();
  // Due after three seconds, and every ten seconds again.
  await page.clock.runFor(15_000);
  expect(later()).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-online', ''));
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return later().length;
    })
    .toBe(1);
});
