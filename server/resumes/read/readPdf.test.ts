import { describe, expect, it } from 'vitest';
import { readPdf } from './readPdf.ts';
import { testPdf } from './testPdf.ts';

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
});
