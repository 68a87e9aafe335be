import { expect, test } from 'vitest';
import { readRoutes } from '#scripts/bundle/routesOf.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const happened = 'What happened?';
const summary = 'There is a problem';
const hrefOf = async (name: string) => (await one('link', name)).getAttribute('href');
const kept = () => app.database.db.selectFrom('help_report').selectAll().execute();

test('opens help for who is not signed in, with the way to the sign-in', async () => {
  app.arrive('/help');
  await one('heading', 'Help');
  expect(location.pathname).toBe('/help');
  expect(await hrefOf('Sign in')).toBe('/auth/login');
  expect(all('navigation', 'Main menu')).toEqual([]);
  await expectSeen('Ask the place that told you about Our Ability');
});

test('opens help in a new tab of a candidate, with the menu', async () => {
  app.arrive('/help/accessibility', await app.person());
  await one('heading', 'Accessibility');
  expect(location.pathname).toBe('/help/accessibility');
  await one('navigation', 'Main menu');
  await expectGone('Go to your home page');
});

test('names the sources of job titles and places with their licenses, one link from help', async () => {
  app.arrive('/help');
  (await one('link', 'About us')).click();
  await expectFocus('heading', 'About us');
  await one('heading', 'Where job titles and places come from');
  await expectSeen(
    'Employment and Training Administration (USDOL/ETA), under the license CC BY 4.0',
  );
  await expectSeen('© European Union, reused under the license CC BY 4.0');
  await expectSeen('GeoNames, under the license CC BY 4.0');
});

test('moves to the topic that was chosen among the links at the top', async () => {
  app.arrive('/help');
  (await one('link', 'Invite a job coach')).click();
  await expectFocus('heading', 'Invite a job coach');
});

test('opens our own form from the menu in a new tab, and fills in the page without its id', async () => {
  const job = '/candidate/jobs/job-details/5f0c2f63-92b1-4c55-a8a5-9d1df7a4f001';
  const person = await app.open(`${job}?words=nurse`);
  const link = await one<HTMLAnchorElement>('link', /^Report a bug/);
  expect(link.target).toBe('_blank');
  expect(link.getAttribute('href')).toBe(`/help/report?from=${job}`);
  app.arrive(link.getAttribute('href') ?? '', person);
  expect(await field('On which page?')).toHaveProperty('value', '/candidate/jobs/job-details/…');
});

test('asks for what happened first, then for an address that can be one', async () => {
  app.arrive('/help/report');
  await fill('Your email, if you want an answer', 'robin');
  await press('Send report');
  await expectFocus('group', summary);
  const links = all('link', undefined, await one('group', summary));
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Tell us what happened.',
    'Enter an email address such as name@example.com, or leave it empty.',
  ]);
  await expectProblem(await field(happened), 'Tell us what happened.');
  expect(await kept()).toEqual([]);
});

test('keeps the report with what was typed and nothing of the account, and says so', async () => {
  await app.open('/help/report?from=/candidate/profile/skills');
  expect(await field('On which page?')).toHaveProperty('value', '/candidate/profile/skills');
  expect(await field('Your email, if you want an answer')).toHaveProperty('value', '');
  await fill(happened, 'Save says nothing.');
  await tick('In another way');
  await fill('In which other way?', 'a switch');
  await press('Send report');
  await expectFocus('heading', 'We keep your report');
  await expectSeen('We keep your report for 90 days');
  expect(await kept()).toMatchObject([
    {
      happened: 'Save says nothing.',
      expected: '',
      page: '/candidate/profile/skills',
      ways: 'other',
      other_way: 'a switch',
      email: null,
    },
  ]);
  await press('Send another report');
  await expectFocus('heading', 'Report a bug');
  expect(await field(happened)).toHaveProperty('value', '');
});

test('loses nothing typed when sending fails or the page is opened anew', async () => {
  app.arrive('/help/report');
  await fill(happened, 'The list is empty.');
  await app.without('help_report', async () => {
    await press('Send report');
    await expectSeen('Something went wrong on our side.');
  });
  expect(await field(happened)).toHaveProperty('value', 'The list is empty.');
  expect(JSON.parse(sessionStorage.getItem('helpReport') ?? '')).toMatchObject({
    happened: 'The list is empty.',
  });
  await press('Send report');
  await expectFocus('heading', 'We keep your report');
  expect(sessionStorage.getItem('helpReport')).toBeNull();
});

/** The address of a page, with an id that is none in place of each parameter. */
const addressOf = (path: string) =>
  path.replace('/:tab?', '').replaceAll(/:\w+/g, '5f0c2f63-92b1-4c55-a8a5-9d1df7a4f001');

/** Help and its neighbors, in the order in which they are read. */
const helpers = /^(Help|Account settings|Report a bug|Log out)\b/;
const orderSeen = () => {
  const main = document.querySelector('main');
  return [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((each) => each.closest('[aria-hidden="true"], [hidden], [inert]') === null)
    .filter((each) => main?.contains(each) !== true)
    .flatMap(({ textContent }) => helpers.exec(textContent)?.[1] ?? []);
};

const menuOrder = ['Help', 'Account settings', 'Report a bug', 'Log out'];

const routes = readRoutes('.').map(({ path }) => addressOf(path));
const inMenu = routes.filter((path) => /^\/(candidate|help)\b/.test(path));
const outside = routes.filter((path) => !path.startsWith('/candidate'));

/** Opens each page and expects help at one place of one order (WCAG 3.2.6). */
async function expectOneOrder(
  pages: readonly string[],
  openAt: (path: string) => void,
  order: readonly string[],
) {
  expect(pages.length).toBeGreaterThan(2);
  for (const path of pages) {
    openAt(path);
    await until(() => expect(orderSeen(), path).toEqual(order));
    expect(await hrefOf('Help'), path).toBe('/help');
  }
}

test('offers help at the same place on every page of a candidate', async () => {
  const person = await app.person();
  await expectOneOrder(inMenu, (path) => app.arrive(path, person), menuOrder);
});

test('offers help at the same place on every page of a job coach', async () => {
  const person = await app.person(4);
  const pages = routes.filter((path) => /^\/(job-coach|help)\b/.test(path));
  await expectOneOrder(pages, (path) => app.arrive(path, person), menuOrder);
});

test('offers help at the same place on every page of an employer', async () => {
  const person = await app.person(3);
  const pages = routes.filter((path) => /^\/(employer|help)\b/.test(path));
  await expectOneOrder(pages, (path) => app.arrive(path, person), menuOrder);
});

test('offers help at the same place on every page of an administrator', async () => {
  const person = await app.person(1);
  const pages = routes.filter((path) => /^\/(admin|help)\b/.test(path));
  await expectOneOrder(pages, (path) => app.arrive(path, person), menuOrder);
});

test('offers help at the same place on every page outside', async () => {
  const open = outside.filter((path) => !/^\/(job-coach|employer|admin)\b/.test(path));
  await expectOneOrder(open, (path) => app.arrive(path), ['Help']);
});
