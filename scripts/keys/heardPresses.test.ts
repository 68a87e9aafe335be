import { expect, test } from 'vitest';
import { heardPresses, pressesIn } from './heardPresses.ts';
import { mostOfTask } from './limits.ts';

test('counts the keys of a transcript, and neither letters nor keys of the screen reader', () => {
  const heard = '(opens the page) h\n    Sign in\nTab\n    Tab panel\nshift+Tab\n(types)\n    a\n';
  expect(pressesIn(`${heard}Insert+a\n    Browse mode\nReturn\nEscape\n`)).toEqual({
    tab: 2,
    other: 2,
  });
});

test('takes no more key presses in a heard task than were counted first', () => {
  const longer = heardPresses('.').filter(({ task, tab, other }) => tab + other > mostOfTask[task]);
  expect(longer).toEqual([]);
});
