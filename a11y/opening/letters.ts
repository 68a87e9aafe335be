import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';

/** A letter as it can be kept. */
const LETTER = {
  answers: {
    kind: 'applying',
    sourceGUID: null,
    job: 'Baker',
    company: 'Salt City Supplies',
    recipient: 'Jordan Lee',
    recipientEmail: 'jordan.lee@example.com',
    offeredDuties: ['Bake bread', 'Lift sacks of flour'],
    duties: ['Lift sacks of flour'],
    ownDuties: '',
    asks: ['A lift table'],
    ownAsks: '',
    openToOthers: true,
    answerBy: '2026-06-01',
    why: '',
    writtenOn: '2026-05-01',
  },
  body: 'Dear Jordan Lee,\n\nI am applying for Baker at Salt City Supplies.\n\nThank you.',
};

/** Signs somebody in who keeps so many letters, and opens the page of the first, or another. */
export async function openLetters(
  page: Page,
  app: RunningApp,
  count: number,
  routeOf: (guid: string) => string,
) {
  const person = await signedInCandidate(page, app, '/candidate/home');
  let guid = '';
  for (let at = 0; at < count; at++) {
    const kept = await callAs(app, person, 'POST letter', LETTER);
    guid = String(Reflect.get(Object(kept), 'guid'));
  }
  await page.goto(routeOf(guid));
}
