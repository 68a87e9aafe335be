import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acceptedBy, savedFacts, sharedIn, statementFor } from '#tests/support/sharedWith.ts';
import { hold, type PageInState } from './states.ts';

const privacy = '/candidate/privacy';
const log = `${privacy}/log`;
const share = `${privacy}/share`;
const coaches = '/candidate/coach';
const representative = `${privacy}/representative`;

/** As somebody who shares with one of two coaches, and a statement with a company. */
async function openSharing(page: Page, app: RunningApp, path: string): Promise<void> {
  const robin = await signedInCandidate(page, app, coaches);
  await savedFacts(app, robin, 'A quiet room');
  await acceptedBy(app, robin);
  const { coach, match } = await acceptedBy(app, robin, { firstName: 'Kim', lastName: 'Okafor' });
  await sharedIn(app, match, ['profile', 'accommodations'], ['PreferScheduleFlex']);
  await statementFor(app, robin, 'I use a screen reader for the interview.');
  await app.query(
    `INSERT INTO disclosure.access_event (candidate_guid, viewer_guid, viewer_name, viewer_role,
       what, operation_id, hour, first_at, last_at, times)
     SELECT $1, $2, 'Kim Okafor', 4, what, 'getUser', date_trunc('hour', now()), now(), now(), 2
     FROM unnest(ARRAY['profile', 'accommodations']) AS what`,
    [robin.userGuid, coach.userGuid],
  );
  await page.goto(path);
}

/** As somebody under 18 whose parent has not agreed yet. */
async function openWaiting(page: Page, app: RunningApp, path: string): Promise<void> {
  const robin = await signedInCandidate(page, app, coaches);
  await app.query(
    `INSERT INTO disclosure.representative
       (candidate_guid, name, email, relationship, token_hash, asked_at)
     VALUES ($1, 'Pat Lee', $2, 'parent', $2, now())`,
    [robin.userGuid, `parent-of-${robin.email}`],
  );
  await page.goto(path);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** The steps of sharing, after what was chosen before. */
async function toStep(page: Page, whom: RegExp, fact: string, steps: number): Promise<void> {
  await page.locator('label').getByText(whom).click();
  await next(page);
  await page.locator('label').getByText(fact, { exact: true }).click();
  for (let step = 0; step < steps; step++) await next(page);
}

/** The states of who can see what, who looked, sharing, and the candidate's job coaches. */
export const privacyStates: readonly PageInState[] = [
  {
    route: privacy,
    state: 'nothing is shared',
    open: async (page, app) => {
      await signedInCandidate(page, app, privacy);
      await expect(page.getByRole('row', { name: /^Phone number/ })).toBeVisible();
    },
  },
  {
    route: privacy,
    state: 'shared with a coach and a company',
    open: async (page, app) => {
      await openSharing(page, app, privacy);
      await expect(page.getByRole('row', { name: /My own words/ })).toBeVisible();
    },
  },
  {
    route: privacy,
    state: 'stopped here, and a stop that failed',
    open: async (page, app) => {
      await openSharing(page, app, privacy);
      await page.getByRole('button', { name: 'Stop sharing with Kim Okafor' }).click();
      await expect(page.getByRole('link', { name: 'Share again with Kim Okafor' })).toBeVisible();
      await page.route('**/disclosure/share/*', (route) => route.abort());
      await page.getByRole('button', { name: /^Stop sharing with/ }).click();
      await expect(seen(page, /^Nothing was changed\./).first()).toBeVisible();
    },
  },
  {
    route: privacy,
    state: 'receipts',
    open: async (page, app) => {
      await openSharing(page, app, privacy);
      await page.getByRole('button', { name: 'Receipts of what you shared' }).click();
      await expect(page.getByRole('button', { name: /as data$/ })).toHaveCount(2);
    },
  },
  {
    route: privacy,
    state: 'somebody has to agree first',
    open: async (page, app) => {
      await openWaiting(page, app, privacy);
      await expect(seen(page, /^Nothing can be shared until/)).toBeVisible();
    },
  },
  {
    route: representative,
    state: 'naming, with faults',
    open: async (page, app) => {
      await signedInCandidate(page, app, `${representative}?as=guardian`);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(seen(page, 'Write their name.').first()).toBeVisible();
    },
  },
  {
    route: representative,
    state: 'waiting, naming somebody else',
    open: async (page, app) => {
      await openWaiting(page, app, representative);
      await page.getByRole('button', { name: 'Name somebody else' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Their name' })).toBeFocused();
    },
  },
  {
    route: representative,
    state: 'agreed',
    open: async (page, app) => {
      await openWaiting(page, app, privacy);
      await app.query('UPDATE disclosure.representative SET confirmed_at = now()');
      await page.goto(representative);
      await expect(page.getByRole('link', { name: 'Share something' })).toBeVisible();
    },
  },
  {
    route: privacy,
    state: 'waiting for an answer',
    open: async (page, app) => {
      await signedInCandidate(page, app, coaches);
      await hold(page, '**/disclosure/ledger/*');
      await page.goto(privacy);
      await expect(seen(page, 'Loading what you share').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'asks whether to stop sharing what is not ticked any more',
    open: async (page, app) => {
      await openSharing(page, app, '/candidate/accommodation');
      await page.locator('label').getByText('I use a screen reader').click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Keep sharing what I wrote' })).toBeVisible();
    },
  },
  {
    route: log,
    state: 'nobody looked',
    open: async (page, app) => {
      await signedInCandidate(page, app, log);
      await expect(seen(page, 'Nobody looked')).toBeVisible();
    },
  },
  {
    route: log,
    state: 'a coach looked',
    open: async (page, app) => {
      await openSharing(page, app, log);
      await expect(page.getByRole('row', { name: /Kim Okafor/ })).toHaveCount(2);
    },
  },
  {
    route: share,
    state: 'the age, unanswered',
    open: async (page, app) => {
      await signedInCandidate(page, app, share);
      await next(page);
      await expect(seen(page, 'Choose one answer.')).toBeVisible();
    },
  },
  {
    route: share,
    state: 'with whom, unanswered',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await next(page);
      await expect(seen(page, 'Choose with whom.')).toBeVisible();
    },
  },
  {
    route: share,
    state: 'what a coach sees',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /Sam Rivera/, 'My own words', 0);
    },
  },
  {
    route: share,
    state: 'what a company reads',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /where you applied/, 'I use a screen reader', 0);
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  {
    route: share,
    state: 'what it is for',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /where you applied/, 'I use a screen reader', 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is it for?');
    },
  },
  {
    route: share,
    state: 'until when',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /Sam Rivera/, 'My own words', 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Until when?');
    },
  },
  {
    route: share,
    state: 'check, after it failed',
    open: async (page, app) => {
      await openSharing(page, app, share);
      await toStep(page, /Sam Rivera/, 'My own words', 2);
      await page.route('**/disclosure/coachConsent', (route) => route.abort());
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(seen(page, /^Nothing was changed\./).first()).toBeVisible();
    },
  },
  {
    route: coaches,
    state: 'nobody helps',
    open: async (page, app) => {
      await signedInCandidate(page, app, coaches);
      await expect(seen(page, 'You have no job coach yet')).toBeVisible();
    },
  },
  {
    route: coaches,
    state: 'one waits and one sees something',
    open: async (page, app) => {
      await openSharing(page, app, coaches);
      await expect(page.getByRole('heading', { name: 'Kim Okafor', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Work with Kim Okafor' })).toBeVisible();
    },
  },
];
