import { describe, expect, test } from 'vitest';
import { problemsIn, type Rule } from './sources.ts';
import { noLeftovers, noOwnPaths, onlyExampleMail, onlyExampleNumbers } from './words.ts';

const written =
  /^(?!tests\/rules\/words|package-lock\.json|LICENSE).*\.(tsx?|css|json|ya?ml|md|sh|html)$|^\.ci\/run$/;

const rules: [name: string, rule: Rule, bad: string[], good: string][] = [
  ['nothing is left for later', noLeftovers, ['// TODO later', 'Lorem: lorem ipsum'], 'todo list'],
  [
    'no path of one computer',
    noOwnPaths,
    ["'/home/me/app'", 'cd /Users/me', "'/root/x'"],
    "'/candidate/home/start' ./home/x a/home/b '/work-history'",
  ],
  [
    'mail addresses reach nobody',
    onlyExampleMail,
    ['ann@gmail.com', 'write to ann.lee+jobs@company.co'],
    'ann@example.com, bo@mail.example.org, no-reply@our-ability.example and @scope/name@1.2.3',
  ],
  [
    'telephone numbers reach nobody',
    onlyExampleNumbers,
    ['315-867-5309', '(212) 555-1234', '+1 404.123.4567'],
    '315-555-0142, (212) 555-0199, 2026-11-21, 11-1021.00 and 43-9061',
  ],
];

describe.each(rules)('%s', (_name, rule, bad, good) => {
  test('holds in every file', () => {
    expect(problemsIn(rule, written)).toEqual([]);
  });
  test.each(bad)('rejects %s', (text) => {
    expect(rule({ path: 'sample', text })).toHaveLength(1);
  });
  test('accepts other text', () => {
    expect(rule({ path: 'sample', text: good })).toEqual([]);
  });
});
