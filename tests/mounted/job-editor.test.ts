import { randomUUID } from 'node:crypto';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostingContent } from '#domain/postingContent.ts';
import { callOf } from '#tests/support/contract.ts';
import { contentOf } from '#tests/support/written.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type Employer, employerAt, endMember } from '#tests/support/mounted/employer.ts';
import {
  description,
  expectFocus,
  expectGone,
  expectProblem,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import { all, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

/** A saved draft of an employer. @returns its id */
async function draft({ person }: Employer, changes: Partial<PostingContent> = {}): Promise<string> {
  const id = randomUUID();
  const body = { sourceGUID: id, content: contentOf(changes) };
  await app.ok('createPosting', { as: person, body });
  return id;
}

const edit = (id: string) => `/employer/jobs/${id}/edit`;
const saved = (employer: Employer, id: string) =>
  app.ok('getPosting', { as: employer.person, path: { id } });
const published = (employer: Employer, id: string) =>
  app.ok('publishPosting', { as: employer.person, path: { id }, body: {} });

/** Types over what a field holds, whose label may go on with "(required)". */
async function type(name: RegExp, value: string): Promise<void> {
  fireEvent.change(await one<HTMLInputElement>('textbox', name), { target: { value } });
}

test('shows five notes for five phrases of a pasted text, and replaces exactly one with one press', async () => {
  const employer = await employerAt(app, 'Notes Ltd');
  const id = await draft(employer, { summary: 'Kind work.' });
  await app.open(edit(id), employer.person);
  const pasted =
    'You must be able-bodied. A ninja with a thick skin. You are crazy about order, ' +
    'must be able to lift 50 lb, and are a native English speaker.';
  await type(/^Summary/, pasted);
  await until(() => expect(all('heading', /^Note \d/).length).toBeGreaterThanOrEqual(5));
  const phrases = all('heading', /^Note \d/).length;
  const [first] = all('button', /^Use “/);
  const words = first?.textContent.replace(/^Use “|”$/g, '') ?? '';
  fireEvent.click(first ?? document.body);
  const summary = await one<HTMLTextAreaElement>('textbox', /^Summary/);
  await until(() => expect(summary.value).toContain(words));
  expect(summary.value).not.toContain('able-bodied');
  expect(summary.value).toContain('thick skin');
  await until(() => expect(app.heard).toContain(`Replaced. ${phrases - 1} phrases left.`));
  await press('Undo: able-bodied');
  await until(() => expect(summary.value).toBe(pasted));
});

test('focuses the next note when one is replaced, and Undo after the last', async () => {
  const employer = await employerAt(app, 'Next Ltd');
  const id = await draft(employer, {
    summary: 'You must be able-bodied. You are crazy about order.',
  });
  await app.open(edit(id), employer.person);
  await until(() => expect(all('heading', /^Note \d/)).toHaveLength(2));
  pressOn(all('button', /^Use “/)[0] ?? document.body);
  await expectFocus('heading', /^Note 1.*crazy/);
  pressOn(all('button', /^Use “/)[0] ?? document.body);
  await expectFocus('button', 'Undo: crazy');
  // What is left was said with the replacement.
  await expectSeen('No phrase to look at.');
  await until(() => expect(app.heard).toContain('Replaced. 0 phrases left.'));
  expect(app.heard.filter((text) => text.endsWith('to look at.'))).toEqual([]);
});

test('does not ask again about a phrase that somebody keeps, and saves its reason', async () => {
  const employer = await employerAt(app, 'Keep Ltd');
  const id = await draft(employer, { summary: 'For able-bodied people.' });
  await app.open(edit(id), employer.person);
  await press('Keep it: able-bodied');
  await expectFocus('textbox', /^Why do you keep/);
  await press('Keep it with this reason');
  await expectSeen('Write why you keep it');
  await type(/^Why do you keep/, 'It is the name of our club.');
  await press('Keep it with this reason');
  await expectSeen('Kept “able-bodied”: It is the name of our club.');
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect((await saved(employer, id)).content.keptPhrases).toEqual([
    { phrase: 'able-bodied', reason: 'It is the name of our club.' },
  ]);
});

test('focuses the note of a phrase that somebody looks at again', async () => {
  const employer = await employerAt(app, 'Again Ltd');
  const id = await draft(employer, {
    summary: 'You must be able-bodied. You are crazy about order.',
    keptPhrases: [{ phrase: 'crazy', reason: 'It is the name of our club.' }],
  });
  await app.open(edit(id), employer.person);
  await press('Look at it again: crazy');
  await expectFocus('heading', /^Note 2.*crazy/);
});

test('asks two questions about a driving license without a driving duty, and removes the words after two No', async () => {
  const employer = await employerAt(app, 'License Ltd');
  const certificates = ["Must have a driver's license"];
  const id = await draft(employer, { certificates });
  await app.open(edit(id), employer.person);
  const no = () => all<HTMLInputElement>('radio', 'No');
  await until(() => expect(no()).toHaveLength(1));
  fireEvent.click(no()[0] ?? document.body);
  await until(() => expect(no()).toHaveLength(2));
  fireEvent.click(no()[1] ?? document.body);
  await press('Use “a reliable way to get to work”');
  const field = await one<HTMLTextAreaElement>('textbox', /^Certificates/);
  expect(field.value).toBe('a reliable way to get to work');
  await expectGone('You ask for a driving license');
});

test('does not ask about a driving license when driving is an essential duty', async () => {
  const employer = await employerAt(app, 'Driving Ltd');
  const id = await draft(employer, {
    certificates: ["Must have a driver's license"],
    essentialDuties: [{ text: 'Drive the van to four shops a day', reasons: ['muchTime'] }],
  });
  await app.open(edit(id), employer.person);
  await one('textbox', /^Certificates/);
  expect(all('heading', 'You ask for a driving license')).toEqual([]);
});

test('publishes nothing without a contact for a change, and says so at the field', async () => {
  const employer = await employerAt(app, 'Contact Ltd');
  const id = await draft(employer, {
    accommodationContact: { name: '', email: '', phone: '' },
  });
  await app.open(edit(id), employer.person);
  await press('Publish');
  await expectSeen('Some things are missing before this can be published');
  const name = await one<HTMLInputElement>('textbox', /^Name/);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await type(/^Name/, 'Jordan Ellis');
  await type(/^Phone/, '518-555-0100');
  await press('Publish');
  await until(() => expect(app.heard).toContain('Published. Candidates can find it now.'));
  expect((await saved(employer, id)).status).toBe('published');
});

test('reads with a field what the posting says of it beside the field', async () => {
  const employer = await employerAt(app, 'Hints Ltd');
  const id = await draft(employer, {
    stateShort: 'NY',
    essentialDuties: [{ text: 'Answer the phone.', reasons: [] }],
  });
  await app.open(edit(id), employer.person);
  const rule = 'The law of NY asks for the pay in job postings.';
  for (const name of [/^Pay from/, /^Pay to/])
    expect(description(await one('textbox', name))).toBe(`In US dollars. ${rule}`);
  expect(description(await one('textbox', /^Duty 1/))).toContain('Could a colleague do this?');
  expect(description(await one('group', 'Whom to ask for a change'))).toBe(
    'A posting needs a name, and an email address or a phone number.',
  );
});

test('neither saves nor publishes pay that is no number, and keeps it for who wrote it', async () => {
  const employer = await employerAt(app, 'Pay Ltd');
  const id = await draft(employer, { salaryMin: null });
  await app.open(edit(id), employer.person);
  await type(/^Pay from/, '18 to 20');
  for (const button of ['Publish', 'Save draft']) {
    await press(button);
    const pay = await one<HTMLInputElement>('textbox', /^Pay from/);
    await expectProblem(pay, 'Write the pay as one number, such as 18.50');
    expect(pay.value).toBe('18 to 20');
    await one('heading', 'Change this before it can be saved');
  }
  expect(await saved(employer, id)).toMatchObject({ status: 'draft', _etag: '1' });
  await type(/^Pay from/, '18');
  await press('Publish');
  await until(() => expect(app.heard).toContain('Published. Candidates can find it now.'));
  expect((await saved(employer, id)).content.salaryMin).toBe(18);
});

test('asks once about words that keep people out, and does not stop who confirms', async () => {
  const employer = await employerAt(app, 'Ask Ltd');
  const id = await draft(employer, { summary: 'For able-bodied people.' });
  await app.open(edit(id), employer.person);
  await one('heading', /“able-bodied”/);
  await press('Publish');
  await expectSeen('This phrase keeps people out: “able-bodied”');
  await press('Publish with these words');
  await until(() => expect(app.heard).toContain('Published. Candidates can find it now.'));
});

test('shows candidates the published text until Update, and keeps the applicant’s revision', async () => {
  const employer = await employerAt(app, 'Update Ltd');
  const id = await draft(employer, { title: 'Ledger clerk' });
  await published(employer, id);
  const candidate = await app.person(2);
  const body = { userGuid: candidate.userGuid, jobFeedSourceGUID: id };
  await app.ok('applyForJob', { as: candidate, body });
  const title = async () => (await app.ok('getJob', { as: candidate, path: { id } })).title;
  await app.open(edit(id), employer.person);
  await type(/^Title/, 'Senior ledger clerk');
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect(await title()).toBe('Ledger clerk');
  await press('Update');
  await until(() => expect(app.heard).toContain('Updated. Candidates read the new text.'));
  expect(await title()).toBe('Senior ledger clerk');
  const [application] = await app.database.db
    .selectFrom('job_application')
    .where('source_guid', '=', id)
    .select('revision')
    .execute();
  expect(application?.revision).toBe(1);
});

test('lets two people in one posting choose between two texts, and publishes nothing meanwhile', async () => {
  const employer = await employerAt(app, 'Two Ltd');
  const id = await draft(employer, { title: 'Ledger clerk' });
  await app.open(edit(id), employer.person);
  await type(/^Title/, 'Ledger clerk, mornings');
  const { content, _etag } = await saved(employer, id);
  await app.ok('updatePosting', {
    as: employer.person,
    path: { id },
    body: { content: { ...content, title: 'Ledger clerk, evenings' }, _etag },
  });
  await press('Publish');
  await expectSeen('This was changed somewhere else');
  await press('Save what I typed');
  await until(() => expect(app.heard).toContain('Saved.'));
  const now = await saved(employer, id);
  expect([now.content.title, now.status]).toEqual(['Ledger clerk, mornings', 'draft']);
});

test('does not overwrite a new posting that a second tab saved first, and announces no save', async () => {
  const employer = await employerAt(app, 'Tabs Ltd');
  await app.open('/employer/jobs/new', employer.person);
  await type(/^Title/, 'Cook, mornings');
  const id = await keptId(employer, 'Cook, mornings');
  const body = { sourceGUID: id, content: contentOf({ title: 'Cook, evenings' }) };
  await app.ok('createPosting', { as: employer.person, body });
  await press('Save draft');
  await expectSeen('This was changed somewhere else');
  expect(app.heard).not.toContain('Saved.');
  await press('Save what I typed');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect((await saved(employer, id)).content.title).toBe('Cook, mornings');
});

/** Waits until the server keeps the text of a posting that was never saved. @returns its id */
async function keptId({ person }: Employer, text: string): Promise<string> {
  const path = { userGuid: person.userGuid };
  const drafts = await until(async () => {
    const kept = JSON.stringify(await app.ok('listDrafts', { as: person, path }));
    expect(kept).toContain(text);
    return kept;
  });
  return /"id":"([\da-f-]{36})"/.exec(drafts)?.[1] ?? '';
}

/** Waits until the server keeps an unsaved text. */
const kept = ({ person }: Employer, text: string) =>
  until(async () => {
    const drafts = await app.ok('listDrafts', { as: person, path: { userGuid: person.userGuid } });
    expect(JSON.stringify(drafts)).toContain(text);
  });

test('restores what was typed and not saved after the page was left', async () => {
  const employer = await employerAt(app, 'Reload Ltd');
  const id = await draft(employer, { title: 'Ledger clerk' });
  await app.open(edit(id), employer.person);
  await type(/^Title/, 'Ledger clerk, mornings');
  await kept(employer, 'Ledger clerk, mornings');
  await app.open(edit(id), employer.person);
  await expectSeen('We kept what you typed');
  expect((await one<HTMLInputElement>('textbox', /^Title/)).value).toBe('Ledger clerk, mornings');
  expect((await saved(employer, id)).content.title).toBe('Ledger clerk');
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect((await saved(employer, id)).content.title).toBe('Ledger clerk, mornings');
});

test('tells a writer at Save that they are no member any more, and keeps what they typed', async () => {
  const employer = await employerAt(app, 'Ended Ltd');
  const id = await draft(employer, { title: 'Ledger clerk' });
  await app.open(edit(id), employer.person);
  await type(/^Title/, 'Ledger clerk, mornings');
  await endMember(app, employer);
  await press('Save draft');
  await expectSeen('It was not confirmed that you work for Ended Ltd.');
  await kept(employer, 'Ledger clerk, mornings');
});

test('saves when a check does not answer', async () => {
  const employer = await employerAt(app, 'Silent Ltd');
  const id = await draft(employer);
  app.edge.cutAll(callOf('checkLanguage'));
  await app.open(edit(id), employer.person);
  await expectSeen('The language check does not answer. You can save and publish.');
  await type(/^Title/, 'Cook');
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
});

test('lets a waiting member write and check a posting, and says why they cannot publish it', async () => {
  const employer = await employerAt(app, 'Waiting Ltd', 'waiting');
  await app.open('/employer/jobs/new', employer.person);
  await type(/^Title/, 'Cook');
  await type(/^Summary/, 'For able-bodied people.');
  await one('heading', /“able-bodied”/);
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect(location.pathname).toMatch(/^\/employer\/jobs\/[\da-f-]{36}\/edit$/);
  await expectSeen('You can publish once somebody has confirmed that you work for Waiting Ltd.');
  const publish = await one('button', 'Publish');
  expect(publish.getAttribute('aria-disabled')).toBe('true');
});

test('shows in the preview what would be published, and goes back to the same text', async () => {
  const employer = await employerAt(app, 'Preview Ltd');
  const id = await draft(employer, { title: 'Ledger clerk' });
  await app.open(edit(id), employer.person);
  await type(/^Title/, 'Ledger clerk, mornings');
  await press('Preview');
  await expectFocus('heading', 'Preview: Ledger clerk, mornings');
  await one('heading', 'What you will do');
  await press('Back to editing');
  await expectFocus('heading', 'Edit: Ledger clerk, mornings');
});
