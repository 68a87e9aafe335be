import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchSavedFiles } from '#tests/support/mounted/savedFiles.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  field,
  fill,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';
import { bodyOf } from '#tests/support/requests.ts';

const contact = { name: 'Jordan Lee', email: 'jordan@example.com', phone: null };
const baker = jobNamed('Night Baker', { accommodation_contact: contact });
const clerk = jobNamed('File Clerk');
const app = mountedApp(({ db }) => insertJobs(db, [baker, clerk]));
const saved = watchSavedFiles();
const NEW = '/candidate/passport/letter';
const LIST = '/candidate/passport/letters';

const letters = (person: TestPerson) => app.ok('listLetters', { as: person });
const keep = (person: TestPerson, body: string) =>
  app.ok('createLetter', {
    as: person,
    body: { ...bodyOf('createLetter', person.userGuid), body },
  });
const text = async () => (await field('The letter')).value;

/** From the first question to the one about what is asked for. */
async function goToAsks() {
  await tick('I am applying for a job');
  await press('Next');
  await fill('The job', 'Baker');
  await fill('The company', 'Salt City Supplies');
  await press('Next');
  await one('heading', 'Who gets the letter?');
  await press('Next');
  await one('heading', 'Which part of the work is it about?');
  await press('Next');
  await one('heading', 'What do you ask for?');
}

test('writes a letter from the answers, keeps it, and saves it as a file', async () => {
  const person = await app.person();
  const item = bodyOf('createPassportItem', person.userGuid);
  await app.ok('createPassportItem', { as: person, body: { ...item, Helps: 'A lift table' } });
  await app.open(NEW, person);
  await goToAsks();
  await press('Next');
  await expectSeen('Tick or write what you ask for.');
  await tick('A lift table');
  for (const question of ['Are you open', 'By when', 'Do you want to say why?']) {
    await press('Next');
    await one('heading', new RegExp(question));
  }
  await press('Show my letter');
  expect(await text()).toContain('I am applying for Baker at Salt City Supplies.');
  expect(await text()).toContain('- A lift table');
  await expectSeen('that you have a medical condition');
  const mend = app.edge.cutAll(callOf('createLetter'));
  await press('Save in My letters');
  await expectSeen('Your letter was not saved.');
  mend();
  await press('Try again');
  await until(() => expect(app.heard).toContain('Saved in My letters'));
  expect(await letters(person)).toHaveLength(1);
  await until(() => expect(window.location.pathname).not.toBe(NEW));
  await expectFocus('button', 'Save in My letters');
  await fill('The letter', 'Dear Jordan, own words');
  await expectSeen('This letter does not tell your name, the job or what you ask for.');
  const mendFile = app.edge.cutAll(callOf('makeLetter'));
  await press('Save as web page');
  await expectSeen('The file was not made.');
  mendFile();
  await press('Save as web page');
  await until(() =>
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^Letter-.*html$/)]),
  );
  expect(await letters(person)).toMatchObject([{ body: 'Dear Jordan, own words' }]);
});

test('keeps the answers on the way back and after a reload', async () => {
  await app.open(NEW);
  await goToAsks();
  await fill('Something else', 'A later st');
  await app.reload();
  expect((await field('Something else')).value).toBe('A later st');
  await press('Back');
  await one('heading', 'Which part of the work is it about?');
  await press('Next');
  expect((await field('Something else')).value).toBe('A later st');
});

test('shows which job a letter is about when it is none of the newest, and names nobody of another', async () => {
  const person = await app.person();
  const { userGuid } = person;
  const start = bodyOf('createLetter', userGuid);
  const answers = {
    sourceGUID: baker.source_guid,
    recipient: contact.name,
    recipientEmail: contact.email,
  };
  const body = { ...start, answers: { ...start.answers, kind: 'applying' as const, ...answers } };
  const { guid } = await app.ok('createLetter', { as: person, body });
  const jobFeedSourceGUID = clerk.source_guid;
  await app.ok('saveJob', { as: person, body: { userGuid, jobFeedSourceGUID } });
  await app.open(`${NEW}/${guid}`, person);
  await press('Change an answer');
  for (const question of [
    'By when',
    'Are you open',
    'What do',
    'Which part',
    'Who gets',
    'Which job',
  ]) {
    await press('Back');
    await one('heading', new RegExp(question));
  }
  expect(await one('radio', /Night Baker/)).toHaveProperty('checked', true);
  expect(all('textbox')).toEqual([]);
  await tick(/File Clerk/);
  await press('Next');
  expect((await field(/^Their name/)).value).toBe('');
});

