import { expect, test } from 'vitest';
import data from '#openapi/data.json' with { type: 'json' };
import jobs from '#openapi/jobs.json' with { type: 'json' };
import matching from '#openapi/matching.json' with { type: 'json' };
import places from '#openapi/places.json' with { type: 'json' };
import resume from '#openapi/resume.json' with { type: 'json' };
import user from '#openapi/user.json' with { type: 'json' };
import { comparable, hasName, nounOf, readTerms } from './glossary.ts';
import { projectFiles, readSource, sources } from './sources.ts';

const page = readSource('docs/glossary.md').text;
const terms = readTerms(page);

const tables = [
  ...readSource('server/database/tables.ts').text.matchAll(/^ {2}'?([\w.]+)'?: \w+Table;$/gm),
].map(([, name = '']) => name.replace('disclosure.', ''));

const machines = sources(/^machines\/\w+\.ts$/).flatMap(({ text }) =>
  [...text.matchAll(/^export const (\w+)Machine\b/gm)].map(([, name = '']) => name),
);

const operations = [user, jobs, data, matching, resume, places].flatMap((document) =>
  [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id = '']) => id),
);

test('names every table, machine and thing an operation works on', () => {
  expect([tables.length > 20, machines.length > 5, operations.length > 60]).toEqual([
    true,
    true,
    true,
  ]);
  const wanted = new Set([...tables, ...machines, ...operations.map(nounOf)]);
  expect([...wanted].filter((name) => !hasName(terms, name))).toEqual([]);
});

test('names nothing that the code does not have', () => {
  const words = new Set(projectFiles.map((path) => path.split('/').at(-1)?.split('.')[0]));
  for (const { text } of sources(/\.(tsx?|yaml)$/))
    for (const word of text.match(/\w+/g) ?? []) words.add(word);
  const names = terms.flatMap((term) => term.names);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test('has each term once, in the order of the alphabet', () => {
  const own = terms.map(({ term }) => comparable(term));
  expect(own).toEqual([...new Set(own)]);
  const parts = page.split(/^## /m).map((part) => readTerms(part).map(({ term }) => term));
  for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('reads a row, and the noun of an operation', () => {
  expect(readTerms('| term | meaning |\n|---|---|\n| saved job | kept | `SavedJob` |')).toEqual([
    { term: 'saved job', meaning: 'kept', names: ['SavedJob'] },
  ]);
  expect(['updateUserDegreeById', 'listCompanies', 'signIn'].map(nounOf)).toEqual([
    'userdegree',
    'company',
    'signin',
  ]);
  expect(hasName(readTerms('| saved job | kept | `job` |'), 'saved_jobs')).toBe(true);
  expect(hasName(readTerms('| saved job | kept | `job` |'), 'jobView')).toBe(false);
});
