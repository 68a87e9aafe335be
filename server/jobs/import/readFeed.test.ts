import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linesOf, outcome } from './testing.ts';

test('reads JSON lines by any spelling of the names, and refuses in order', async () => {
  const lines = await linesOf(
    'jsonl',
    [
      '{"Job ID":17,"job_title":"Guide","Employer":"Elm","Location":"Fresno, CA","Remote":false,"PAY":{"min":20,"unit":"hour"}}',
      'not JSON',
      '[1]',
      '{"id":"2","company":"Elm"}',
      '{"id":"3","title":"Maid","country":"Mexico","expires":"2026-11-01"}',
      '{"id":"4","title":"Maid","expires":"2026-11-19"}',
      '{"id":17,"title":"Again"}',
      '{"id":9007199254740993,"title":"Exact"}',
    ].join('\n'),
  );
  expect(outcome(lines)).toEqual([
    '17',
    'null invalid',
    'null invalid',
    '2 no_title',
    '3 not_us',
    '4 expired',
    '17 duplicate',
    '9007199254740993',
  ]);
  expect(lines[0]).toMatchObject({
    company: 'Elm',
    city: 'Fresno',
    remote: null,
    pay: { min: 20, max: null, unit: 'HOUR' },
  });
});

test.each([
  [',', 'ID,Job Title,State,Body\r\n1,"a ""b"", c",Idaho,"x\ny"\r\n2,short\r\n'],
  [';', 'ID;Job Title;State;Body\n1;"a ""b"", c";Idaho;"x\ny"\n\n;;;\n2;short\n'],
  ['a tab', 'ID\tJob Title\tState\tBody\r1\t"a ""b"", c"\tIdaho\t"x\ny"\r2\tshort'],
])('reads CSV separated by %s: quotes, line ends in cells, short rows', async (_name, file) => {
  expect(await linesOf('csv', file)).toMatchObject([
    { id: '1', title: 'a "b", c', state: 'ID', description: 'x\ny' },
    { id: '2', title: 'short', state: null, description: '' },
  ]);
});

