import { expect, test } from 'vitest';
import {
  hoverIsLook,
  motionIsAsked,
  noGesture,
  noLetterKeys,
  noMedia,
  noOrientation,
  nothingMoves,
} from './senses.ts';
import { problemsIn, type Rule } from './sources.ts';

const styles = /^src\/(?!ui\/gallery\/).*\.css$/;
const app = /^src\/(?!ui\/gallery\/|.*\.(test|states)\.).*\.(tsx?|css)$/;

/** Files that do it after all, each with its reason. */
const known: Readonly<Record<string, string>> = {
  'src/session/activity.ts': 'hears that somebody is there, by any device',
  'src/ui/toast/useToastFocus.ts': 'F6, which is no letter',
};
const others = (rule: Rule, files: RegExp) =>
  problemsIn(rule, files).filter(
    (problem) => !Object.hasOwn(known, problem.split(':', 1)[0] ?? ''),
  );

test('plays no sound or video on any page', () => {
  expect(problemsIn(noMedia, app)).toEqual([]);
});

test('lets nothing flash, blink or move by itself', () => {
  expect([...problemsIn(nothingMoves, app), ...problemsIn(motionIsAsked, styles)]).toEqual([]);
});

test('depends nowhere on how a device is held or moved', () => {
  expect(problemsIn(noOrientation, app)).toEqual([]);
});

test('needs no gesture or dragging for any control', () => {
  expect(others(noGesture, app)).toEqual([]);
});

test('uses no letter as a shortcut for the whole page', () => {
  expect(others(noLetterKeys, app)).toEqual([]);
});

test('changes nothing but the look of what is there on hovering', () => {
  expect(problemsIn(hoverIsLook, styles)).toEqual([]);
});

const bad: [text: string, rule: Rule][] = [
  ['<video src={film} />', noMedia],
  ['@keyframes spin {}', nothingMoves],
  ['a { animation: spin 1s; }', nothingMoves],
  ['a { transition: color 1s; }', motionIsAsked],
  ['@media (orientation: landscape) {}', noOrientation],
  ["window.addEventListener('devicemotion', shake)", noOrientation],
  ['<div draggable onDrop={drop} />', noGesture],
  ["element.addEventListener('touchmove', swipe)", noGesture],
  ["document.addEventListener('keydown', search)", noLetterKeys],
  ['a:hover + p { display: block; }', hoverIsLook],
];
test.each(bad)('rejects %s', (text, rule) => {
  expect(rule({ path: 'src/sample', text })).toHaveLength(1);
});

test('accepts what stands still', () => {
  const text =
    '@media (prefers-reduced-motion: no-preference) { b { transition: color 1s; } } a:hover { color: red; } i { animation: none; }';
  for (const rule of [noMedia, nothingMoves, motionIsAsked, noOrientation, hoverIsLook])
    expect(rule({ path: 'src/sample', text })).toEqual([]);
});
