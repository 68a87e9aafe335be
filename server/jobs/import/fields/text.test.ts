import { expect, test } from 'vitest';
import { manyLines, oneLine } from './text.ts';

test.each<[unknown, string | null]>([
  ['  Case Manager,\n Family\tShelter ', 'Case Manager, Family Shelter'],
  ['Nurse &#8211; Night&nbsp;shift', 'Nurse – Night shift'],
  ['R&amp;amp;D', 'R&D'],
  ['Clerk <script>alert(1)</script>', 'Clerk'],
  ['<b>Cook</b>', 'Cook'],
  ['&lt;b&gt;Cook&lt;/b&gt;', 'Cook'],
  ['Driver\u0092s aide\u0000\u200b', 'Driver’s aide'],
  ['3 < 5 & 6 > 2', '3 < 5 & 6 > 2'],
  ['C++ <-> Rust', 'C++ <-> Rust'],
  ['<b></b>&nbsp;', null],
  [12, null],
])('reads %j on one line', (written, expected) => {
  expect(oneLine(written)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['paragraphs and breaks', '<p>A</p>B<br>C<br/>D', 'A\nB\nC\nD'],
  ['headings and lists', '<h3>Work</h3><ul><li>x<li><p>y</p></ul>', 'Work\n- x\n- y'],
  [
    'table rows, cells not glued',
    '<table><tr><td>Mon</td><td>6&ndash;15</td></tr><tr><th>Tue</th><td>7</td></tr></table>',
    'Mon 6–15\nTue 7',
  ],
  ['inline tags without a gap', 'Word<b>s</b> &amp; more', 'Words & more'],
  ['line ends that mean nothing', '<p>one\ntwo</p>', 'one two'],
  ['line ends where no tag makes lines', 'one\ntwo <b>three</b>\r\n- x', 'one\ntwo three\n- x'],
  ['plain text', 'one\r\n\r\n  two &amp; 2 < 3', 'one\ntwo & 2 < 3'],
  ['preformatted text', '<pre>a\n b</pre>', 'a\nb'],
  ['scripts, styles and comments', '<style>p{}</style>A<!-- c --><script>s()</script>B', 'AB'],
  ['an svg that never closes', 'A<svg onload=s()><p>B</p>', 'A\nB'],
  ['escaped HTML', '&lt;p&gt;A&amp;nbsp;B&lt;/p&gt;', 'A B'],
  ['HTML that is escaped twice', '&amp;lt;p&amp;gt;A&amp;amp;amp;B&amp;lt;/p&amp;gt;', 'A&B'],
  ['escaped HTML within HTML', '<div>&lt;p&gt;A&lt;/p&gt;&lt;p&gt;B&lt;/p&gt;</div>', 'A\nB'],
  ['bullets of a word processor', '<p>&middot;&nbsp; A<o:p></o:p></p>• B', '- A\n- B'],
  ['control characters', 'A\u0001B\u000bC\u0096D\ufffd', 'AB C–D'],
  ['numbers of characters that are none', '<p>A&#1;B&#150;C</p>', 'AB–C'],
  ['CDATA that was escaped', '<![CDATA[<p>A</p>]]>', 'A'],
  ['no text', null, ''],
  ['nothing but lines', '-----<br>* * *', ''],
])('reads a text with %s', (_name, written, expected) => {
  expect(manyLines(written)).toBe(expected);
});
