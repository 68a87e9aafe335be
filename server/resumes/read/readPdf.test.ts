import { describe, expect, it } from 'vitest';
import { readPdf } from './readPdf.ts';
import { testPdf, testScan } from './testPdf.ts';

async function textOf(content: string): Promise<string[]> {
  const pdf = testPdf([], { content: Buffer.from(content, 'latin1') });
  const { pages } = await readPdf(pdf);
  return pages.flatMap((page) => page.items.map((item) => item.text.trim())).filter(Boolean);
}

const print = (text: string, y: number, before = ''): string =>
  `BT /F1 11 Tf ${before} 72 ${y} Td (${text}) Tj ET`;

describe('the text layer', () => {
  it('leaves out text that is drawn without a mark', async () => {
    expect(
      await textOf([print('Unseen words', 740, '3 Tr'), print('Ana Ruiz', 700, '0 Tr')].join('\n')),
    ).toEqual(['Ana Ruiz']);
  });

  it('is the unseen text of a scanned page, where it says what the picture shows', async () => {
    const text = [print('Ana Ruiz', 740, '3 Tr'), print('Baker at Sunrise', 700, '3 Tr')].join(
      '\n',
    );
    const { pages } = await readPdf(testScan(1, text));
    expect(pages[0]?.items.map((item) => item.text.trim())).toEqual([
      'Ana Ruiz',
      'Baker at Sunrise',
    ]);
  });

  it('leaves out unseen text over a picture where the page has text of its own', async () => {
    const text = [print('Unseen words', 740, '3 Tr'), print('Ana Ruiz', 700, '0 Tr')].join('\n');
    const { pages } = await readPdf(testScan(1, text));
    expect(pages[0]?.items.map((item) => item.text.trim())).toEqual(['Ana Ruiz']);
  });

  it('leaves out white text on the white page and keeps it on a dark ground', async () => {
    expect(
      await textOf(
        [
          '0.1 0.2 0.3 rg 0 600 300 60 re f',
          '1 1 1 rg',
          print('Seen on blue', 620),
          print('Unseen words', 740),
          '0 0 0 rg',
          print('Ana Ruiz', 700),
        ].join('\n'),
      ),
    ).toEqual(['Seen on blue', 'Ana Ruiz']);
  });

  it('takes the text that a marked part says it stands for', async () => {
    const marked = '/Span << /ActualText (ffi) >> BDC (x) Tj EMC';
    const texts = await textOf(`BT /F1 11 Tf 72 700 Td (O) Tj ${marked} (ce Clerk) Tj ET`);
    expect(texts.join('')).toBe('Office Clerk');
  });

  it('keeps the space before a marked part that begins a word', async () => {
    const marked = '/Span << /ActualText (first) >> BDC ( xrst) Tj EMC';
    const { pages } = await readPdf(
      testPdf([], {
        content: Buffer.from(`BT /F1 11 Tf 72 700 Td (The) Tj ${marked} ( job) Tj ET`, 'latin1'),
      }),
    );
    const text = pages.flatMap((page) => page.items.map((item) => item.text)).join('');
    expect(text.replace(/\s+/gu, ' ')).toBe('The first job');
  });
});
