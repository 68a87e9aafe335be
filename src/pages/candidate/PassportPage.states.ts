import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';

const route = '/candidate/passport';

type Opened = Parameters<PageInState['open']>;

/** A passport with two items and an agreement. */
async function openFilled(page: Opened[0], app: Opened[1]) {
  const person = await signedInCandidate(page, app, route);
  const UserGuid = person.userGuid;
  for (const [Barrier, Helps] of [
    ['Noise in a full room', 'A place by the wall'],
    ['Long talks without a text', 'Questions in writing before we meet'],
  ])
    await callAs(app, person, 'POST passport/item', {
      UserGuid,
      Barrier,
      Helps,
      UsedWhen: 'both',
      Cost: 'no',
      FromFact: null,
    });
  await callAs(app, person, 'POST passport/agreement', {
    UserGuid,
    What: 'A place by the wall',
    Where: 'Salt City Supplies',
    With: 'The shift lead',
    Since: '2026-05-01',
    State: 'agreed',
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Move down Noise in a full room' })).toBeVisible();
  return person;
}

/** The same, with what companies read about the first item, which is then deleted. */
async function openShared(page: Opened[0], app: Opened[1]) {
  const person = await openFilled(page, app);
  await app.query(
    `INSERT INTO disclosure.fact_share (candidate_guid, fact_key, passport_item_guid, audience,
       purpose, statement, given_at, expires_at, text_version, locale)
     SELECT user_guid, 'PassportItem', id, 'applied_companies', 'job', 'A place by the wall helps me.',
       now(), now() + interval '30 days', 1, 'en'
     FROM disclosure.passport_item WHERE user_guid = $1 AND position = 1`,
    [person.userGuid],
  );
  await page.getByRole('button', { name: 'Delete Noise in a full room' }).click();
  await expect(seen(page, /^You share this with/).first()).toBeVisible();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route,
    state: 'with items and an agreement',
    open: async (page, app) => void (await openFilled(page, app)),
  },
  {
    route,
    state: 'nothing written yet',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Start with one thing that helps you do good work.')).toBeVisible();
    },
  },
  {
    route,
    state: 'an item was deleted and can come back',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.getByRole('button', { name: 'Delete Noise in a full room' }).click();
      await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeVisible();
    },
  },
  { route, state: 'others still read about what was deleted', open: openShared },
  {
    route,
    state: 'an item could not be moved',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.route('**/passport/item/*', (call) => call.abort());
      await page.getByRole('button', { name: 'Move down Noise in a full room' }).click();
      await expect(seen(page, /^It was not moved\./).first()).toBeVisible();
    },
  },
  {
    route,
    state: 'the file could not be made',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.route('**/passport/document', (call) => call.abort());
      await page.getByRole('button', { name: 'Save as PDF' }).click();
      await expect(seen(page, /^The file could not be made\./).first()).toBeVisible();
    },
  },
  {
    route,
    state: 'the question before it is deleted',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.getByRole('button', { name: 'Delete passport' }).click();
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
    },
  },
  {
    route,
    state: 'waiting for an answer',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/home');
      await hold(page, '**/passport/*');
      await page.goto(route);
      await expect(seen(page, 'Loading: Your accommodation passport').first()).toBeVisible();
    },
  },
  {
    route,
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, route);
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
];
