import { expect, test } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchSavedFiles } from '#tests/support/mounted/savedFiles.ts';
import { addCredential, addSkill, addWork } from '#tests/support/mounted/sections.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const saved = watchSavedFiles();
const PAGE = '/candidate/resume';

async function robinWithSkills() {
  const robin = await app.person();
  await addWork(app, robin);
  await addSkill(app, robin, 'Braille');
  await addCredential(app, robin);
  return robin;
}

test('shows what the file will say, and leaves out what is not ticked', async () => {
  await app.open(PAGE, await robinWithSkills());
  const preview = await one('article', 'Preview');
  expect(preview.textContent).toContain('Braille');
  await tick('Skills');
  await until(() => expect(preview.textContent).not.toContain('Braille'));
});

/** The headings of the preview's sections, in their order. */
const shown = async () => {
  const preview = await one('article', 'Preview');
  return [...preview.querySelectorAll('h4')].map(({ textContent }) => textContent);
};

test('moves a section, says its place, keeps the focus, and knows the order when loaded again', async () => {
  const robin = await robinWithSkills();
  await app.open(PAGE, robin);
  await press('Move up Skills');
  await until(() => expect(app.heard.at(-1)).toBe('“Skills” is now 2 of 3.'));
  await press('Move up Skills');
  await expectFocus('button', 'Move up Skills');
  expect(await shown()).toEqual(['Skills', 'Work history', 'Certifications']);
  await press('Save as web page');
  await until(() => expect(saved).toHaveLength(1));
  const file = (await saved[0]?.file.text()) ?? '';
  expect(file.indexOf('<h2>Skills')).toBeLessThan(file.indexOf('<h2>Work history'));
  await app.reload();
  await expectSeen('We kept what you typed');
  expect(await shown()).toEqual(['Skills', 'Work history', 'Certifications']);
  await press('Discard');
  await until(async () =>
    expect(await shown()).toEqual(['Work history', 'Certifications', 'Skills']),
  );
});

test('asks before a summary and other choices of an earlier visit are discarded', async () => {
  await app.open(PAGE, await robinWithSkills());
  await tick('Skills');
  await fill('Summary for this job', 'I count stock by hand and by ear.');
  await app.reload();
  await press('Discard');
  await press('Keep all');
  expect((await field('Summary for this job')).value).toContain('I count stock');
  await press('Discard');
  await press('Discard all');
  await until(async () =>
    expect(await shown()).toEqual(['Work history', 'Certifications', 'Skills']),
  );
});

test('writes a summary for one job into the resume, and none into the profile', async () => {
  const robin = await robinWithSkills();
  await app.open(PAGE, robin);
  await fill('Summary for this job', 'I count stock by hand and by ear.');
  expect(await shown()).toEqual(['Summary', 'Work history', 'Certifications', 'Skills']);
  await press('Save as web page');
  await until(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.file.text()).toContain('I count stock by hand and by ear.');
  const { Summary } = await app.ok('getUser', { path: { id: robin.userGuid }, as: robin });
  expect(Summary).toBeNull();
});

test.each([
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['web page', 'html'],
  ['JSON Resume', 'json'],
])('saves the resume as %s, announces its name, and keeps the focus', async (format, ending) => {
  await app.open(PAGE, await robinWithSkills());
  await press(`Save as ${format}`);
  await until(() =>
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(`\\.${ending}$`)]),
  );
  await until(() => expect(app.heard.at(-1)).toMatch(/^Your resume is ready: Resume-/));
  await expectFocus('button', `Save as ${format}`);
});

test('says that the file could not be made, and makes it when tried again', async () => {
  await app.open(PAGE, await robinWithSkills());
  const mend = app.edge.cutAll(callOf('makeResume'));
  await press('Save as PDF');
  await expectSeen('The file could not be made. Your profile is unchanged.');
  expect(saved).toEqual([]);
  mend();
  await press('Try again');
  await until(() => expect(saved).toHaveLength(1));
  await expectFocus('button', 'Save as PDF');
  await expectGone('The file could not be made.');
});

test('leads to the profile while there is nothing to write', async () => {
  await app.open(PAGE, await app.person());
  await expectSeen('Your profile has nothing for a resume yet');
  await one('link', 'Fill in your profile');
});
