import { expect, test } from 'vitest';
import { linesOf, outcome } from '../testing.ts';

const page = (...scripts: string[]) =>
  `<html><head><link rel="canonical" href="https://jobs.example/all/1">
   <!-- <script type="application/ld+json">{"@type":"JobPosting","title":"Old"}</script> -->
   <script>var a = {"@type": "JobPosting", "title": "No"};</script>
   ${scripts.map((script) => `<script class="x" type='application/ld+json'>${script}</script>`).join('')}</head></html>`;

test('reads references, addresses as types, relative links and nested pay', async () => {
  const [line, ...rest] = await linesOf(
    'jobposting',
    page(
      '{"@graph":[{"@id":"#org","@type":"Organization","name":"Elm &amp; Co"}]}',
      JSON.stringify({
        '@type': 'WebPage',
        mainEntity: {
          '@type': ['Thing', 'https://schema.org/JobPosting'],
          identifier: { '@type': 'PropertyValue', value: 77 },
          name: 'Cook',
          url: '../apply?x=1&amp;y=2',
          hiringOrganization: { '@id': '#org' },
          jobLocation: {
            '@type': 'Place',
            address: { addressLocality: 'Reno', addressRegion: 'Nevada', postalCode: '89501-2' },
          },
          baseSalary: {
            currency: 'USD',
            value: { minValue: '18,50', maxValue: 21, unitText: 'HOUR' },
          },
          employmentType: 'FULL_TIME, TEMPORARY',
          datePosted: '2026-11-05T00:00:00.000Z',
          description: '&lt;p&gt;Cook.&lt;/p&gt;',
        },
      }),
    ),
  );
  expect(rest).toEqual([]);
  expect(line).toMatchObject({
    id: '77',
    title: 'Cook',
    company: 'Elm & Co',
    city: 'Reno',
    state: 'NV',
    employmentType: ['FULL_TIME', 'TEMPORARY'],
    pay: { min: 18.5, max: 21, unit: 'HOUR' },
    postedAt: '2026-11-05',
    applyUrl: 'https://jobs.example/apply?x=1&y=2',
    description: 'Cook.',
  });
});

const posting = (id: string, more = '') =>
  `{"@type":"JobPosting","title":"T","identifier":"${id}"${more}}`;

test.each([
  ['an HTML comment', `<!--\n${posting('1')}\n-->`],
  ['CDATA in comments', `//<![CDATA[\n${posting('1')}\n//]]>`],
  ['CDATA in block comments', `/*<![CDATA[*/${posting('1')}/*]]>*/`],
  ['raw line ends in strings', posting('1', ',"description":"a\n\tb\u0001"')],
  ['commas before brackets', posting('1', ',"employmentType":["FULL_TIME",],')],
  ['a semicolon at the end', `${posting('1')};`],
  ['a needless escape', posting('1', String.raw`,"description":"It\'s"`)],
])('reads a script with %s', async (_name, script) => {
  expect(outcome(await linesOf('jobposting', page(script)))).toEqual(['1']);
});

test('leaves out a script that cannot be read, and keeps the others', async () => {
  const broken = '{"@type":"JobPosting","title":"Cut';
  expect(outcome(await linesOf('jobposting', page(broken, posting('2'))))).toEqual(['2']);
});

test('finds the country of remote work by where applicants may live', async () => {
  const remote = (id: string, name: string) =>
    posting(
      id,
      `,"jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"${name}"}`,
    );
  const lines = await linesOf(
    'jobposting',
    `[${remote('1', 'USA')},${remote('2', 'Canada')},${remote('3', 'Colorado')}]`,
  );
  expect(outcome(lines)).toEqual(['1', '2 not_us', '3']);
  expect(lines[2]).toMatchObject({ country: 'US', state: null, remote: 'remote' });
});

test('falls back to link, address of the node and an own stable id', async () => {
  const nodes = [
    { '@type': 'JobPosting', title: 'A', url: 'https://jobs.example/a' },
    { '@type': 'JobPosting', title: 'B', '@id': 'urn:b' },
    { '@type': 'JobPosting', title: 'C', hiringOrganization: 'Elm' },
  ];
  const [first, second] = [await linesOf('jobposting', nodes), await linesOf('jobposting', nodes)];
  expect(outcome(first).slice(0, 2)).toEqual(['https://jobs.example/a', 'urn:b']);
  expect(outcome(first)).toEqual(outcome(second));
});

test('tells postings without an id apart by their text, and finds the same one twice', async () => {
  const node = (description: string) => ({ '@type': 'JobPosting', title: 'A', description });
  const lines = await linesOf('jobposting', ['x', 'y', 'x', 'y'].map(node));
  const [first, second, ...others] = outcome(lines);
  expect(first).not.toBe(second);
  expect(others).toEqual(['null duplicate', 'null duplicate']);
});
