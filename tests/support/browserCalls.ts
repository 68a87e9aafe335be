import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#tests/support/contract.ts';

/** The backend of each client of src/api. */
const backends: Readonly<Record<string, string>> = {
  userApi: 'user',
  openUserApi: 'user',
  longUserApi: 'user',
  userQuery: 'user',
  jobsApi: 'jobs',
  matchingApi: 'matching',
  openMatchingApi: 'matching',
  resumeApi: 'resume',
};

const asked =
  /\b(\w+)\s*\.(?:(POST|PUT|DELETE)\(|useMutation\(\s*'(post|put|delete)',)\s*'([^']+)'/g;

/**
 * The operations by which the browser app changes something, sorted: read from its source. A call
 * of no contract stands there as it is written.
 */
export function browserChanges(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(asked)].map(
      ([, client = '', byClient, byQuery, path]) => {
        const method = (byClient ?? byQuery ?? '').toUpperCase();
        const wanted = `/api/${backends[client]}${path}`;
        const known = operations.find((one) => one.method === method && one.path === wanted);
        return known?.operationId ?? `${client} ${method} ${path}`;
      },
    ),
  );
  return [...new Set(found)].toSorted();
}
