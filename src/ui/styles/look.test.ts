import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
// The parts lie beside this folder, each in its own.
const files = readdirSync(new URL('../', FOLDER), { recursive: true, encoding: 'utf8' }).map(
  (name) => `../${name}`,
);
const sheets = files.filter((name) => name.endsWith('.css'));

/** Every color given as light-dark() or by the name of another: its value in both themes. */
function colours(sheet: string): Map<string, { light: string; dark: string }> {
  const found = new Map<string, { light: string; dark: string }>();
  for (const match of read(sheet).matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)) {
    const [, name, light, dark] = match;
    if (name && light && dark) found.set(name, { light, dark });
  }
  for (const [, name, other] of read('tokens.css').matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)) {
    const named = found.get(other ?? '');
    if (name && named) found.set(name, named);
  }
  return found;
}

/** WCAG 2.2 relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['page', 'surface', 'sunken'];

/** Text and its background: 7:1 (WCAG 1.4.6). */
const TEXT: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['ink', [...GROUNDS, 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-soft', GROUNDS],
  ['accent', ['page', 'surface', 'sunken']],
  ['accent-on-soft', ['accent-soft']],
  ['accent-ink', ['accent', 'accent-strong']],
  ['good', ['surface', 'good-soft']],
  ['warn', ['surface', 'warn-soft']],
  ['bad', ['page', 'surface', 'bad-soft']],
  ['bad-ink', ['bad']],
  ['private-ink', ['private']],
  ['accent', ['private']],
];

/** Edges of controls, bars and the focus ring: 4.5:1, more than WCAG 1.4.11 asks. */
const EDGES: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['line-strong', [...GROUNDS, 'private']],
  ['focus-outer', [...GROUNDS, 'focus-inner']],
  ['accent', ['sunken']],
  ['good', ['sunken']],
  ['warn', ['sunken']],
  ['bad', ['sunken']],
  ['data-1', ['page', 'surface']],
  ['data-2', ['page', 'surface']],
  ['data-3', ['page', 'surface']],
];

describe.each(['tokens.css', 'contrast.css'])('%s', (sheet) => {
  const table = colours(sheet);
  const cases = [
    ...TEXT.map(([name, grounds]) => ({ name, grounds, least: 7 })),
    ...EDGES.map(([name, grounds]) => ({ name, grounds, least: 4.5 })),
  ].flatMap(({ name, grounds, least }) => grounds.map((ground) => ({ name, ground, least })));

  it.each(cases)('shows $name on $ground at $least:1 or better', ({ name, ground, least }) => {
    const front = table.get(name);
    const back = table.get(ground);
    if (!front || !back) throw new Error(`No such colour: ${name} or ${ground}`);
    expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(least);
    expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(least);
  });
});

describe('style sheets', () => {
  it.each(sheets.filter((name) => !/\/(tokens|contrast)\.css$/.test(name)))(
    '%s names no raw colour',
    (name) => {
      expect(read(name).match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl\(|\boklch\(/gi) ?? []).toEqual([]);
    },
  );

  it.each(sheets.filter((name) => name.endsWith('.module.css')))(
    '%s lies in the ui layer',
    (name) => {
      expect(read(name).trimStart().startsWith('@layer ui {')).toBe(true);
    },
  );

  it('never remove the focus ring', () => {
    for (const name of sheets) expect(read(name)).not.toMatch(/outline(-style)?:\s*(none|0)\b/);
  });
});

describe('parts', () => {
  const parts = files.filter((name) => /\/[A-Z]\w+\.tsx$/.test(name));

  it.each(parts.filter((name) => !name.endsWith('/Announcer.tsx') && !name.includes('.test.')))(
    '%s is not a live region',
    (name) => {
      expect(read(name)).not.toMatch(/aria-live|role="(status|alert|log)"/);
    },
  );
});
