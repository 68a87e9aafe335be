import { expect, test } from 'vitest';
import { criteria, isOpen } from '#domain/conformance/criteria.ts';
import { report } from '#domain/conformance/report.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const page = '/help/accessibility/conformance';
const rulesOf = async (level: string) =>
  all('rowheader', undefined, await one('table', level)).map(({ textContent }) => textContent);

test('opens the report from the accessibility statement, without a sign-in', async () => {
  app.arrive('/help/accessibility');
  (await one('link', 'Accessibility conformance report')).click();
  await expectFocus('heading', 'Accessibility conformance report');
  expect(location.pathname).toBe(page);
  const looked = new Date(`${report.date}T12:00`).toLocaleDateString('en-US', {
    dateStyle: 'long',
  });
  await expectSeen(`Last looked at on ${looked}.`);
  expect((await one('link', 'Back to Accessibility')).getAttribute('href')).toBe(
    '/help/accessibility',
  );
});

test('names each gap with its reason before the tables', async () => {
  app.arrive(page);
  const gaps = await one('region', 'What is not met yet');
  for (const { what, why } of criteria.flatMap((criterion) => criterion.gaps)) {
    expect(gaps.textContent).toContain(what);
    expect(gaps.textContent).toContain(why);
  }
  const headings = all('heading').map(({ textContent }) => textContent);
  expect(headings.indexOf('What is not met yet')).toBeLessThan(headings.indexOf('Summary'));
});

test('counts the rules of each level by answer, as the tables below have them', async () => {
  app.arrive(page);
  const summary = await one('table', 'Rules by level and answer');
  const row = all('row', undefined, summary).find((each) =>
    each.textContent.startsWith('Level AAA'),
  );
  const cells = all('cell', undefined, row).map(({ textContent }) => Number(textContent));
  expect(cells.at(-1)).toBe((await rulesOf('Level AAA')).length);
  expect(cells.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(31);
  await expectSeen('86 rules are shown.');
});

test('shows a level, or what is not met in full, when it is chosen', async () => {
  app.arrive(page);
  await one('table', 'Level A');
  await tick(/^Level AA 24/);
  await until(() => expect(all('table', 'Level A')).toEqual([]));
  expect(await rulesOf('Level AA')).toHaveLength(24);
  await tick(/^Level AA 24/);
  await tick(/^Not met in full/);
  const open = criteria.filter(isOpen).length;
  await expectSeen(`${open} rules are shown.`);
  await expectSeen('At this level each rule is met or does not apply.');
  const shown = [...(await rulesOf('Level AA')), ...(await rulesOf('Level AAA'))];
  expect(shown).toHaveLength(open);
});

test('names the tests of each rule when asked to', async () => {
  app.arrive(page);
  await one('table', 'Level A');
  await expectGone('finds a keyboard trap');
  await tick('Name the tests that show it');
  await expectSeen('finds a keyboard trap');
});

test('opens the tables of Section 508 and EN 301 549, and offers the report as a file', async () => {
  app.arrive(page);
  await press(/Section 508/);
  const hardware = await one('heading', 'Chapter 4: Hardware');
  expect(hardware.parentElement?.textContent).toContain('The product has no hardware.');
  await press(/EN 301 549/);
  const web = await one('table', 'Chapter 9: Web');
  expect(all('rowheader', '9.4.1.1', web)).toHaveLength(1);
  const file = await one<HTMLAnchorElement>('link', 'Download this report as OpenACR');
  expect(file.download).toBe('our-ability-openacr.yaml');
  expect(file.getAttribute('href')).toMatch(/openacr.*\.yaml/);
});
