import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { callOf } from '#tests/support/contract.ts';
import { foundCandidate } from '#tests/support/foundCandidates.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

let member: TestPerson;
let people: TestPerson[];
beforeEach(async () => {
  ({ member } = await newCompany(app));
  people = [];
  for (const [first, last] of [
    ['Dana', 'Whitlock'],
    ['Kim', 'Okafor'],
  ] as const)
    people.push(await foundCandidate(app, first, last));
});

const saves = (notes?: string) =>
  Promise.all(
    people.map(({ userGuid: candidateProfileID }) =>
      app.ok('saveCandidate', {
        as: member,
        body: {
          employerProfileID: member.userGuid,
          candidateProfileID,
          ...(notes === undefined ? {} : { employerNotes: notes }),
        },
      }),
    ),
  );
const saved = () => app.ok('listSavedCandidates', { as: member, path: { id: member.userGuid } });
const open = () => app.open('/employer/saved', member);

test('says that nobody is saved, and offers a next step', async () => {
  await open();
  await expectSeen('No records to display');
});

test('removes the card on unsaving and focuses the next one, then the title of the page', async () => {
  await saves();
  await open();
  await expectSeen('( 2 candidate(s) found)');
  const names = (await saved()).map(({ candidate }) =>
    `${candidate.FirstName} ${candidate.LastName}`.trim(),
  );
  await press(`Saved. Remove ${names[0]} from saved`);
  await expectFocus('link', new RegExp(names[1] ?? ''));
  await expectSeen('( 1 candidate(s) found)');
  await press(`Saved. Remove ${names[1]} from saved`);
  await expectFocus('heading', 'Saved');
  await expectSeen('No records to display');
  expect(await saved()).toEqual([]);
});

test.each([
  ['the list of the saved', () => '/employer/saved'],
  ['the page of a candidate', () => `/employer/candidate-details/${people[0]?.userGuid}`],
])('asks before notes are deleted on %s', async (_place, path) => {
  await saves('Met at the fair.');
  await app.open(path(), member);
  await press('Saved. Remove Dana Whitlock from saved');
  const question = await one('dialog', 'Remove Dana Whitlock from saved?');
  expect(question.textContent).toContain('Your notes about this person are deleted too.');
  await press('Cancel', question);
  await expectFocus('button', 'Saved. Remove Dana Whitlock from saved');
  expect(await saved()).toHaveLength(2);
  await press('Saved. Remove Dana Whitlock from saved');
  await press('Remove and delete the notes');
  await until(async () => expect(await saved()).toHaveLength(1));
});

test('focuses the next one when somebody is removed with the notes', async () => {
  await saves('Met at the fair.');
  await open();
  await press('Saved. Remove Dana Whitlock from saved');
  await press('Remove and delete the notes');
  await expectSeen('( 1 candidate(s) found)');
  await expectFocus('link', /Kim Okafor/);
});

test('saves notes by their own button, announces it once, and keeps them over a reload', async () => {
  await saves('Met at the fair.');
  await open();
  await fill('Notes about Dana', 'Call in June.');
  await press('Save notes about Dana Whitlock');
  const words = 'The notes about Dana Whitlock are saved.';
  await until(() => expect(app.heard.filter((one) => one === words)).toHaveLength(1));
  await open();
  expect((await field('Notes about Dana')).value).toBe('Call in June.');
  expect((await field('Notes about Kim')).value).toBe('Met at the fair.');
});

test('keeps notes that fail in the field, and saves them again', async () => {
  await saves();
  await open();
  await fill('Notes about Kim', 'Call in June.');
  const mend = app.edge.cutAll(callOf('saveCandidate'));
  await press('Save notes about Kim Okafor');
  await expectSeen('The notes were not saved.');
  expect((await field('Notes about Kim')).value).toBe('Call in June.');
  mend();
  await press('Try again');
  await until(() => expect(app.heard).toContain('The notes about Kim Okafor are saved.'));
});

test('keeps notes that are typed and not saved when the page is left', async () => {
  await saves('Met at the fair.');
  await open();
  await fill('Notes about Dana', 'Call in June.');
  await until(async () => expect(await app.ok('listDrafts', { as: member })).toHaveLength(1));
  await app.stay('/employer', member);
  await app.stay('/employer/saved', member);
  await expectSeen('We kept what you typed');
  expect((await field('Notes about Dana')).value).toBe('Call in June.');
  await press('Save notes about Dana Whitlock');
  await until(() => expect(app.heard).toContain('The notes about Dana Whitlock are saved.'));
  await expectGone('We kept what you typed');
  await until(async () => expect(await app.ok('listDrafts', { as: member })).toEqual([]));
});

test('asks before notes of another window are replaced, and keeps the focus', async () => {
  await saves('Met at the fair.');
  await open();
  const other = async (notes: string) => {
    await saves(notes);
    await press('Save notes about Kim Okafor');
    await expectSeen(`They say now: "${notes}"`);
  };
  await fill('Notes about Kim', 'Call in June.');
  await other('She starts in May.');
  await press('Use the other notes');
  await expectFocus('textbox', 'Notes about Kim');
  await until(() => expect(app.heard).toContain('The notes about Kim Okafor are saved.'));
  expect((await field('Notes about Kim')).value).toBe('She starts in May.');
  await fill('Notes about Kim', 'Call in July.');
  await other('She starts in June.');
  await press('Save my notes instead');
  const kim = people[1]?.userGuid;
  await until(async () =>
    expect((await saved()).find((one) => one.candidateProfileID === kim)).toMatchObject({
      employerNotes: 'Call in July.',
    }),
  );
  await expectGone('They say now');
});

test('says of restored notes that another window changed them, and nothing else', async () => {
  await saves();
  await open();
  await fill(/^Notes about Dana/, 'Call in June.');
  await app.reload();
  await expectSeen('We kept what you typed');
  await saves('Call in May.');
  await press('Save notes about Dana Whitlock');
  await expectSeen('The notes about Dana Whitlock were changed in another window.');
  await expectGone('We kept what you typed');
  await press('Save my notes instead');
  await until(() => expect(app.heard).toContain('The notes about Dana Whitlock are saved.'));
  await expectGone('We kept what you typed');
});

test('says that another window deleted the notes, and deletes what is typed when asked', async () => {
  await saves('Met at the fair.');
  await open();
  await fill('Notes about Kim', 'Call in June.');
  await saves('');
  await press('Save notes about Kim Okafor');
  await expectSeen('The notes about Kim Okafor were deleted in another window.');
  await press('Delete mine too');
  await expectFocus('textbox', 'Notes about Kim');
  await until(() => expect(app.heard).toContain('The notes about Kim Okafor are saved.'));
  expect((await field('Notes about Kim')).value).toBe('');
});

test('does not ask about notes of its own whose answer was lost', async () => {
  await saves('Met at the fair.');
  await open();
  await fill('Notes about Kim', 'Call in June.');
  const mend = app.edge.cutAll(callOf('saveCandidate'));
  await press('Save notes about Kim Okafor');
  await expectSeen('The notes were not saved.');
  // They were.
  await saves('Call in June.');
  mend();
  await fill('Notes about Kim', 'Call in July.');
  await press('Save notes about Kim Okafor');
  await until(() => expect(app.heard).toContain('The notes about Kim Okafor are saved.'));
  expect((await saved()).map(({ employerNotes }) => employerNotes)).toContain('Call in July.');
});
