import { expect, test } from 'vitest';
import { routesOf } from '#scripts/bundle/routesOf.ts';

const tables: Readonly<Record<string, string>> = {
  '#src/routes/App.tsx': `
  const HomePage = lazy(() => import('#src/pages/HomePage.tsx'));
  const Things = lazy(() => import('#src/routes/Things.tsx'));
  export const routes = (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Redirect to="/home" />} />
        <Route path="home" element={<HomePage />} />
        <Route element={<Guard area="things" />}>
          <Route path="things/*" element={<Things />} />
        </Route>
      </Route>
    </Routes>
  );`,
  '#src/routes/Things.tsx': `
  const Sidebar = lazy(() => import('#src/layouts/Sidebar.tsx'));
  const ThingsPage = lazy(() => import('#src/pages/ThingsPage.tsx'));
  const ThingPage = lazy(
    () => import('#src/pages/ThingPage.tsx'),
  );
  export const routes = (
    <Routes>
      <Route element={<Sidebar />}>
        <Route index element={<ThingsPage />} />
        {open ? <Route path="of/:id" element={<ThingPage />} /> : null}
        <Route path="*" element={<Redirect to="/home" />} />
      </Route>
    </Routes>
  );`,
};
const read = (module: string) => tables[module] ?? 'const = <Route>';

test('gives each page its whole address and the modules around it, and leaves out redirects', () => {
  expect(routesOf('#src/routes/App.tsx', read)).toEqual([
    { path: '/home', modules: ['#src/pages/HomePage.tsx'] },
    {
      path: '/things',
      modules: ['#src/routes/Things.tsx', '#src/layouts/Sidebar.tsx', '#src/pages/ThingsPage.tsx'],
    },
    {
      path: '/things/of/:id',
      modules: ['#src/routes/Things.tsx', '#src/layouts/Sidebar.tsx', '#src/pages/ThingPage.tsx'],
    },
  ]);
});

test('rejects a table that is no program', () => {
  expect(() => routesOf('#src/routes/Nowhere.tsx', read)).toThrow('cannot be read');
});
