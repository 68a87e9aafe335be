import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchSavedFiles } from '#tests/support/mounted/savedFiles.ts';
import {
  acknowledge,
  expectEntries,
  expectFocus,
  expectGone,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import { all, button, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';
import { bodyOf } from '#tests/support/requests.ts';

const app = mountedApp();
const saved = watchSavedFiles();
const PAGE = '/candidate/passport';

async function addItem(person: TestPerson, Barrier: string) {
  const { Position: _place, ...body } = bodyOf('createPassportItem', person.userGuid);
  return app.ok('createPassportItem', { as: person, body: { ...body, Barrier } });
}

/** Somebody whose passport has these items. */
async function personWith(...barriers: readonly string[]) {
  const person = await app.person();
  for (const barrier of barriers) await addItem(person, barrier);
  return person;
}

const barriers = () =>
  all('list', 'What gets in the way and what helps').flatMap((list) =>
    all('heading', undefined, list).map(({ textContent }) => textContent),
  );
const expectItems = (...expected: readonly string[]) =>
  until(() => expect(barriers()).toEqual(expected));

test('begins with one thing that helps, and names what is missing', async () => {
  await app.open(PAGE);
  await expectSeen('Only you can see this. Nothing here is sent unless you send it.');
  await expectSeen('Start with one thing that helps you do good work.');
  await fill(/^What gets in the way/, 'Noise in a large room');
  await press('Add it');
  await expectSeen('“What helps?” needs an answer.');
  await press('OK');
  await fill(/^What helps/, 'A place by the wall');
  await press('Add it');
  await acknowledge('Success', 'Added to your passport');
  await expectItems('Noise in a large room');
});

test('offers a first sentence for a ticked accommodation, once', async () => {
  const person = await app.person();
  const none = bodyOf('createUserAccommodation', person.userGuid);
  await app.ok('createUserAccommodation', {
    as: person,
    body: { ...none, PreferSR: true, OtherAccommodation: true, OtherAccommodationText: 'A lamp' },
  });
  await app.open(PAGE, person);
  await one('button', 'I use a screen reader');
  expect(all('button', 'Other')).toEqual([]);
  await press('I use a screen reader');
  await expectFocus('textbox', /^What gets in the way/);
  expect((await field(/^What helps/)).value).toMatch(/^I use a screen reader\./);
  await expectGone('Start from my accommodations');
  await fill(/^What helps/, 'Files that my screen reader can read');
  await press('Add it');
  await acknowledge('Success', 'Added to your passport');
  await expectSeen('Files that my screen reader can read');
  await expectGone('Start from my accommodations');
});

test('moves an item, keeps the focus, and says so when it fails', async () => {
  await app.open(PAGE, await personWith('Noise', 'Light', 'Stairs'));
  await press('Move up Light');
  await expectItems('Light', 'Noise', 'Stairs');
  await until(() => expect(app.heard).toContain('“Light” is now 1 of 3.'));
  await expectFocus('button', 'Move up Light');
  expect((await button('Move up Light')).getAttribute('aria-disabled')).toBe('true');
  const mend = app.edge.cutAll(callOf('updatePassportItem'));
  await press('Move down Light');
  await expectSeen('It was not moved.');
  await expectItems('Light', 'Noise', 'Stairs');
  mend();
  await press('Move down Light');
  await expectItems('Noise', 'Light', 'Stairs');
  await expectGone('It was not moved.');
});

test('says that an item is moved when only the answer to that was lost', async () => {
  await app.open(PAGE, await personWith('Noise', 'Light', 'Stairs'));
  const held = app.edge.hold(callOf('updatePassportItem'));
  await press('Move up Stairs');
  await (await held).lose();
  await expectItems('Noise', 'Stairs', 'Light');
  await until(() => expect(app.heard).toContain('“Stairs” is now 2 of 3.'));
  await expectGone('It was not moved.');
});

test('deletes an item at once, goes to the next one, and brings it back where it stood', async () => {
  await app.open(PAGE, await personWith('Noise', 'Light', 'Stairs'));
  await press('Delete Light');
  await expectItems('Noise', 'Stairs');
  await expectFocus('heading', 'Stairs');
  const held = app.edge.hold(callOf('createPassportItem'));
  await press('Undo deleting Light');
  await (await held).lose();
  await expectSeen('It could not be brought back.');
  await press('Undo deleting Light');
  await expectItems('Noise', 'Light', 'Stairs');
  await expectFocus('heading', 'Light');
  await expectGone('“Light” was deleted.');
});

test('keeps an item that could not be deleted, and offers no way to bring it back', async () => {
  await app.open(PAGE, await personWith('Noise'));
  const mend = app.edge.cutAll(callOf('deletePassportItem'));
  await press('Delete Noise');
  await one('dialog', 'Error');
  expect(all('button', 'Undo deleting Noise')).toEqual([]);
  mend();
  await press('Try again');
  await expectSeen('“Noise” was deleted.');
  await expectItems();
});

test('saves a text by itself, and says so when that fails', async () => {
  const person = await app.person();
  await app.open(PAGE, person);
  const mend = app.edge.cutAll(callOf('updatePassport'));
  await fill('What I do well', 'I find errors.');
  (await field('How I work')).focus();
  await one('dialog', 'Error');
  mend();
  await press('Try again');
  await until(() => expect(app.heard).toContain('Saved'));
  const saved = await app.ok('getPassport', { as: person, path: { id: person.userGuid } });
  expect(saved).toMatchObject({ Strengths: 'I find errors.' });
});

test('loses nothing that is typed when it is loaded again in mid-word', async () => {
  const person = await app.person();
  await app.open(PAGE, person);
  await fill('How I work', 'I plan my day in the mor');
  await fill(/^What gets in the way/, 'Noise in a la');
  await app.reload();
  expect((await field('How I work')).value).toBe('I plan my day in the mor');
  expect((await field(/^What gets in the way/)).value).toBe('Noise in a la');
  // Leaving had sent the text already: saving it again asks nothing.
  await until(() => expect(app.heard).toContain('Saved'));
  expect(all('dialog')).toEqual([]);
});

test('sets the day of the review, and takes it away', async () => {
  await app.open(PAGE);
  await expectSeen('No day is set.');
  await press('In 6 months');
  await expectSeen('Look at your passport again on ');
  await until(() => expect(app.heard).toContain('Saved'));
  await press('No review day');
  await expectSeen('No day is set.');
});

test('notes what was agreed, changes it, and keeps it when a call fails', async () => {
  await app.open(PAGE);
  let mend = app.edge.cutAll(callOf('createPassportAgreement'));
  await fill(/^What is it about/, 'A place by the wall');
  await fill('Where?', 'Salt City Supplies');
  await press('Add the note');
  await one('dialog', 'Error');
  mend();
  await press('Try again');
  await acknowledge('Success', 'Added to your passport');
  await expectSeen('Asked for');
  await press('Edit A place by the wall');
  await tick('In place');
  mend = app.edge.cutAll(callOf('updatePassportAgreement'));
  await press('Save the note');
  await one('dialog', 'Error');
  mend();
  await press('Try again');
  await acknowledge('Success', 'Your passport was changed');
  await expectEntries('What was agreed', ['In place']);
  mend = app.edge.cutAll(callOf('deletePassportAgreement'));
  await press('Delete A place by the wall');
  await press('Delete it');
  await one('dialog', 'Error');
  mend();
  await press('Try again');
  await acknowledge('Success', 'Deleted from your passport');
  await expectSeen('Nothing noted yet');
});

test('asks once before it deletes the passport, and empties the page', async () => {
  const person = await personWith('Noise');
  await app.ok('updatePassport', {
    as: person,
    path: { id: person.userGuid },
    body: { About: 'I plan my day.' },
  });
  await app.open(PAGE, person);
  const mend = app.edge.cutAll(callOf('deletePassport'));
  await press('Delete passport');
  await expectSeen('Your letters stay in My letters.');
  await press('Delete it');
  await expectSeen('Your passport was not deleted.');
  await expectItems('Noise');
  mend();
  await press('Delete passport');
  await press('Delete it');
  await expectItems();
  await until(async () => expect((await field('How I work')).value).toBe(''));
  await expectFocus('button', 'Delete passport');
});

test('says that the passport is deleted when only the answer to that was lost', async () => {
  await app.open(PAGE, await personWith('Noise'));
  await press('Delete passport');
  const held = app.edge.hold(callOf('deletePassport'));
  await press('Delete it');
  await (await held).lose();
  await until(() => expect(app.heard).toContain('Your passport was deleted.'));
  await expectItems();
  expect(all('dialog')).toEqual([]);
});

test('deletes it also while something typed waits to be saved, without a failure', async () => {
  const person = await personWith('Noise');
  await app.open(PAGE, person);
  await fill('How I work', 'I plan my day.');
  await fill(/^What gets in the way/, 'Light');
  await press('Delete passport');
  await press('Delete it');
  await expectItems();
  await until(async () => expect((await field('How I work')).value).toBe(''));
  expect((await field(/^What gets in the way/)).value).toBe('');
  await fill('What I do well', 'I find errors.');
  await until(() => expect(app.heard).toContain('Saved'));
  const own = { as: person, path: { id: person.userGuid } };
  expect(await app.ok('getPassport', own)).toMatchObject({ About: '', _etag: '1' });
  expect(all('dialog')).toEqual([]);
});

test('downloads what stands on the page, also what was typed a moment ago', async () => {
  await app.open(PAGE, await personWith('Noise'));
  await fill('What I do well', 'I find errors.');
  const mend = app.edge.cutAll(callOf('makePassportDocument'));
  await press('Save as web page');
  await expectSeen('The file could not be made. Your notes are unchanged.');
  mend();
  await press('Try again');
  await until(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^Work-notes-.*\.html$/);
  expect(await saved[0]?.file.text()).toContain('I find errors.');
  await until(() =>
    expect(app.heard.at(-1)).toMatch(/^Your web page is ready: Work-notes-.*\.html\.$/),
  );
  await expectFocus('button', 'Save as web page');
});

test('says that there is nothing to download yet', async () => {
  await app.open(PAGE);
  await press('Save as PDF');
  await expectSeen('There is nothing in your passport yet. Write something down first.');
});
