import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { limit } from '#scripts/testing/slowness.ts';
import { makePerson, type Person, type SignedPerson } from '#tests/support/people.ts';
import { startApp, type RunningApp } from '#tests/support/runningApp.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { walkerOf, type Walker } from './walker.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

const starts: Readonly<Record<string, () => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

interface Fixtures {
  /** Somebody in the browser that has the name of the project. */
  walker: Walker;
}

/**
 * `test` for a way that is walked in each of the other browsers: with a real server as in
 * tests/support/app.ts. The page may have no error at the end.
 */
export const test = base.extend<Fixtures, { app: RunningApp }>({
  app: [
    // Playwright wants the fixtures that it needs, and there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: limit(180_000) },
  ],
  walker: async ({ app }, use, info) => {
    const { name } = info.project;
    const start = starts[name];
    if (!start) throw new Error(`There is no browser ${name}.`);
    const driver = await start();
    try {
      const walker = walkerOf(driver, app.url);
      await use(walker);
      const errors = await walker.errors();
      if (info.status !== info.expectedStatus) await keepPicture(driver, info);
      expect(errors).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

/** WebKit sometimes gives no picture, which is no news beside what failed. */
async function keepPicture(driver: Driver, info: TestInfo): Promise<void> {
  try {
    await writeFile(info.outputPath('page.png'), await driver.picture(), 'base64');
  } catch (error) {
    console.log(`There is no page.png: ${String(error)}`);
  }
}

/** Signs in by the form. Ends where the person's area begins. */
export async function signIn(walker: Walker, { email, password }: Person): Promise<void> {
  await walker.open('/auth/login');
  await walker.enter('Email', email);
  await walker.enter({ pattern: '^Password' }, password);
  await walker.press('button', 'Sign in');
}

/** A new candidate, signed in by the form, where a resume is uploaded. */
export async function candidate(walker: Walker, app: RunningApp): Promise<SignedPerson> {
  const person = await makePerson(app);
  await signIn(walker, person);
  await walker.arrive('Upload your resume');
  return person;
}
