import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { jsonResumeLines } from './jsonResumeLines.ts';
import { parseOtherFile } from './parseOtherFile.ts';
import { webPageLines } from './webPageLines.ts';
import { wordLines } from './wordLines.ts';

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const style = (name: string) => `<w:pStyle w:val="${name}"/>`;
const wordFile = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });

test('takes the paragraphs of a Word file by their styles, and splits them at line breaks', () => {
  const file = wordFile(
    [
      paragraph('Robin Vale', style('Title')),
      paragraph('Skills', style('Heading2')),
      paragraph('Braille', '<w:numPr/>'),
      paragraph('Stock counts', style('ListParagraph')),
      '<w:p><w:r><w:t>One</w:t><w:tab/><w:t>line</w:t><w:br/><w:t>and the next</w:t></w:r></w:p>',
      '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>',
    ].join(''),
  );
  expect(wordLines(file)).toEqual([
    { kind: 1, text: 'Robin Vale' },
    { kind: 2, text: 'Skills' },
    { kind: 'item', text: 'Braille' },
    { kind: 'item', text: 'Stock counts' },
    { kind: 'line', text: 'One line' },
    { kind: 'line', text: 'and the next' },
  ]);
});

test('takes the blocks of a web page as lines, and nothing that is not seen', () => {
  const page = `<title>Resume</title><style>p { color: red }</style><h1>Robin <b>Vale</b></h1>
    <div>Utica,<br>NY<p>Counts <i>stock</i>\n by ear</p></div><ul><li>Braille</ul>`;
  expect(webPageLines(page)).toEqual([
    { kind: 1, text: 'Robin Vale' },
    { kind: 'line', text: 'Utica,' },
    { kind: 'line', text: 'NY' },
    { kind: 'line', text: 'Counts stock by ear' },
    { kind: 'item', text: 'Braille' },
  ]);
});

test('says no month that a JSON Resume does not say, and that work without an end goes on', () => {
  const work = [
    { position: 'Packer', name: 'Salt City Supplies', startDate: '2019', endDate: '2020-03-09' },
    { position: 'Clerk', startDate: '2021-06' },
    { name: 'Mill', highlights: ['Swept', 7] },
  ];
  expect(jsonResumeLines(JSON.stringify({ work, skills: 'none' }))).toEqual([
    { kind: 2, text: 'Work history' },
    { kind: 3, text: 'Packer' },
    { kind: 'line', text: 'Salt City Supplies' },
    { kind: 'line', text: '2019 to March 2020' },
    { kind: 3, text: 'Clerk' },
    { kind: 'line', text: 'June 2021 to Present' },
    { kind: 'line', text: 'Mill' },
    { kind: 'item', text: 'Swept' },
  ]);
});

test.each([
  ['resume.docx', strToU8('no zip'), 'damaged'],
  ['resume.docx', zipSync({ 'other.xml': strToU8('<a/>') }), 'damaged'],
  ['resume.docx', wordFile('<w:p>'), 'damaged'],
  ['resume.json', strToU8('{'), 'damaged'],
  ['resume.json', strToU8('[]'), 'not_a_resume'],
  ['resume.html', strToU8('<p>Dear guests, the pool is closed.</p>'), 'not_a_resume'],
  ['resume.HTM', new Uint8Array(), 'empty_file'],
  ['resume.docx', wordFile(' '.repeat(17 * 1024 * 1024)), 'too_large'],
])('says why %s is no resume', (name, bytes, code) => {
  const told = { code, message: expect.not.stringContaining('PDF') };
  expect(parseOtherFile(name, bytes)).toMatchObject({ ok: false, error: told });
});

test('leaves a file of any other name to the reader of PDFs', () => {
  expect(parseOtherFile('resume.pdf', strToU8('%PDF-1.7'))).toBeNull();
});
