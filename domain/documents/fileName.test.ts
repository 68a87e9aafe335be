import { expect, test } from 'vitest';
import { documentFileName } from './fileName.ts';

test.each([
  ['Dana', 'Whitlock', 'Work-notes-Dana-Whitlock.pdf'],
  ['Zoë Ann', 'O’Neil-Smith', 'Work-notes-Zoë-Ann-O-Neil-Smith.pdf'],
  ['../Dana', '"Whitlock"\r\n', 'Work-notes-Dana-Whitlock.pdf'],
  ['', '', 'Work-notes.pdf'],
])('names a file of %s %s with letters and hyphens alone', (FirstName, LastName, name) => {
  expect(documentFileName('Work-notes', { FirstName, LastName }, 'pdf')).toBe(name);
});
