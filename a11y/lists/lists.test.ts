import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operationNamed } from '#tests/support/contract.ts';
import { allStates } from '../allStates.ts';
import { MANY, varied } from './answers.ts';
import { lists } from './lists.ts';

const listed = () =>
  globSync('src/**/*.tsx')
    .filter((file) => !file.includes('.test.') && /<Listing\b/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/').slice('src/'.length, -'.tsx'.length));

describe('the states of the lists', () => {
  test('are looked at for every list', () => {
    expect(listed().filter((file) => !(file in lists))).toEqual([]);
  });

  test('are varied over looks that exist', () => {
    const names = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
    const overs = Object.values(lists).flatMap((looks) => looks.map(({ over }) => over));
    expect(overs.filter((over) => !names.has(over))).toEqual([]);
  });
});

describe('the answer of a list', () => {
  const operation = operationNamed('getCompanyJobs');
  const job = {
    sourceGUID: '11111111-2222-4333-8444-555555555555',
    title: 'Baker',
    status: 'open',
  };
  const answer = { jobs: [job, job], totalNumberOfJobs: 2 };

  test('has no entry, one, or a whole load of different ones', () => {
    expect(varied(operation, answer, 'jobs', 'empty')).toEqual({
      body: { jobs: [], totalNumberOfJobs: 0 },
      total: 0,
    });
    expect(varied(operation, answer, 'jobs', 'one').total).toBe(1);
    const { body, total } = varied(operation, answer, 'jobs', 'many');
    const { jobs } = body as typeof answer;
    expect(total).toBe(MANY);
    expect(new Set(jobs.map(({ sourceGUID }) => sourceGUID)).size).toBe(MANY);
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(MANY);
  });

  test('has long words of its own in each text that people write, and no other status', () => {
    const { body } = varied(operation, answer, 'jobs', 'longest words');
    const { jobs } = body as typeof answer;
    expect(jobs.map(({ title }) => title.slice(0, 8))).toEqual(['1 Donaud', '2 Donaud']);
    expect(jobs.map(({ status }) => status)).toEqual(['open', 'open']);
  });

  test('cannot be varied when it has no entry', () => {
    expect(() => varied(operation, { ...answer, jobs: [] }, 'jobs', 'one')).toThrow('no entry');
  });
});
