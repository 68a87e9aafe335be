import { test } from '#tests/support/app.ts';
import { allStates } from './allStates.ts';
import { arrived } from './checks/arrived.ts';
import { expectFitsLongerTexts } from './checks/longerTexts.ts';
import { recordData } from './checks/untranslated.ts';

/** The first state of each route: what a person meets who does nothing wrong there. */
const firstOfEach = allStates.filter(
  ({ route }, index) => allStates.findIndex((each) => each.route === route) === index,
);

/**
 * The server's own words for a code that it does not take. They get words in the browser with the
 * first translation.
 */
const notYet = [
  'This code is not right, or it was used or tried too often. Use the newest mail, or ask for a new code.',
];

for (const { route, state, open } of firstOfEach) {
  test(`${route} in a longer language: ${state}`, async ({ page, app }) => {
    const data = recordData(page);
    await open(page, app);
    await arrived(page);
    await expectFitsLongerTexts(page, { route, state }, () => [...data(), ...notYet]);
  });
}
