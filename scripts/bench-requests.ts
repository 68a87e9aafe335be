/**
 * Opens pages of the candidate in the real app as the demo candidate and prints, as a markdown
 * table, how many calls each makes and for how many records. Ends with code 1 when a page asks
 * for a record more than once.
 */
import { join } from 'node:path';
import { launch, type HTTPRequest } from 'puppeteer-core';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';
import { startRealServer } from '#scripts/lighthouse/realServer.ts';
import { paths } from '#src/paths.ts';

const idleMs = 1000;

const server = await startRealServer(join(import.meta.dirname, '..'));
const browser = await launch({
  executablePath: await findBrowser(),
  args: browserFlags(),
  headless: true,
});
const rows: { page: string; way: string; calls: readonly string[] }[] = [];
try {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1280, height: 900 });
  const { email, password } = server.candidate;
  await tab.goto(`${server.address}${paths.login}`);
  await tab.locator('input[type=email]').fill(email);
  await tab.locator('input[type=password]').fill(password);
  await tab.locator('button[type=submit]').click();
  await tab.waitForFunction(() => location.pathname.startsWith('/candidate/'));
  await tab.waitForNetworkIdle({ idleTime: idleMs });

  const count = async (page: string, way: string, open: () => Promise<unknown>) => {
    const calls: string[] = [];
    const note = (request: HTTPRequest) => {
      const { pathname } = new URL(request.url());
      // A person's id is the same in all of them.
      if (pathname.startsWith('/api/'))
        calls.push(`${request.method()} ${pathname.replace(/\/[\da-f-]{36}$/, '')}`);
    };
    tab.on('request', note);
    await open();
    await tab.waitForNetworkIdle({ idleTime: idleMs });
    tab.off('request', note);
    rows.push({ page, way, calls });
  };
  for (const [name, path] of [
    ['home', paths.candidate.home],
    ['profile', paths.candidate.profile],
  ] as const) {
    const other =
      path === paths.candidate.home ? paths.candidate.accountSettings : paths.candidate.home;
    await tab.locator(`nav a[href="${other}"]`).click();
    await tab.waitForNetworkIdle({ idleTime: idleMs });
    await count(name, 'menu', () => tab.locator(`nav a[href="${path}"]`).click());
    await count(name, 'reload', () => tab.reload());
  }
} finally {
  await browser.close();
  await server.stop();
}

console.log('| page | opened by | calls | records | asked for more than once |');
console.log('|---|---|---:|---:|---|');
const again = (calls: readonly string[]) =>
  [...new Set(calls)].flatMap((call) => {
    const times = calls.filter((one) => one === call).length;
    return times > 1 ? [`${call} ${times}`] : [];
  });
for (const { page, way, calls } of rows)
  console.log(
    `| ${page} | ${way} | ${calls.length} | ${new Set(calls).size} | ${again(calls).join(', ') || 'none'} |`,
  );
if (rows.some(({ calls }) => again(calls).length > 0)) process.exitCode = 1;
