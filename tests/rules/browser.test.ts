import { describe, expect, test } from 'vitest';
import {
  noHeldPaste,
  noHardText,
  noRawHtml,
  noStrayFetch,
  noStrayLiveRegion,
  noStraySessionStorage,
} from './browser.ts';
import { problemsIn, type Rule } from './sources.ts';

const rules: [name: string, rule: Rule, files: RegExp, bad: string[], good: string][] = [
  [
    'the network is reached through src/api alone',
    noStrayFetch,
    /^src\/(?!api\/|.*\.(test|states)\.).*\.tsx?$/,
    ['await fetch("/a")', 'window.fetch(url)', 'navigator.sendBeacon("/a")'],
    'query.refetch(); prefetch();',
  ],
  [
    'session storage has one owner',
    noStraySessionStorage,
    /^(src|machines|domain)\/(?!tab\/storage\.ts$|.*\.(test|states)\.).*\.tsx?$/,
    ['sessionStorage.getItem("a")', 'const store = window.sessionStorage;'],
    'localStorage.getItem("a")',
  ],
  [
    'no markup is made from text',
    noRawHtml,
    /^src\/.*\.tsx?$/,
    ['<p dangerouslySetInnerHTML={x} />', 'element.innerHTML = text;'],
    'element.textContent = text;',
  ],
  [
    'live regions are the announcer alone',
    noStrayLiveRegion,
    /^src\/(?!ui\/announcer\/Announcer\.tsx$|.*\.(test|states)\.).*\.tsx$/,
    [
      '<p role="status">a</p>',
      '<p aria-live={how}>a</p>',
      '<output>a</output>',
      '<div role="alert" />',
    ],
    '<p role="group" aria-live="off">a</p>',
  ],
  [
    'nothing keeps people from pasting or copying',
    noHeldPaste,
    /^src\/(?!ui\/dateField\/useDateText\.ts$|.*\.(test|states)\.).*\.tsx?$/,
    [
      '<input onPaste={stop} />',
      '<p onCopy={(event) => event.preventDefault()}>a</p>',
      'field.addEventListener("paste", stop);',
    ],
    'field.addEventListener("keydown", go); <p>onward</p>',
  ],
  [
    'every word on screen comes from src/i18n',
    noHardText,
    /^src\/(?!ui\/gallery\/|.*\.(test|states)\.).*\.tsx$/,
    ['<p>Hello</p>', '<input placeholder="Your name" />', '<Button aria-label="Close" />'],
    '<p className="wide">{t("hello")} · 3</p>',
  ],
];

describe.each(rules)('%s', (_name, rule, files, bad, good) => {
  test('holds in every file', () => {
    expect(problemsIn(rule, files)).toEqual([]);
  });
  test.each(bad)('rejects %s', (text) => {
    expect(rule({ path: 'src/sample.tsx', text })).toHaveLength(1);
  });
  test('accepts other text', () => {
    expect(rule({ path: 'src/sample.tsx', text: good })).toEqual([]);
  });
});
