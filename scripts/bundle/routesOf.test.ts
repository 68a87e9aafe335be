import { expect, test } from 'vitest';
import { routesOf } from '#scripts/bundle/routesOf.ts';

const table = `
  const Sidebar = lazy(() => import('#src/layouts/Sidebar.tsx'));
  const HomePage = lazy(() => import('#src/pages/HomePage.tsx'));
  const ThingPage = lazy(
    () => import('#src/pages/ThingPage.tsx'),
  );
  export const routes = (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Redirect to="/home" />} />
        <Route path="home" element={<HomePage />} />
        <Route path="things" element={<Guard area="things" />}>
          <Route element={<Sidebar />}>
            {open ? <Route path="of/:id" element={<ThingPage />} /> : null}
            <Route path="*" element={<Redirect to="/home" />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );`;

test('each page is told with its whole address and the layouts around it, redirects are not', () => {
  expect(routesOf(table)).toEqual([
    { path: '/home', modules: ['#src/pages/HomePage.tsx'] },
    {
      path: '/things/of/:id',
      modules: ['#src/layouts/Sidebar.tsx', '#src/pages/ThingPage.tsx'],
    },
  ]);
});

test('a table that is no program is refused', () => {
  expect(() => routesOf('const = <Route>')).toThrow('The route table cannot be read');
});
