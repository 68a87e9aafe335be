import { expect, test } from 'vitest';
import { keptPartsIn } from './keptParts.ts';
import { splitSentences } from './splitSentences.ts';

const split = (line: string, kept: readonly string[] = []) =>
  splitSentences(line, keptPartsIn(kept));

test.each([
  [
    'We serve lunch to 40 guests each day, and you will greet them at the door.',
    'We serve lunch to 40 guests each day. You will greet them at the door.',
  ],
  [
    'You will work in the warehouse most days, but you will not drive a truck there.',
    'You will work in the warehouse most days. But you will not drive a truck there.',
  ],
  [
    'Our team opens the shop at seven each morning; they will show you around on your first day.',
    'Our team opens the shop at seven each morning. They will show you around on your first day.',
  ],
  [
    'You will greet guests in the lobby of the hotel and will answer the telephone at the desk.',
    'You will greet guests in the lobby of the hotel. You will answer the telephone at the desk.',
  ],
  [
    'The new cook will prepare soups and salads for lunch and must keep the kitchen clean.',
    'The new cook will prepare soups and salads for lunch. The new cook must keep the kitchen clean.',
  ],
])('splits “%s”', (line, expected) => {
  expect(split(line)).toBe(expected);
});

test.each([
  ['a condition', 'If you are late more than once a month, we talk, and you will lose a bonus.'],
  [
    'an order that is a condition',
    'Send your resume to the shop by the end of May, and we will call you.',
  ],
  [
    'a clause inside another',
    'We want people who sort parcels by hand every day, and they will learn here.',
  ],
  [
    'an open bracket',
    'We pay for the bus (it stops at the door, and it is free for all of our staff).',
  ],
  ['a short sentence', 'We train you, and you will grow.'],
  [
    'a list',
    'You will greet guests, answer the telephone, sort the mail, and file papers for the team.',
  ],
])('keeps a sentence whole with %s', (_, line) => {
  expect(split(line)).toBe(line);
});

test.each([
  [
    'a word that stays',
    'You will greet guests at the Ash Hotel and will answer the telephone there.',
    ['Ash Hotel'],
  ],
  [
    'a first half that is too short',
    'You will greet and will answer the telephone at the desk of the hotel.',
    [],
  ],
  [
    'a second half that is too short',
    'You will greet guests in the lobby of the grand old hotel and must smile.',
    [],
  ],
  [
    'a condition before',
    'You will greet guests when they come to the hotel and will answer the telephone.',
    [],
  ],
  [
    'a bracket that is open',
    'You will greet guests (in the lobby and will answer the telephone at the desk).',
    [],
  ],
])('does not tell the subject again with %s', (_, line, kept) => {
  expect(split(line, kept)).toBe(line);
});

test('splits each of two sentences, and a sentence of three parts twice', () => {
  expect(
    split(
      'We serve lunch to 40 guests each day, and you will greet them. You will work in the kitchen most days, but you will not drive there; we offer free meals to all.',
    ),
  ).toBe(
    'We serve lunch to 40 guests each day. You will greet them. You will work in the kitchen most days. But you will not drive there. We offer free meals to all.',
  );
});

test('splits at the first place where it can, after one where it cannot', () => {
  expect(
    split(
      'Send us a letter, and we will call you soon, and you will hear of your start; we offer free meals.',
    ),
  ).toBe(
    'Send us a letter, and we will call you soon. You will hear of your start; we offer free meals.',
  );
});

test('keeps a sentence whole inside a phrase that stays', () => {
  const line = 'We want you to be quick on your feet every day, and you must run for most of it.';
  expect(split(line)).not.toBe(line);
  expect(split(line, ['every day, and you must run'])).toBe(line);
});
