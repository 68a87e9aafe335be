import { describe, expect, test } from 'vitest';
import { direction } from './direction.ts';
import { problemsIn, code, projectFiles } from './sources.ts';

test('follows the allowed directions in every import', () => {
  expect(problemsIn(direction, code)).toEqual([]);
});

test('allows no barrel files', () => {
  const barrels = (paths: readonly string[]) =>
    paths.filter((path) => /(^|\/)index\.tsx?$/.test(path));
  expect(barrels(['src/ui/index.ts'])).toHaveLength(1);
  expect(barrels(projectFiles)).toEqual([]);
});

describe('the direction rule', () => {
  const bad: [path: string, text: string][] = [
    ['domain/a.ts', "import { b } from '#machines/b.ts';"],
    ['domain/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['machines/a.ts', "import { useState } from 'react';"],
    ['machines/a.ts', "export { b } from '#src/b.ts';"],
    ['src/pages/public/A.tsx', "import type { B } from '#server/b.ts';"],
    ['server/http/a.ts', "const b = await import('#src/b.ts');"],
    ['src/ui/A.tsx', "import { B } from '#src/components/B.tsx';"],
    ['src/ui/A.tsx', "import { paths } from '#src/paths.ts';"],
    ['src/ui/A.tsx', "import { useTranslation } from 'react-i18next';"],
    ['src/session/a.ts', "import { userApi } from '#src/api/client/clients.ts';"],
    ['src/api/a.ts', "import { b } from '#src/components/b.ts';"],
    ['src/components/A.tsx', "import { B } from '#src/pages/public/B.tsx';"],
    ['src/pages/coach/A.tsx', "import { B } from '#src/pages/candidate/B.tsx';"],
    ['src/layouts/A.tsx', "import { B } from '#src/routes/AppRoutes.tsx';"],
    ['server/database/a.ts', "import { b } from '#server/jobs/queries.ts';"],
    ['server/jobs/queries.ts', "import { b } from './operations.ts';"],
    ['server/jobs/operations.ts', "import { buildApp } from '#server/app.ts';"],
    ['server/jobs/queries.ts', "import { b } from './ranking.ts';"],
    ['server/matching/index/score.ts', "import { b } from '../queries.ts';"],
    ['server/resumes/layout/lines.ts', "import type { Db } from '#server/database/connect.ts';"],
    ['server/jobs/operations.ts', "import { sql } from 'kysely';"],
    ['src/pages/public/A.tsx', "import { states } from './A.states.ts';"],
    ['src/pages/public/A.states.ts', "import { states } from './B.states.ts';"],
    ['src/pages/public/A.tsx', "import { b } from '../../api/b.ts';"],
    ['src/main.tsx', "import { b } from '../domain/b.ts';"],
  ];
  test.each(bad)('rejects in %s: %s', (path, text) => {
    expect(direction({ path, text })).toHaveLength(1);
  });

  const good: [path: string, text: string][] = [
    ['domain/a.ts', "import type { components } from '#openapi/user.ts';"],
    ['machines/a.ts', "import { b } from '#domain/b.ts'; import { setup } from 'xstate';"],
    ['src/pages/public/A.tsx', "import { B } from '#src/ui/B.tsx'; import { C } from './C.tsx';"],
    ['src/pages/public/A.states.ts', "import { hold } from '#a11y/states.ts';"],
    ['src/routes/AppRoutes.tsx', "const A = lazy(() => import('#src/pages/public/A.tsx'));"],
    ['src/api/a.ts', "import { session } from '#src/session/session.ts';"],
    ['server/jobs/operations.ts', "import { b } from './queries.ts';"],
    ['server/identity/tokens.ts', "import { b } from './queries.ts';"],
    ['server/jobs/queries.ts', "import type { Db } from '#server/database/connect.ts';"],
    ['server/jobs/operations.test.ts', "import { buildApp } from '#server/app.ts';"],
  ];
  test.each(good)('accepts in %s: %s', (path, text) => {
    expect(direction({ path, text })).toEqual([]);
  });
});
