import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import texts from '#src/i18n/en/session.json' with { type: 'json' };
import data from '#openapi/data.json' with { type: 'json' };
import jobs from '#openapi/jobs.json' with { type: 'json' };
import matching from '#openapi/matching.json' with { type: 'json' };
import places from '#openapi/places.json' with { type: 'json' };
import resume from '#openapi/resume.json' with { type: 'json' };
import user from '#openapi/user.json' with { type: 'json' };

const run = promisify(execFile);
const documents = { data, jobs, matching, places, resume, user };

interface Operation {
  readonly operationId?: string;
  readonly 'x-origin'?: string;
  readonly 'x-failure'?: string;
  readonly 'x-browser'?: unknown;
  readonly 'x-safe'?: unknown;
  readonly security?: readonly unknown[];
  readonly responses?: Readonly<Record<string, unknown>>;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const operations = Object.entries(documents).flatMap(([api, document]) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        name: `${api} ${method} ${path}`,
        isGet: method === 'get',
        operation: operation as Operation,
      })),
  ),
);

test('has the types and bundled documents that the contracts give today', async () => {
  const check = run('npm', ['run', '-s', 'generate', '-w', 'tools/codegen', '--', '--check']);
  await expect(check).resolves.toMatchObject({ stdout: expect.stringContaining('fresh') });
});

test('gives no two operations the same name', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('names the words for a late failure at its call, and each such text is of a call', () => {
  const named = operations.flatMap(({ operation }) => operation['x-failure'] ?? []);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(texts.late.calls).toSorted());
});

describe.each(operations)('$name', ({ operation, isGet }) => {
  test('says whether the product spec names it', () => {
    expect(operation['x-origin']).toMatch(/^(spec|assumed|extension)$/);
  });

  test('says only where it differs that others call it alone, or that it changes nothing', () => {
    expect([undefined, false]).toContain(operation['x-browser']);
    expect(isGet ? [undefined] : [undefined, true]).toContain(operation['x-safe']);
  });

  test('says whether a token is needed', () => {
    expect(operation.security).toBeDefined();
  });

  test('answers 200, and every error as a problem', () => {
    expect(Object.keys(operation.responses ?? {}).sort()).toEqual(['200', 'default']);
    expect(operation.responses?.['default']).toEqual({ $ref: '#/components/responses/Problem' });
  });
});