test('asks once before own changes of the text are lost', async () => {
  const person = await app.person();
  const { guid } = await keep(person, 'Dear Jordan Lee');
  await app.open(`${NEW}/${guid}`, person);
  await fill('The letter', 'Own words');
  await press('Change an answer');
  await fill('Why you ask', 'My back is weak.');
  await press('Show my letter');
  await press('Keep my text');
  expect(await text()).toBe('Own words');
  await press('Change an answer');
  await fill('Why you ask', 'My arms are weak.');
  await press('Show my letter');
  await press('Write it anew');
  await until(async () => expect(await text()).toContain('My arms are weak.'));
});

test('says of a long letter alone that a mail program may cut it off', async () => {
  const person = await app.person();
  const { guid } = await keep(person, 'Dear Jordan Lee');
  await app.open(`${NEW}/${guid}`, person);
  await one('link', 'Open in my mail program');
  const mayBeCut = 'some mail programs cut long texts off';
  await expectGone(mayBeCut);
  await fill('The letter', 'I ask for a lift table. '.repeat(80));
  await expectSeen(mayBeCut);
});

test('saves what another window changed as a letter of its own', async () => {
  const person = await app.person();
  const { guid } = await keep(person, 'Dear Jordan Lee');
  await app.open(`${NEW}/${guid}`, person);
  await one('textbox', 'The letter');
  const other = { ...bodyOf('updateLetter', person.userGuid), body: 'From another window' };
  await app.ok('updateLetter', { as: person, path: { guid }, body: other });
  await fill('The letter', 'From here');
  await press('Save in My letters');
  await press('Save this as a new letter');
  await until(async () =>
    expect((await letters(person)).map(({ body }) => body).toSorted()).toEqual([
      'From another window',
      'From here',
    ]),
  );
});

test('saves a change of a letter again after a failure', async () => {
  const person = await app.person();
  const { guid } = await keep(person, 'Dear Jordan Lee');
  await app.open(`${NEW}/${guid}`, person);
  await fill('The letter', 'Dear Jordan');
  const mend = app.edge.cutAll(callOf('updateLetter'));
  await press('Save in My letters');
  await expectSeen('Your letter was not saved.');
  await press('Save as web page');
  await expectSeen('The file was not made. We could not reach the server.');
  mend();
  pressOn((await until(() => all('button', 'Try again')))[0] ?? document.body);
  await until(async () => expect(await letters(person)).toMatchObject([{ body: 'Dear Jordan' }]));
});

test('lists letters, tells those about one job apart, and deletes each after a question', async () => {
  const person = await app.person();
  await app.open(LIST, person);
  await expectSeen('You have no letters yet');
  await keep(person, 'Dear Jordan Lee');
  await keep(person, 'Dear Sam Rivera');
  await app.reload();
  const mend = app.edge.cutAll(callOf('deleteLetter'));
  await press('Delete Baker at Salt City Supplies, letter 2');
  await press('Delete it');
  await expectSeen('The letter was not deleted.');
  mend();
  await press('Delete Baker at Salt City Supplies, letter 2');
  await press('Delete it');
  await expectGone('Baker at Salt City Supplies, letter 2');
  await press('Delete Baker at Salt City Supplies');
  await press('Delete it');
  await expectSeen('You have no letters yet');
  await expectGone('Last changed on');
});

test('deletes with a letter what was typed into it and never saved', async () => {
  const person = await app.person();
  const { guid } = await keep(person, 'Dear Jordan Lee');
  const drafts = () => app.ok('listDrafts', { as: person });
  await app.open(`${NEW}/${guid}`, person);
  await fill('The letter', 'My condition is nobody’s business');
  await until(async () => expect(await drafts()).toHaveLength(1));
  pressOn(await one('link', 'My letters'));
  await press('Delete Baker at Salt City Supplies');
  await press('Delete it');
  await expectSeen('You have no letters yet');
  await until(async () => expect(await drafts()).toEqual([]));
});
