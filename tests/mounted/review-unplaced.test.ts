import { expect, test } from 'vitest';
import { textPdf } from '#tests/support/pdf.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';
import { chooseFile, uploadResume } from '#tests/support/mounted/upload.ts';

const app = mountedApp();

const resumeOf = (name: string) =>
  textPdf([
    name,
    'Syracuse, NY 13202 | 315-555-0142 | robin@example.com',
    'Experience',
    'Baker, Sunrise Bakery',
    'May 2019 - Present',
    '- Bake bread every night of the week',
    'Skills',
    'Sourdough, Cake decorating',
    'Activities',
    'Treasurer of a hiking club in the hills',
    'Reads stories to children on Sundays',
  ]);
const first = 'Treasurer of a hiking club in the hills';
const second = 'Reads stories to children on Sundays';

async function reviewIt(name = 'Robin Sample') {
  const person = await app.open('/candidate/resume-upload');
  const review = await uploadResume(resumeOf(name), 'application/octet-stream');
  return { person, review, lines: await one('group', 'We could not place these lines', review) };
}

async function addTo(line: string, action: string) {
  await press(`Add to… ${line}`);
  pressOn(await one('menuitem', action));
}

test('takes a PDF that the system does not know, and refuses what is none before the upload', async () => {
  await app.open('/candidate/resume-upload');
  await chooseFile(new TextEncoder().encode('PK, a document'), 'application/octet-stream');
  await expectSeen('This is not a PDF.');
  expect(app.edge.asked().some((call) => call.includes('store-resume'))).toBe(false);
  await chooseFile(resumeOf('Robin Sample'), 'application/x-pdf');
  await expectGone('This is not a PDF.');
});

test('shows the lines without a field, and adds each where the person says', async () => {
  const { review, lines } = await reviewIt();
  expect(lines.textContent).toContain(`Under “Activities”${first}`);
  const link = await one('link', '2 lines that we could not place', review);
  pressOn(link);
  expect(document.activeElement).toBe(lines);

  await addTo(first, 'Work: Baker');
  await until(() => expect(app.heard).toContain('Added to Work: Baker. 1 line left.'));
  await expectFocus('button', `Add to… ${second}`);
  expect((await field('Responsibilities', review)).value).toBe(
    `Bake bread every night of the week\n${first}`,
  );

  await addTo(second, 'Leave out');
  await until(() => expect(app.heard).toContain('Left out. No lines left.'));
  await expectGone('We could not place these lines');
  await expectFocus('button', 'Submit');
  expect(app.heard.filter((said) => said.includes('left.'))).toHaveLength(2);
});

test('puts the last line back in the list when it was added, and when it was left out', async () => {
  const { review } = await reviewIt();
  await addTo(first, 'Work: Baker');
  await expectSeen(`Added to Work: Baker: “${first}”`);
  await press(`Put it back: ${first}`);
  await expectFocus('button', `Add to… ${first}`);
  expect((await field('Responsibilities', review)).value).toBe(
    'Bake bread every night of the week',
  );
  await expectGone(`Added to Work: Baker: “${first}”`);

  await addTo(first, 'Leave out');
  await addTo(second, 'Leave out');
  await expectFocus('button', 'Submit');
  await press(`Put it back: ${second}`);
  await expectFocus('button', `Add to… ${second}`);
  await until(() =>
    expect(app.heard.filter((said) => said.startsWith('Back in the list'))).toEqual([
      'Back in the list. 2 lines left.',
      'Back in the list. 1 line left.',
    ]),
  );
});

test('offers no way back for an added line when the review was edited since', async () => {
  const { review } = await reviewIt();
  await addTo(first, 'Work: Baker');
  await expectSeen(`Added to Work: Baker: “${first}”`);
  await fill('Responsibilities', 'Bakes bread', review);
  await expectGone(`Added to Work: Baker: “${first}”`);
  expect(all('button', `Put it back: ${first}`)).toHaveLength(0);
});

test('keeps the lines with the review when the page is opened again', async () => {
  const { person } = await reviewIt();
  await addTo(first, 'Skills');
  const stored = () =>
    app.ok('listDrafts', { as: person }).then((drafts) => JSON.stringify(drafts));
  await until(async () =>
    expect(await stored()).toContain(`"skills":["Sourdough","Cake decorating","${first}"]`),
  );
  await app.open('/candidate/resume-upload', person);
  const lines = await one('group', 'We could not place these lines');
  expect(lines.textContent).toContain(second);
  expect(lines.textContent).not.toContain(first);
  await expectSeen(first);
});

test('says that a resume has another name than the account, until the name is changed', async () => {
  const { review } = await reviewIt('Rosa Quill');
  const told = 'The name in this resume is Rosa Quill. Your account is of Robin Sample.';
  await expectSeen(told);
  await press('Change Your name', review);
  await fill('First name', 'ROBIN', review);
  await fill('Last name', 'Sample', review);
  await expectGone(told);
});
