/**
 * Opens pages of every role in the real app with the demo data, in a window as narrow as a
 * telephone's, and scrolls them to their end. Prints, as a markdown table, the long tasks of the
 * main thread as a telephone would have them: in processor time, four times as slow. Medians of
 * three runs.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';
import { newDatabase } from '#scripts/doctor/newDatabase.ts';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { startRealServer } from '#scripts/lighthouse/realServer.ts';
import { addApplicants } from '#scripts/longTasks/manyApplicants.ts';
import { type Figures, figuresOf, tasksOf } from '#scripts/longTasks/tasks.ts';
import { paths } from '#src/paths.ts';

const root = join(import.meta.dirname, '..');
const RUNS = 3;
const APPLICANTS = 2000;
const MANY = 'employer: 2,000 applicants';
const only = process.argv.slice(2);

const pages = [
  ['sign-in', null, paths.login],
  ['guided finder', null, paths.abli],
  ['candidate: home', 'candidate', paths.candidate.home],
  ['candidate: recommended jobs', 'candidate', paths.candidate.recommendedJobs],
  ['candidate: all jobs, 200 of them', 'candidate', paths.candidate.allJobs, 7],
  ['candidate: profile', 'candidate', paths.candidate.profile],
  ['job coach: home', 'job coach', paths.jobCoach.home],
  ['job coach: caseload', 'job coach', paths.jobCoach.caseload],
  ['employer: home', 'employer', paths.employer.home],
  ['employer: a new job', 'employer', paths.employer.newJob],
  ['employer: applicants', 'employer', paths.employer.applied],
  ['administrator: home', 'administrator', paths.admin.dashboard],
  // The last: from here on the demo data is not what it was.
  [MANY, 'employer', paths.employer.applied, 10],
] as const satisfies readonly (readonly [
  name: string,
  role: string | null,
  path: string,
  loads?: number,
])[];

async function signIn(tab: Page, person: { email: string; password: string }) {
  await tab.locator('input[type=email]').fill(person.email);
  await tab.locator('input[type=password]').fill(person.password);
  await tab.locator('button[type=submit]').click();
  await tab.waitForFunction(() => !location.pathname.startsWith('/auth/'), { polling: 200 });
}

/** Nothing was loaded for a while. */
async function rests(tab: Page): Promise<void> {
  const loaded = () => tab.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await loaded(); now !== before; now = await loaded()) {
    before = now;
    await wait(1500);
  }
}

/** The page has its heading, and asks for nothing any more. */
async function arrived(tab: Page): Promise<void> {
  await tab.waitForFunction(
    () =>
      document.querySelector('.arriving-room') === null && document.querySelector('h1') !== null,
    { polling: 200 },
  );
  await rests(tab);
}

async function traced(tab: Page, work: () => Promise<void>): Promise<Figures> {
  await tab.tracing.start({ categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const trace = await tab.tracing.stop();
  return figuresOf(tasksOf(new TextDecoder().decode(trace)));
}

async function scroll(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await drawn();
    }
  });
  await rests(tab);
}

/** Loads more of a list. @throws Error when it has no more */
async function grow(tab: Page, loads: number): Promise<void> {
  for (let load = 0; load < loads; load += 1) {
    const isPressed = await tab.evaluate(() => {
      const more = [...document.querySelectorAll('button')].find((one) =>
        /^Load (\d+ )?more/i.test(one.textContent),
      );
      more?.click();
      return more !== undefined;
    });
    if (!isPressed) throw new Error('There is no more to load.');
    await rests(tab);
  }
}

const median = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

const postgres = await startPostgres();
const database = await newDatabase(postgres.url, `bench_long_tasks_${process.pid}`);
const server = await startRealServer(root, database);
const browser = await launch({
  executablePath: await findBrowser(),
  args: browserFlags(),
  headless: true,
});
console.log(
  '| page | long tasks | longest, ms | blocking, ms | longest while scrolling, ms | elements | icons |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|');
try {
  for (const [name, role, path, loads = 0] of pages) {
    if (only.length > 0 && !only.some((one) => name.includes(one))) continue;
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    // A busy machine may take long.
    tab.setDefaultTimeout(120_000);
    await tab.bringToFront();
    await tab.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await tab.goto(`${server.address}${paths.login}`);
    if (role !== null) {
      const person = server.people.get(role);
      if (person === undefined) throw new Error(`Nobody is a ${role}.`);
      await signIn(tab, person);
      await arrived(tab);
      // A new visit begins on the home of its person; a reload stays.
      const job = name === MANY ? await addApplicants(database, person.email, APPLICANTS) : null;
      const to = job === null ? path : `${path}?job=${job}`;
      await tab.evaluate((at) => history.pushState(null, '', at), to);
    }
    const opened: Figures[] = [];
    const scrolled: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      opened.push(
        await traced(tab, async () => {
          if (role === null) await tab.goto(`${server.address}${path}`);
          else await tab.reload();
          await arrived(tab);
        }),
      );
      // Of a long list, how it grows is told.
      if (loads > 0) {
        opened.pop();
        opened.push(await traced(tab, () => grow(tab, loads)));
      }
      scrolled.push(await traced(tab, () => scroll(tab)));
    }
    if (new URL(tab.url()).pathname !== path) throw new Error(`${path} led to ${tab.url()}.`);
    const of = (all: readonly Figures[], key: keyof Figures) =>
      median(all.map((one) => one[key])).toFixed(0);
    const [elements, icons] = await tab.evaluate(() => [
      document.querySelectorAll('*').length,
      document.querySelectorAll('svg').length,
    ]);
    console.log(
      `| ${name} | ${of(opened, 'long')} | ${of(opened, 'longest')} | ${of(opened, 'blocking')} | ${of(scrolled, 'longest')} | ${elements} | ${icons} |`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
}
