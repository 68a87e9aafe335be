import { describe, expect, test } from 'vitest';
import { problemsIn, type Rule } from './sources.ts';
import {
  logicalOnly,
  noColourInCode,
  noFixedLanguage,
  noFixedText,
  noLostOutline,
  noMeasureAsColour,
  noRawColour,
} from './styles.ts';

const rules: [name: string, rule: Rule, files: RegExp, bad: string[], good: string][] = [
  [
    'colours stand in tokens.css and contrast.css alone',
    noRawColour,
    /^src\/(?!.*\/(tokens|contrast)\.css$|ui\/gallery\/).*\.css$/,
    [
      'a { color: #fff; }',
      'a { border: 1px solid rgb(0 0 0); }',
      'a { background: white; }',
      'a { color: darkgreen; }',
    ],
    '/* white #fff */ a { color: var(--white); border-color: CanvasText; grid-area: red-box; } ',
  ],
  [
    'edges and grounds have a colour',
    noMeasureAsColour,
    /^src\/.*\.css$/,
    ['a { border: 1px solid var(--line); }', 'a { background: var(--space-2); }'],
    'a { border: var(--edge) solid var(--line-soft); line-height: var(--line); }',
  ],
  [
    'the focus ring stays',
    noLostOutline,
    /^src\/.*\.css$/,
    ['a:focus { outline: none; }', 'a { outline: 0; }'],
    'a { outline: 3px solid var(--ring); outline-offset: 0; }',
  ],
  [
    'text sizes are in rem',
    noFixedText,
    /^src\/.*\.css$/,
    ['p { font-size: 14px; }', 'p { font: 12pt serif; }'],
    'p { font-size: 1.2rem; padding: 3px; }',
  ],
  [
    'code holds no colour',
    noColourInCode,
    /^src\/(?!ui\/gallery\/|.*\.(test|states)\.).*\.tsx?$/,
    ["const a = '#0a5c5c';", 'style={{ color: "rgb(1, 2, 3)" }}'],
    "import a from '#domain/a.ts'; const b = '#add-skill';",
  ],
  [
    'sides and sizes follow the direction of the language',
    logicalOnly,
    /^(src|server)\/.*\.css$/,
    [
      'a { margin-left: 1rem; }',
      'a { left: 0; }',
      'a { max-width: 2rem; }',
      'a { text-align: right; }',
    ],
    '@media (min-width: 40rem) { a { margin-inline-start: 1rem; inset-block: 0; inline-size: 2rem; } }',
  ],
  [
    'dates, numbers and lists follow the chosen language',
    noFixedLanguage,
    /^src\/(?!i18n\/|ui\/gallery\/|.*\.(test|states)\.).*\.tsx?$/,
    [
      "f('en-US');",
      'new Intl.ListFormat();',
      'date.toLocaleDateString();',
      'new Intl.NumberFormat(i18n.language, {});',
    ],
    "import a from './en/a.json'; new Intl.NumberFormat(localeOf(i18n.language), {});",
  ],
];

describe.each(rules)('%s', (_name, rule, files, bad, good) => {
  test('holds in every file', () => {
    expect(problemsIn(rule, files)).toEqual([]);
  });
  test.each(bad)('rejects %s', (text) => {
    expect(rule({ path: 'src/sample', text })).toHaveLength(1);
  });
  test('accepts other text', () => {
    expect(rule({ path: 'src/sample', text: good })).toEqual([]);
  });
});