const title = (text: string) =>
  `[{"id":"1","text":"${text}","hostedUrl":"https://jobs.example/1"}]`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const xml = (text: string, encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><a><job><title>${text}</title></job></a>`;

test.each([
  ['UTF-8 with a mark', 'lever', Buffer.from(`\ufeff${title('Café – 日')}`), 'Café – 日'],
  [
    'UTF-16 with a mark',
    'lever',
    Buffer.from(`\ufeff${title('Café – 日')}`, 'utf16le'),
    'Café – 日',
  ],
  [
    'UTF-16, other order',
    'lever',
    Buffer.from(`\ufeff${title('Café')}`, 'utf16le').swap16(),
    'Café',
  ],
  ['windows-1252', 'lever', latin(title('Caf\xe9 \x93x\x94 \x80')), 'Café “x” €'],
  [
    'one wrong byte',
    'lever',
    Buffer.concat([
      Buffer.from('[{"id":"1","text":"日本語'),
      latin('\x92'),
      Buffer.from('é","hostedUrl":"x"}]'),
    ]),
    '日本語’é',
  ],
  ['declared ISO-8859-1', 'indeed-xml', latin(xml('Caf\xe9 \x93x\x94', 'ISO-8859-1')), 'Café “x”'],
  ['declared windows-1250', 'indeed-xml', latin(xml('\x8ai\x9aka', 'windows-1250')), 'Šiška'],
  ['gzip', 'lever', gzipSync(title('Packed')), 'Packed'],
] as const)('reads %s', async (_name, format, file, expected) => {
  const [line] = await linesOf(format, file, { size: 3 });
  expect(line).toMatchObject({ title: expected });
});

test.each([
  ['lever', title('x').slice(0, -9), 'invalid'],
  ['lever', `${title('x')}]`, '1|invalid'],
  ['lever', '', 'no_postings'],
  ['lever', '[]', 'no_postings'],
  ['greenhouse', '{"error":"not found"}', 'invalid'],
  ['greenhouse', title('x'), 'invalid'],
  ['smartrecruiters', title('x'), 'invalid'],
  ['workday', '{"jobPostings":[]}', 'no_postings'],
  ['jobposting', '['.repeat(20_000), 'invalid'],
  ['jobposting', `${'[{"a":'.repeat(9000)}1${'}]'.repeat(9000)}`, 'no_postings'],
  ['jsonl', '<html>\n<body>\n', 'invalid'],
  ['csv', '<html>\n<body>\n', 'invalid'],
  ['csv', 'id,title\n1,"cut', 'invalid'],
  ['csv', 'id,title\n', 'no_postings'],
  ['rss', '<rss><channel/></rss>', 'no_postings'],
  ['indeed-xml', xml('x', 'klingon'), 'encoding'],
  ['lever', gzipSync(title('x')).subarray(0, 30), 'invalid'],
  ['auto', 'Dear reader,\nhello.', 'unknown_format'],
  ['auto', '', 'unknown_format'],
  ['auto', '{"name":"x"}', 'unknown_format'],
  ['auto', '<urlset><url/></urlset>', 'unknown_format'],
] as const)('ends the %s file %j with %s', async (format, file, expected) => {
  const lines = await linesOf(format, file, { size: 4096 });
  expect(outcome(lines).join('|')).toBe(expected);
  expect(JSON.stringify(lines)).not.toMatch(/\bat \w+|Error:/);
});

test.each([
  ['jsonl', '{"id":"1","title":"x","url":"https://jobs.example/1"}\n{"id":"2","title":"y"}'],
  ['jsonl', '{"id":"1","title":"x"}'],
  ['csv', 'id;title\n1;x'],
  [
    'jobposting',
    '{"@context":"https://schema.org","@type":"JobPosting","title":"x","identifier":"1"}',
  ],
  [
    'jobposting',
    '<!doctype html><p>About</p><script type="application/ld+json">{"@type":"JobPosting","title":"x","identifier":"1"}</script>',
  ],
  ['indeed-xml', xml('x', 'utf-8')],
  [
    'rss',
    '<?xml version="1.0"?><!-- x --><rss><channel><item><title>x</title><guid>1</guid></item></channel></rss>',
  ],
  [
    'greenhouse',
    '{"meta":{},"jobs":[{"id":1,"title":"x","absolute_url":"https://jobs.example/1"}]}',
  ],
  ['lever', title('x')],
  ['ashby', '{"apiVersion":"1","jobs":[{"id":"1","title":"x","isListed":true}]}'],
  [
    'usajobs',
    '{"SearchResult":{"SearchResultItems":[{"MatchedObjectId":"1","MatchedObjectDescriptor":{"PositionTitle":"x"}}]}}',
  ],
  ['smartrecruiters', '[{"id":"1","name":"x","releasedDate":"2026-11-01"}]'],
  ['workday', '{"total":1,"jobPostings":[{"title":"x","externalPath":"/job/x"}]}'],
] as const)('finds the format %s by the content', async (format, file) => {
  expect((await linesOf('auto', file))[0]).toMatchObject({ source: format, title: 'x' });
});

/** These read a great deal, so on a busy machine they take long by the clock. */
const toRead = { timeout: 400_000 };

test('stops at 256 MiB unpacked', toRead, async () => {
  const spaces = gzipSync(Buffer.alloc(1024 * 1024, ' '));
  const bomb = Buffer.concat(Array.from({ length: 257 }, () => spaces));
  expect(outcome(await linesOf('csv', bomb, { size: 65_536 }))).toEqual(['too_large']);
});

test.each<[string, 'jsonl' | 'indeed-xml', string]>([
  [
    'tags that never close',
    'jsonl',
    JSON.stringify({ title: 'x', body: '<svg><p>'.repeat(100_000) }),
  ],
  ['words of pay', 'jsonl', JSON.stringify({ title: 'x', pay: 'from '.repeat(200_000) })],
  [
    'words of a place',
    'jsonl',
    JSON.stringify({ title: 'x', location: 'in the '.repeat(200_000) }),
  ],
  [
    'dashes',
    'jsonl',
    JSON.stringify({ title: ' — '.repeat(200_000), location: '-'.repeat(200_000) }),
  ],
  [
    'nested elements',
    'indeed-xml',
    xml('x<a/>', 'utf-8').replace('<a/>', '<a>'.repeat(50_000) + '</a>'.repeat(50_000)),
  ],
])('comes to an end with endless %s', toRead, async (_name, format, file) => {
  const lines = await linesOf(format, file, { size: 65_536 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveProperty('title');
});
