import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  at,
  button,
  field,
  fill,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';
import { bodyOf } from '#tests/support/requests.ts';

const app = mountedApp();
const PAGE = '/candidate/passport';
const ASKED = 'You share this with companies you apply to. Stop sharing it too?';

async function addItem(person: TestPerson, Barrier: string, Helps: string): Promise<string> {
  const { Position: _place, ...body } = bodyOf('createPassportItem', person.userGuid);
  return (await app.ok('createPassportItem', { as: person, body: { ...body, Barrier, Helps } })).Id;
}

const sharesOf = async (person: TestPerson) => {
  const path = { id: person.userGuid };
  return (await app.ok('getDisclosureLedger', { as: person, path })).shares;
};

/** Somebody who shares these items with each company that they apply to. */
async function personWhoShares(...barriers: readonly string[]): Promise<TestPerson> {
  const person = await app.person();
  for (const barrier of barriers) {
    const passportItemGuid = await addItem(person, barrier, 'A place by the wall.');
    await app.ok('createFactShares', {
      as: person,
      body: {
        candidatePersonId: person.userGuid,
        items: [{ key: 'PassportItem', passportItemGuid, statement: `About ${barrier}.` }],
        audience: 'applied_companies',
        companyGuid: null,
        purpose: 'job',
        expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
        isAdult: true,
      },
    });
  }
  return person;
}

test('leads from an item to its words, which are read before they are shared', async () => {
  const person = await app.person();
  await addItem(person, 'Noise', 'A quiet room.');
  await addItem(person, 'Light', 'A steady lamp.');
  await app.open(PAGE, person);
  pressOn(await one('link', 'Share a part about Light'));
  await tick('Yes');
  await press('Next');
  await tick('Companies I apply to from now on');
  await press('Next');
  const isTicked = async (name: string) => (await one<HTMLInputElement>('checkbox', name)).checked;
  expect([await isTicked('Noise'), await isTicked('Light')]).toEqual([false, true]);
  expect((await field('What they read about: Light')).value).toBe('A steady lamp.');
  await tick('Noise');
  await fill('What they read about: Noise', 'A room where I can close the door.');
  await press('Next');
  await tick(/^Doing the job/);
  await press('Next');
  await press('Next');
  await one('heading', 'Check before you share');
  await expectSeen('A room where I can close the door.');
  expect(document.body.textContent).not.toContain('Noise');
  const mend = app.edge.cutAll(callOf('createFactShares'));
  await press('Share');
  await expectSeen('Nothing was changed.');
  mend();
  await press('Try again');
  await at('/candidate/privacy');
  await until(async () =>
    expect((await sharesOf(person)).map(({ statement }) => statement).toSorted()).toEqual([
      'A room where I can close the door.',
      'A steady lamp.',
    ]),
  );
  const facts = await one('table', 'Each part and fact, and who sees it');
  expect((await one('row', /^Light/, facts)).textContent).toMatch(/^LightNobody.*Until /);
});

test('asks once whether to stop what others read about an item that is deleted', async () => {
  const person = await personWhoShares('Noise', 'Light');
  await app.open(PAGE, person);
  await press('Delete Noise');
  await expectSeen(ASKED);
  await until(() => expect(app.heard).toContain(ASKED));
  expect(await sharesOf(person)).toHaveLength(2);
  const mend = app.edge.cutAll(callOf('endFactShare'));
  await press('Stop sharing');
  await expectSeen('Nothing was changed for companies you apply to.');
  mend();
  await press('Stop sharing');
  await expectGone(ASKED);
  await expectFocus('button', 'Undo deleting Noise');
  expect((await sharesOf(person)).map(({ statement }) => statement)).toEqual(['About Light.']);
});

test('does not say that words stay shared while they are being stopped', async () => {
  const person = await personWhoShares('Noise');
  await app.open(PAGE, person);
  await press('Delete Noise');
  const held = app.edge.hold(callOf('endFactShare'));
  await press('Stop sharing');
  const call = await held;
  await press('Keep sharing what I wrote');
  await call.answer();
  await expectGone(ASKED);
  expect(app.heard).not.toContain('It stays shared.');
  expect(await sharesOf(person)).toEqual([]);
});

test('asks nothing about an item that came back, or that nobody reads about', async () => {
  const person = await personWhoShares('Noise');
  await addItem(person, 'Light', 'A steady lamp.');
  await app.open(PAGE, person);
  await press('Delete Light');
  await button('Undo deleting Light');
  await press('Delete Noise');
  await expectSeen(ASKED);
  await press('Undo deleting Noise');
  await expectGone(ASKED);
});

test('asks once about all of it when the passport is deleted', async () => {
  const person = await personWhoShares('Noise', 'Light');
  await app.open(PAGE, person);
  await press('Delete passport');
  await press('Delete it');
  await expectSeen(ASKED);
  await press('Keep sharing what I wrote');
  await expectGone(ASKED);
  await expectFocus('button', 'Delete passport');
  expect(await sharesOf(person)).toHaveLength(2);
  expect(all('button', 'Keep sharing what I wrote')).toEqual([]);
});

test('lets a coach read words beside what they see, and takes them back with the item', async () => {
  const person = await app.person();
  const coach = await app.person(4);
  const none = bodyOf('createUserAccommodation', person.userGuid);
  await app.ok('createUserAccommodation', { as: person, body: { ...none, PreferSR: true } });
  await insertConsent(app.database, person, coach, {
    scopes: ['profile', 'accommodations'],
    facts: ['PreferSR'],
  });
  await addItem(person, 'Noise', 'A quiet room.');
  await app.open(PAGE, person);
  pressOn(await one('link', 'Share a part about Noise'));
  await tick('Robin Sample, your job coach');
  await press('Next');
  await fill('What they read about: Noise', 'A room where I can close the door.');
  await press('Next');
  await press('Next');
  await one('heading', 'Check before you share');
  await expectSeen('A room where I can close the door.');
  await press('Share');
  await at('/candidate/privacy');
  const shared = () =>
    app.ok('getSharedAccommodation', { as: coach, path: { id: person.userGuid } });
  expect(await shared()).toMatchObject({
    facts: [{ key: 'PreferSR', value: true }],
    helps: ['A room where I can close the door.'],
  });
  const facts = await one('table', 'Each part and fact, and who sees it');
  expect((await one('row', /^Noise/, facts)).textContent).toContain('Robin Sample');
  await app.open(PAGE, person);
  await press('Delete Noise');
  const asked = 'You share this with Robin Sample. Stop sharing it too?';
  await expectSeen(asked);
  await press('Stop sharing');
  await expectGone(asked);
  const { coaches } = await app.ok('getDisclosureLedger', {
    as: person,
    path: { id: person.userGuid },
  });
  expect(coaches[0]?.consent).toMatchObject({
    scopes: ['profile', 'accommodations'],
    facts: ['PreferSR'],
    passportItems: [],
  });
});
