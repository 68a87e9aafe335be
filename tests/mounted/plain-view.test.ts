import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, until } from '#tests/support/mounted/steps.ts';

const clerk = jobNamed('Records Clerk', {
  company: 'Ash Records',
  location: 'Troy, NY',
  remote: 'in-person',
  employment_types: ['part-time'],
  salary_min: 20,
  salary_max: 22,
  salary_unit: 'hour',
  accommodations: ['quiet-room'],
  essential_duties: Array.from({ length: 8 }, (_, index) => `Utilize scanner ${index + 1}`),
  description: [
    'In this role the person utilizes a scanner. You will commence at a crazy pace.',
    'What you need\n- A minimum of 2 years in an office\n- Spanish is a plus',
    'Hours: 30 a week\nTo apply, submit a resume.',
  ].join('\n\n'),
});
const hard = jobNamed('Night Guard', {
  accommodations: [],
  company: null,
  description:
    'Facilitates interdepartmental organizational communication regarding administrative responsibilities.',
});
const written = jobNamed('Ship Pilot', {
  company: 'Ash Harbor',
  description:
    'In this role the person utilizes radio equipment. You will commence at a crazy pace.',
  plain_text: 'You bring ships in.\n\nWhat you do\n- Steer with a thick skin',
});
const stiff = jobNamed('Deck Hand', {
  company: null,
  description: 'You clean the deck.',
  plain_text: hard.description,
});
const app = mountedApp(({ db }) => insertJobs(db, [clerk, hard, written, stiff]));
const pageOf = (job: typeof clerk) => `/candidate/jobs/job-details/${job.source_guid}`;
const askedPlain = () => app.edge.asked().filter((call) => callOf('getPlainPosting').test(call));

let robin: TestPerson;
beforeEach(async () => {
  robin = await app.person();
});

const savedView = async () =>
  (await app.ok('getDisplayProfile', { as: robin, path: { id: robin.userGuid } })).Posting;

test('shows the short answers first, then the text in plain words, and moves the focus there', async () => {
  await app.open(pageOf(clerk), robin);
  await expectSeen('You will commence at a crazy');
  await press('Plain view');
  const card = await one('region', 'In short');
  await expectFocus('heading', 'In short');
  await until(() => expect(app.heard).toContain('Plain view.'));
  expect(all('heading', undefined, card).map(({ textContent }) => textContent)).toEqual([
    'In short',
    'Who',
    'What you do',
    'What you need',
    'Nice to have',
    'Where',
    'When',
    'Pay',
    'How to apply',
    'What helps here',
  ]);
  expect(card.textContent).toContain('Made automatically. The full posting counts.');
  expect(card.textContent).toContain('Use scanner 6There are 2 more tasks in the text below.');
  expect(card.textContent).toContain('At least 2 years in an office');
  expect(card.textContent).toContain('$20 to $22 an hour');
  expect(card.textContent).toContain('To apply, send a resume.');
  await one('heading', 'Records Clerk');
  // What the language check marks is still marked, and explained below.
  await expectSeen('You will start at a crazy');
  await one('region', 'Language in this posting');
  await expectSeen('The full posting reads at about grade');
});

test('goes back and forth without another request, and keeps the choice for the next posting and the account', async () => {
  await app.open(pageOf(clerk), robin);
  await press('Plain view');
  await one('region', 'In short');
  await press('Full posting');
  await expectSeen('You will commence at a');
  await expectFocus('button', 'Plain view');
  await until(() => expect(app.heard).toContain('Full posting.'));
  await press('Plain view');
  await one('region', 'In short');
  expect(askedPlain()).toHaveLength(1);
  await until(async () => expect(await savedView()).toBe('plain'));
  await app.open(pageOf(hard), robin);
  await one('region', 'In short');
  // Who did not press it here is not moved.
  expect(all('heading', 'In short')).not.toContain(document.activeElement);
  await press('Full posting');
  await until(async () => expect(await savedView()).toBe('full'));
});

test('says that a text is still hard to read, and leaves out what it does not know', async () => {
  await app.open(pageOf(hard), robin);
  await press('Plain view');
  await expectSeen('This text is still hard to read.');
  await expectSeen('It reads above grade 12, like the full posting.');
  const card = await one('region', 'In short');
  expect(all('heading', 'Who', card)).toEqual([]);
  expect(all('heading', 'What helps here', card)).toEqual([]);
  await expectGone('There is 1 more task');
});

test('says that the plain view did not load, keeps the full posting, and loads it when tried again', async () => {
  await app.open(pageOf(clerk), robin);
  await expectSeen('You will commence at a crazy');
  const mend = app.edge.cutAll(callOf('getPlainPosting'));
  await press('Plain view');
  await expectSeen('The plain view did not load. Here is the full posting.');
  await expectSeen('You will commence at a crazy');
  mend();
  await press('Try again');
  await one('region', 'In short');
  await expectGone('The plain view did not load.');
});

test('shows the words of the company where it wrote its own, says who wrote them, and marks what is noted in them', async () => {
  await app.open(pageOf(written), robin);
  await expectSeen('You will commence at a crazy');
  await press('Plain view');
  const text = await one('region', 'About this job');
  await until(() => expect(text.isConnected).toBe(true));
  await expectSeen('Written by Ash Harbor. The full posting reads at about grade');
  expect((await one('region', 'In short')).textContent).toContain(
    'Made automatically. The full posting counts.',
  );
  await one('heading', 'What you do');
  const notes = await one('region', 'Language in this posting');
  expect(notes.textContent).toContain('“crazy”');
  // Only what stands in the shown text can be gone back to.
  expect(all('link', /^Back to/, notes).map((link) => link.getAttribute('href'))).toEqual([
    '#phrase-2',
  ]);
  expect(document.getElementById('phrase-2')).not.toBeNull();
  await press('Full posting');
  await expectSeen('You will commence at a crazy');
  expect(all('link', /^Back to/, notes).map((link) => link.getAttribute('href'))).toEqual([
    '#phrase-1',
  ]);
});

test('does not call the words of a company easier than the posting, and needs no name of it', async () => {
  await app.open(pageOf(stiff), robin);
  await press('Plain view');
  await expectSeen(
    'Written by the company. The full posting reads at about grade 1. This view reads above grade 12. This text is still hard to read.',
  );
});
