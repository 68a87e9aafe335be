import { expect, test } from '#tests/support/app.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';
import { inAllModes } from './checks/modes.ts';
import { expectPageAccessible } from './checks/page.ts';
import { pageRoutes } from './routeTable.ts';

/** The areas an administrator may look into, and whose they are. */
const areas = [
  ['/candidate', 2],
  ['/employer', 3],
  ['/job-coach', 4],
] as const;

/** Needs something that was begun before: the resume that was read, or one posting or person. */
const isOpenAtOnce = (route: string) => !/:(?!tab\?)|parse-resume|questions/.test(route);

const routesOf = (area: string) =>
  pageRoutes().filter((route) => route.startsWith(area) && isOpenAtOnce(route));

for (const [area, role] of areas)
  for (const route of routesOf(area))
    test(`${route} passes with the banner of a view, narrow and large`, async ({ page, app }) => {
      const admin = await makePerson(app, { role: 1 });
      const { userGuid } = await makePerson(app, { role, firstName: 'Dana', lastName: 'Whitlock' });
      const reason = 'The person wrote that a page looks wrong.';
      await callAs(app, admin, 'POST User/acting', { userGuid, reason });
      await openAs(page, admin, route.replace('/:tab?', ''));
      const banner = page.getByRole('region', { name: 'Viewing as someone else' });
      await expect(banner).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      const check = () => expectPageAccessible(page, { route, state: 'viewed' });
      await inAllModes(page, check, ['320 px', '200 % text']);
    });
