import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_POSTING, type PostingContent } from '#domain/postingContent.ts';
import { fieldsOf } from '#domain/postingFields.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type Employer, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { acknowledge, expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

/** A company writes its own plain-language version of a posting. */

const app = mountedApp();

const draft = (employer: Employer, changes: Partial<PostingContent> = {}) =>
  writeJob(app, employer, 'Harbor Pilot', 'draft', changes);
const edit = (id: string) => `/employer/jobs/${id}/edit`;
const saved = (employer: Employer, id: string) =>
  app.ok('getPosting', { as: employer.person, path: { id } });

/** Types over what a field holds. */
async function type(name: RegExp, value: string): Promise<void> {
  fireEvent.change(await one<HTMLInputElement>('textbox', name), { target: { value } });
}

/** The plain-language field, with its hint as it is described to screen readers. */
async function plainField() {
  const field = await one<HTMLTextAreaElement>('textbox', 'Plain-language version');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  return { field, described };
}

test('lets a company write its own plain-language version, with its grade and language notes, and publishes it', async () => {
  const employer = await employerAt(app, 'Plain Ltd');
  const id = await draft(employer);
  await app.open(edit(id), employer.person);
  expect((await plainField()).described).not.toContain('Reads at');
  const text = 'You bring ships in.\n\nWhat you do\n- Steer for able-bodied people';
  await type(/^Plain-language version/, text);
  await expectSeen('Reads at about grade 1. Aim for grade 6 or lower.');
  await one('heading', /“able-bodied”/);
  await one('region', 'Language notes, 6. Access');
  const { described } = await plainField();
  expect(described).toContain('Reads at about grade 1.');
  expect(described).toContain('1 phrase to look at, in the notes on this field.');
  // It would be said at each key.
  expect(app.heard.filter((said) => said.includes('Reads at'))).toEqual([]);
  pressOn(all('button', /^Use “/)[0] ?? document.body);
  const left = text.replace(
    'able-bodied',
    'able to do the tasks below, with or without accommodation',
  );
  await until(async () => expect((await plainField()).field.value).toBe(left));
  await press('Preview');
  const preview = await one('region', 'Plain-language version');
  expect(preview.textContent).toContain('You bring ships in.');
  expect(all('heading', 'What you do', preview)).toHaveLength(1);
  await press('Back to editing');
  await press('Publish');
  await until(() => expect(app.heard).toContain('Published. Candidates can find it now.'));
  expect((await saved(employer, id)).content.plainText).toBe(left);
  const asRead = await app.ok('getPlainPosting', { as: employer.person, path: { id } });
  expect([asRead.by, asRead.blocks[0]?.lines]).toEqual(['employer', ['You bring ships in.']]);
});

const MAKE = 'Make a first version';
const hard = { summary: 'Prior to a shift you utilize a scanner.' };
const easy = 'Before a shift you use a scanner.';

test('begins the plain-language version with what rules make of the posting, and goes there', async () => {
  const employer = await employerAt(app, 'Begun Ltd');
  await app.open(edit(await draft(employer, hard)), employer.person);
  await press(MAKE);
  await until(async () => expect((await plainField()).field.value).toContain(easy));
  await expectFocus('textbox', 'Plain-language version');
  expect(all('button', MAKE)).toEqual([]);
  await until(() =>
    expect(app.heard).toContain('A first version is in the field. Read it before you publish.'),
  );
  await type(/^Plain-language version/, '');
  await one('button', MAKE);
});

test('keeps what is typed while a first version is made, and says when none could be', async () => {
  const employer = await employerAt(app, 'Typing Ltd');
  await app.open(edit(await draft(employer, hard)), employer.person);
  const heal = app.edge.cutAll(callOf('makePlainText'));
  await press(MAKE);
  await acknowledge('Error', 'We could not reach the server.');
  expect((await plainField()).field.value).toBe('');
  heal();
  const held = app.edge.hold(callOf('makePlainText'));
  await press(MAKE);
  const call = await held;
  await type(/^Plain-language version/, 'You scan boxes.');
  await call.answer();
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect((await plainField()).field.value).toBe('You scan boxes.');
});

test('shows its own plain-language version to a company as candidates read it, also after an update', async () => {
  const employer = await employerAt(app, 'Shown Ltd');
  const plainText = 'You bring ships in.';
  const id = await writeJob(app, employer, 'Harbor Pilot', 'published', { plainText });
  await app.open(`/employer/job-details/${id}`, employer.person);
  await press('Plain view');
  await expectSeen('Written by Shown Ltd.');
  await expectSeen(plainText);
  pressOn(await one('link', 'Edit Harbor Pilot'));
  await type(/^Plain-language version/, 'You bring ships out.');
  await press('Update');
  await until(() => expect(app.heard.some((said) => said.startsWith('Updated'))).toBe(true));
  history.back();
  await expectSeen('Written by Shown Ltd.');
  await expectSeen('You bring ships out.');
  await expectGone(plainText);
});

test('shows no plain-language version in the preview where none is written', async () => {
  const employer = await employerAt(app, 'No Plain Ltd');
  const id = await draft(employer, { plainText: ' \n' });
  await app.open(edit(id), employer.person);
  await press('Preview');
  await one('heading', 'What you will do');
  expect(all('heading', 'Plain-language version')).toEqual([]);
});

test('saves no plain-language version over its limit, and says so at the field', async () => {
  const employer = await employerAt(app, 'Long Plain Ltd');
  const id = await draft(employer);
  await app.open(edit(id), employer.person);
  await type(/^Plain-language version/, 'a'.repeat(10_001));
  await until(async () =>
    expect((await plainField()).field.getAttribute('aria-invalid')).toBe('true'),
  );
  await expectSeen('Shorten this text by 1');
  for (const button of ['Save draft', 'Publish']) {
    (await one('textbox', /^Title/)).focus();
    await press(button);
    await expectFocus('textbox', 'Plain-language version');
  }
  const { content, status } = await saved(employer, id);
  expect([content.plainText, status]).toEqual(['', 'draft']);
  await type(/^Plain-language version/, 'You bake.');
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
});

test('restores what was typed before the plain-language version was a field', async () => {
  const employer = await employerAt(app, 'Older Draft Ltd');
  const { person } = employer;
  const id = await draft(employer, { title: 'Ledger clerk' });
  const { content, _etag } = await saved(employer, id);
  const { plainText: _added, ...values } = fieldsOf({ ...EMPTY_POSTING, ...content });
  await app.ok('saveDraft', {
    as: person,
    path: { Kind: `posting:${id}` },
    body: {
      Version: 1,
      Data: {
        base: { entry: { id, etag: _etag }, values },
        values: { ...values, title: 'Ledger clerk, mornings' },
      },
    },
  });
  await app.open(edit(id), person);
  await expectSeen('We kept what you typed');
  expect((await one<HTMLInputElement>('textbox', /^Title/)).value).toBe('Ledger clerk, mornings');
  expect((await plainField()).field.value).toBe('');
  await type(/^Plain-language version/, 'You keep the books.');
  // Who saved something else meanwhile changed nothing of it, so nobody is asked.
  const body = { content: { ...content, hours: '20 hours a week' }, _etag };
  await app.ok('updatePosting', { as: person, path: { id }, body });
  await press('Save draft');
  await until(() => expect(app.heard).toContain('Saved.'));
  expect((await saved(employer, id)).content).toMatchObject({
    title: 'Ledger clerk, mornings',
    hours: '20 hours a week',
    plainText: 'You keep the books.',
  });
});
