/**
 * Uploads sample resumes in the real app as the demo candidate, presses Tab from the title of the
 * review until Submit has the focus, and prints the presses as a markdown table. Ends with code 1
 * when a resume with three jobs takes more than 40 as its review opens. Then does the main job
 * with keys alone, from the upload to the first recommended job, and prints the presses of each
 * page, and those of each task that is heard, from its transcript. Ends with code 1 when one of
 * them takes more than scripts/keys/limits.ts allows.
 */
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';
import { press } from '#scripts/keys/byName.ts';
import { heardPresses } from '#scripts/keys/heardPresses.ts';
import { mostOfMainJob, mostOfTask } from '#scripts/keys/limits.ts';
import { mainJobPresses, type Presses } from '#scripts/keys/mainJob.ts';
import { startRealServer } from '#scripts/lighthouse/realServer.ts';
import { paths } from '#src/paths.ts';

const root = join(import.meta.dirname, '..');
const most = 40;
const resumes = [
  ['plain-adeyemi', 2],
  ['sidebar-right-vasquez', 3],
  ['two-pages-dubois', 4],
] as const;

/** The presses of Tab until Submit of the dialog has the focus. */
async function stops(tab: Page): Promise<number> {
  await tab.focus('[role=dialog] h2');
  for (let presses = 1; presses < 300; presses += 1) {
    await tab.keyboard.press('Tab');
    const word = await tab.evaluate(() => document.activeElement?.textContent?.trim());
    if (word === 'Submit') return presses;
  }
  throw new Error('Submit was not reached.');
}

/** Waits for the review. @throws Error with what the page says when none opens within 90 s */
async function reviewOpens(tab: Page): Promise<void> {
  try {
    await tab.waitForSelector('[role=dialog] h2', { timeout: 90_000 });
  } catch (cause) {
    const said = await tab.evaluate(() => document.body.innerText);
    throw new Error(`No review opened after Upload. The page says:\n${said}`, { cause });
  }
}

const server = await startRealServer(root);
const browser = await launch({
  executablePath: await findBrowser(),
  args: browserFlags(),
  headless: true,
});
const rows: string[] = [];
let main: readonly Presses[] = [];
try {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1280, height: 900 });
  const { email, password } = server.candidate;
  await tab.goto(`${server.address}${paths.login}`);
  await tab.locator('input[type=email]').fill(email);
  await tab.locator('input[type=password]').fill(password);
  await tab.locator('button[type=submit]').click();
  await tab.waitForFunction(() => location.pathname.startsWith('/candidate/'));
  await tab.goto(`${server.address}${paths.candidate.resumeUpload}`);
  for (const [name, jobs] of resumes) {
    const input = await tab.waitForSelector('input[type=file]');
    await input?.uploadFile(join(root, 'samples/resumes', `${name}.pdf`));
    await press(tab, 'Upload');
    await reviewOpens(tab);
    const folded = await stops(tab);
    await press(tab, 'Show all fields');
    // The code of choices and dates comes when the first of them is shown.
    await tab.waitForSelector('[role=dialog] [class*=skeleton]', { hidden: true });
    const all = await stops(tab);
    rows.push(`| ${name} | ${jobs} | ${folded} | ${all} |`);
    if (jobs === 3 && folded > most) process.exitCode = 1;
    await press(tab, 'Close');
    await press(tab, 'Close without saving');
    await tab.waitForSelector('[role=dialog]', { hidden: true });
  }
  main = await mainJobPresses(tab, join(root, 'samples/resumes/sidebar-right-vasquez.pdf'));
} finally {
  await browser.close();
  await server.stop();
}

console.log('| resume | jobs | presses, as it opens | with all fields shown |');
console.log('|---|---:|---:|---:|');
console.log(rows.join('\n'));
console.log('\n| page | Tab | Enter and Space |\n|---|---:|---:|');
for (const { page, tab, other } of main) console.log(`| ${page} | ${tab} | ${other} |`);
const sum = (kind: 'tab' | 'other') => main.reduce((total, one) => total + one[kind], 0);
console.log(`| all | ${sum('tab')} | ${sum('other')} |`);
if (sum('tab') + sum('other') > mostOfMainJob) process.exitCode = 1;
console.log('\n| heard task | Tab | other keys | all | at most |\n|---|---:|---:|---:|---:|');
for (const { task, tab, other } of heardPresses(root)) {
  const most = mostOfTask[task];
  console.log(`| ${task} | ${tab} | ${other} | ${tab + other} | ${most} |`);
  if (tab + other > most) process.exitCode = 1;
}
