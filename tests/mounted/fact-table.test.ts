import { beforeEach, expect, test } from 'vitest';
import { NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import { named } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const PRIVACY = '/candidate/privacy';
const isTicked = (name: string) =>
  one<HTMLInputElement>('checkbox', name).then(({ checked }) => checked);

let robin: TestPerson;
beforeEach(async () => {
  robin = await app.person();
  const body = { ...NO_ACCOMMODATIONS, PreferSR: true, WheelchairUser: true };
  await app.ok('createUserAccommodation', {
    as: robin,
    body: { ...body, OtherAccommodationText: null, UserGuid: robin.userGuid },
  });
});

/** The names of what shares a fact, in the order of the keyboard. */
const shares = (fact: string) =>
  until(() => {
    const found = all('link', new RegExp(`^Share “${fact}”`));
    expect(found).not.toEqual([]);
    return found.map((link) => link.getAttribute('aria-label'));
  });

test('offers to share a fact with each reader who does not see it, and no way where there is nobody', async () => {
  const sam = await named(app, 4, 'Sam Rivera');
  await insertConsent(app.database, robin, sam, { scopes: ['profile'], facts: ['PreferSR'] });
  await app.open(PRIVACY, robin);
  expect(await shares('I use a wheelchair')).toEqual([
    'Share “I use a wheelchair” with Sam Rivera',
    'Share “I use a wheelchair” with companies I apply to',
  ]);
  expect(await shares('I use a screen reader')).toEqual([
    'Share “I use a screen reader” with companies I apply to',
  ]);
});

test('names the parts that can be chosen, and no other until it is shared', async () => {
  const parts = () => all('rowheader').map(({ textContent }) => textContent);
  await app.open(PRIVACY, robin);
  await until(() => expect(parts()).toContain('Notes of your earlier job coaches'));
  expect(parts()).not.toContain('Applications');
  const sam = await named(app, 4, 'Sam Rivera');
  await insertConsent(app.database, robin, sam, { scopes: ['profile', 'applications'] });
  await app.open(PRIVACY, robin);
  await until(() => expect(parts()).toContain('Applications'));
});

test('keeps what the coach sees when one more fact is shared with them', async () => {
  const sam = await named(app, 4, 'Sam Rivera');
  await insertConsent(app.database, robin, sam, { scopes: ['profile'], facts: ['PreferSR'] });
  await app.open(PRIVACY, robin);
  pressOn(await one('link', 'Share “I use a wheelchair” with Sam Rivera'));
  await expectFocus('heading', 'What do you want to share?');
  await expectSeen('You share with: Sam Rivera');
  expect(await isTicked('I use a wheelchair')).toBe(true);
  expect(await isTicked('I use a screen reader')).toBe(true);
});

test('ticks a fact for companies to come, with the words that they would read', async () => {
  await app.open(PRIVACY, robin);
  pressOn(await one('link', 'Share “I use a wheelchair” with companies I apply to'));
  // Asked once, before the first share.
  pressOn(await one('radio', /^Yes/));
  await press('Next');
  await expectSeen('You share with: companies you apply to');
  expect(await isTicked('I use a wheelchair')).toBe(true);
  expect(await isTicked('I use a screen reader')).toBe(false);
});

test('keeps the chosen fact out of the address, and through a reload', async () => {
  const sam = await named(app, 4, 'Sam Rivera');
  await insertConsent(app.database, robin, sam, { scopes: ['profile'], facts: [] });
  await app.open(PRIVACY, robin);
  pressOn(await one('link', 'Share “I use a wheelchair” with Sam Rivera'));
  await expectFocus('heading', 'What do you want to share?');
  expect(location.href).toMatch(/share\?coach=[0-9a-f-]{36}$/);
  await app.reload();
  expect(await isTicked('I use a wheelchair')).toBe(true);
});
