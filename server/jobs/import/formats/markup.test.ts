import { expect, test } from 'vitest';
import { linesOf, outcome } from '../testing.ts';

const job = (inner: string) => `<jobs><page><job>${inner}</job></page></jobs>`;

test('reads Indeed XML below any root: CDATA, entities, elements in a text', async () => {
  const [line] = await linesOf(
    'indeed-xml',
    job(`<title><![CDATA[Cook & Baker]]></title><requisitionid>R-1</requisitionid>
      <referencenumber> </referencenumber><company>Caf&#233; &amp; Co</company>
      <city>Boston</city><state>Mass.</state><postalcode>2110</postalcode>
      <description><p>Bake.</p><ul><li>2 &lt; 3</li></ul></description>
      <salary>Up to $180 a day</salary><jobtype>contract|prn</jobtype><remotetype/>
      <url>https://jobs.example/?a=1&amp;b=2</url><expirationdate>11/20/2026</expirationdate>`),
  );
  expect(line).toMatchObject({
    id: 'R-1',
    title: 'Cook & Baker',
    company: 'Café & Co',
    zip: '02110',
    country: 'US',
    employmentType: ['CONTRACTOR', 'PER_DIEM'],
    pay: { min: null, max: 180, unit: 'DAY' },
    validThrough: '2026-11-20',
    applyUrl: 'https://jobs.example/?a=1&b=2',
    description: 'Bake.\n- 2 < 3',
  });
});

test.each([
  ['a DTD', '<!DOCTYPE a [<!ENTITY x "y">]><a><job><title>&x;</title></job></a>', 'unsafe'],
  ['a DTD elsewhere', '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd"><a/>', 'unsafe'],
  ['a web page', '<!DOCTYPE html><html></html>', 'invalid'],
  ['another format', '<rss><channel></channel></rss>', 'invalid'],
  ['no jobs', '<source></source>', 'no_postings'],
  ['a wrong end', '<source><job></source>', 'invalid'],
])('refuses an Indeed file with %s', async (_name, file, code) => {
  expect(outcome(await linesOf('indeed-xml', file))).toEqual([code]);
});

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:j="urn:j"><channel><title>Jobs at Oak</title>${items}</channel></rss>`;

test('reads RSS: plug-in fields in a namespace, whole text first, media apart', async () => {
  const [line] = await linesOf(
    'rss',
    rss(`<item><media:title>Photo</media:title><title>Nurse &amp;#8211; Night</title>
      <link>https://jobs.example/1</link><guid isPermaLink="false">g-1</guid>
      <description>Short</description><content:encoded><![CDATA[<p>Care.</p><p>Rest.</p>]]></content:encoded>
      <pubDate>Mon, 16 Nov 2026 21:45:10 -0600</pubDate><j:location>Omaha, NE (Hybrid)</j:location>
      <j:job_type>Per diem</j:job_type><j:company>Oak Care</j:company><j:salary>$31/hr+</j:salary>
      <j:expires_at>2026-12-01</j:expires_at></item>`),
  );
  expect(line).toMatchObject({
    id: 'g-1',
    title: 'Nurse – Night',
    company: 'Oak Care',
    city: 'Omaha',
    remote: 'hybrid',
    employmentType: ['PER_DIEM'],
    pay: { min: 31, max: null, unit: 'HOUR' },
    postedAt: '2026-11-16',
    validThrough: '2026-12-01',
    description: 'Care.\nRest.',
  });
});

test.each([
  [
    ['Cook — East — Elm Inn', 'Maid — Oak Inn'],
    ['Cook — East', 'Elm Inn'],
    ['Maid', 'Oak Inn'],
  ],
  [
    ['Cook at Sea at Elm', 'Maid at Oak'],
    ['Cook at Sea', 'Elm'],
    ['Maid', 'Oak'],
  ],
  [
    ['Elm: Cook: Nights', 'Oak: Maid'],
    ['Cook: Nights', 'Elm'],
    ['Maid', 'Oak'],
  ],
  [
    ['Elm: Cook', 'Maid, Oak'],
    ['Elm: Cook', null],
    ['Maid, Oak', null],
  ],
])(
  'takes the company from the titles %j only when all have one shape',
  async (titles, ...expected) => {
    const items = titles.map(
      (title, at) =>
        `<item><title>${title}</title><guid>${at}</guid><region>USA Only</region></item>`,
    );
    const lines = await linesOf('rss', rss(items.join('')));
    expect(lines).toMatchObject(
      expected.map(([title, company]) => ({ title, company, country: 'US', remote: 'remote' })),
    );
  },
);

test('reads Atom: kinds of content, the alternate link, the author of the feed', async () => {
  const entry = (id: string, inner: string) =>
    `<entry><id>${id}</id><title type="html">Clerk &amp;amp; Co</title>
     <link rel="self" href="https://jobs.example/${id}.atom"/><link href="https://jobs.example/${id}"/>
     <updated>2026-11-19T08:00:00-05:00</updated>${inner}</entry>`;
  const lines = await linesOf(
    'rss',
    `<feed xmlns="http://www.w3.org/2005/Atom"><author><name>Fern</name></author>
     ${entry('1', '<author><name>Moss</name></author><published>2026-11-08T23:30:00-05:00</published><content type="xhtml"><div><p>A &lt; B</p><p>C</p></div></content>')}
     ${entry('2', '<summary>Short</summary>')}</feed>`,
  );
  expect(lines).toMatchObject([
    {
      title: 'Clerk & Co',
      company: 'Moss',
      postedAt: '2026-11-08',
      applyUrl: 'https://jobs.example/1',
      description: 'A < B\nC',
    },
    { company: 'Fern', postedAt: '2026-11-19', description: 'Short' },
  ]);
});
