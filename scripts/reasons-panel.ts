/**
 * Signs up five people in the real app, each with a sample resume, says yes to moving, and prints
 * the first twenty recommended jobs of each with their reasons, as a person reads them: to be read
 * and judged whenever the reasons change.
 */
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';
import { press, type } from '#scripts/keys/byName.ts';
import { startRealServer } from '#scripts/lighthouse/realServer.ts';
import { paths } from '#src/paths.ts';

const root = join(import.meta.dirname, '..');
const resumes = [
  'plain-adeyemi',
  'sidebar-right-vasquez',
  'student-delarosa',
  'two-pages-dubois',
  'table-whitfield',
];
const CARDS = 20;
const PASSWORD = 'quiet harbor lantern maple';

/** Signs up a new person in a browser of their own and verifies them. Ends at the upload. */
async function signUp(browser: Browser, address: string, who: string): Promise<Page> {
  const tab = await (await browser.createBrowserContext()).newPage();
  await tab.setViewport({ width: 1280, height: 900 });
  const email = `${who}@example.com`;
  await tab.goto(`${address}${paths.register}`);
  await type(tab, 'First name', 'Robin');
  await type(tab, 'Last name', 'Sample');
  await type(tab, 'Email', email);
  await type(tab, 'Password', PASSWORD);
  await type(tab, 'Confirm password', PASSWORD);
  await press(tab, 'Create account');
  const code = await tab.waitForSelector('::-p-aria([name="Code from the email"])');
  const mails = await tab.evaluate(
    async (to) => (await fetch(`/api/user/mailbox?to=${encodeURIComponent(to)}`)).text(),
    email,
  );
  await code?.type(/\b\d{6}\b/.exec(mails)?.[0] ?? '');
  await press(tab, 'Verify');
  await tab.waitForSelector('input[type=file]');
  return tab;
}

/** From the resume to the list, with the question about moving answered. */
async function toJobs(tab: Page, resume: string): Promise<void> {
  const input = await tab.waitForSelector('input[type=file]');
  await input?.uploadFile(join(root, 'samples/resumes', `${resume}.pdf`));
  await press(tab, 'Upload');
  await tab.waitForSelector('[role=dialog] h2');
  await press(tab, 'Submit');
  // The circle of a choice is drawn by its label; its input has no size.
  const yes = await tab.waitForSelector('::-p-aria([name="Yes"][role="radio"])');
  await yes?.evaluate((input) => (input instanceof HTMLElement ? input.click() : undefined));
  await press(tab, 'Save & Proceed');
  await tab.locator('::-p-aria([name="See my jobs now"][role="link"])').click();
  // The cards are drawn in steps.
  await tab.waitForFunction(
    (most) => {
      const found = Number(
        /([\d,]+) jobs? found/.exec(document.body.innerText)?.[1]?.replace(',', ''),
      );
      return document.querySelectorAll('main li h3').length >= Math.min(found, most);
    },
    {},
    CARDS,
  );
}

/** The words of the first cards, a line each. */
async function cardsOf(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(
    (count) =>
      [...document.querySelectorAll<HTMLElement>('main li:has(h3)')]
        .slice(0, count)
        .map((card) => card.innerText.split(/\n+/).join(' | ')),
    CARDS,
  );
}

const server = await startRealServer(root);
const browser = await launch({
  executablePath: await findBrowser(),
  args: browserFlags(),
  headless: true,
});
try {
  for (const resume of resumes) {
    const tab = await signUp(browser, server.address, resume);
    await toJobs(tab, resume);
    console.log(`\n## ${resume}\n`);
    for (const card of await cardsOf(tab)) console.log(`- ${card}`);
    await tab.browserContext().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
