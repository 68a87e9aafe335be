import { describe, expect, test } from 'vitest';
import { mayNameTables, noDisclosureTable, onlyBrowserFits } from './disclosure.ts';
import { code, isTest, problemsIn, readSource, sources } from './sources.ts';

test('joins needs and postings in the browser alone', () => {
  const own = 'domain/accommodationFit.test.ts';
  const problems = problemsIn(onlyBrowserFits, code).filter((one) => !one.startsWith(`${own}:`));
  expect(problems).toEqual([]);
});

test('names the tables of disclosure in their module, and elsewhere only with a listed reason', () => {
  // Migrations and their tables make the schema.
  const elsewhere = /^server\/(?!disclosure\/|database\/migrations\/|database\/tables\/).*\.ts$/;
  const naming = sources(elsewhere)
    .filter(({ path }) => !isTest(path))
    .filter((source) => noDisclosureTable(source).length > 0)
    .map(({ path }) => path);
  expect(naming.toSorted()).toEqual(Object.keys(mayNameTables).toSorted());
});

test('names no table of disclosure in an operation of employers', () => {
  const employers = Object.keys(mayNameTables).filter((path) => /employer|jobs|match/.test(path));
  expect(employers).toEqual([]);
});

describe('the rules', () => {
  test.each(['server/jobs/operations.ts', 'domain/jobReasons.ts', 'machines/list/list.ts'])(
    'reject the fit in %s',
    (path) => {
      const text = "import { accommodationFit } from '#domain/accommodationFit.ts';";
      expect(onlyBrowserFits({ path, text })).toHaveLength(1);
    },
  );

  test('accept the fit in the browser', () => {
    expect(onlyBrowserFits(readSource('src/pages/candidate/jobs/FitPanel.tsx'))).toEqual([]);
  });

  test.each([
    "db.selectFrom('disclosure.user_accommodation')",
    "db.selectFrom('disclosure.visibility as v')",
    'sql`select 1 from disclosure.fact_share where ${x}`',
    'sql`select ${x} from disclosure.blocked_company`',
  ])('reject %s', (text) => {
    expect(noDisclosureTable({ path: 'server/jobs/queries.ts', text })).toHaveLength(1);
  });

  test.each([
    "import { isSeenBy } from '#server/disclosure/relationQueries.ts';",
    '// disclosure.visibility says who may be found',
    "const text = 'the rules on disclosure. And more';",
  ])('accept %s', (text) => {
    expect(noDisclosureTable({ path: 'server/jobs/queries.ts', text })).toEqual([]);
  });
});
