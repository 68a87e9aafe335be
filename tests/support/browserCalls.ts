import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#tests/support/contract.ts';

/** The backend of a client of src/api by its name, such as "openUserApi" or "jobsQuery". */
const backendOf = (client: string) =>
  client
    .replace(/^(open|long)/, '')
    .replace(/(Api|Query)$/, '')
    .toLowerCase();

const changes =
  /\b(\w+)\s*\.(?:(POST|PUT|DELETE)\(|useMutation\(\s*'(post|put|delete)',)\s*'([^']+)'/g;
const queries = /\b(\w+Query)\.(?:queryOptions|useQuery)\(\s*'()(get|post)',\s*'([^']+)'/g;

/** The operations by which the browser app changes something, sorted. */
export const browserChanges = (): string[] => callsIn('src', changes);

/** The operations that the browser app's queries ask, sorted. */
export const browserQueries = (): string[] => callsIn('src/api/queries', queries);

const inMountedTests = (named: RegExp): string[] =>
  readdirSync('tests/mounted').flatMap((file) =>
    [...readFileSync(join('tests/mounted', file), 'utf8').matchAll(named)].map(([, id = '']) => id),
  );

/** The operations with whose calls a mounted test interferes, by its `callOf`. */
export const interferedCalls = () => inMountedTests(/\bcallOf\('(\w+)'\)/g);

/** The operations that fail in a mounted test. */
export const failedCalls = () => inMountedTests(/\b(?:cutAll|answerAll)\(callOf\('(\w+)'\)/g);

/** Read from the source. A call of no contract stands there as it is written. */
function callsIn(folder: string, asked: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|states)\./.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(asked)].map(
      ([, client = '', byClient, byQuery, path]) => {
        const method = (byClient || byQuery || '').toUpperCase();
        const wanted = `/api/${backendOf(client)}${path}`;
        const known = operations.find((one) => one.method === method && one.path === wanted);
        return known?.operationId ?? `${client} ${method} ${path}`;
      },
    ),
  );
  return [...new Set(found)].toSorted();
}
