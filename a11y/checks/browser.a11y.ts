import { chromium, expect, test } from '@playwright/test';
import { browserFlags } from '#scripts/doctor/browser.ts';

test('keeps off every feature that Playwright switches off when the own list replaces its list', async () => {
  const server = await chromium.launchServer({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: browserFlags(),
  });
  const lists = server
    .process()
    .spawnargs.filter((flag) => flag.startsWith('--disable-features='))
    .map((flag) => new Set(flag.slice(flag.indexOf('=') + 1).split(',')));
  await server.close();
  const [theirs, ours] = lists;
  expect(lists).toHaveLength(2);
  expect(theirs?.difference(ours ?? new Set())).toEqual(new Set());
});
