import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withoutImages } from './emptyImages.ts';
import { refuseBombs } from './inspectBytes.ts';
import { readPdf } from './readPdf.ts';
import { column, RESUME_LINES, testPdf, testScan } from './testPdf.ts';

const BOMB = deflateSync(Buffer.alloc(80 * 1024 * 1024), { level: 9 });

describe('a PDF without its images', () => {
  it('is as long as before and passes as a scan of fifty pages', () => {
    const scan = testScan(50);
    const emptied = withoutImages(scan);
    expect(emptied).toHaveLength(scan.length);
    expect(() => refuseBombs(emptied)).not.toThrow();
  });

  it('keeps every stream that is no image', () => {
    const resume = testPdf(column(RESUME_LINES));
    expect(Buffer.from(withoutImages(resume)).equals(resume)).toBe(true);
  });

  it('has nothing to unpack where a bomb calls itself an image and is a page', async () => {
    const page = testPdf([], { content: Buffer.alloc(80 * 1024 * 1024) });
    const disguised = Buffer.from(
      page
        .toString('latin1')
        .replace('/Filter /FlateDecode', '/Subtype /Image /Filter /FlateDecode'),
      'latin1',
    );
    const { pages } = await readPdf(disguised);
    expect(pages.flatMap(({ items }) => items)).toEqual([]);
  });

  it('is still refused for a bomb beside its images', () => {
    const bytes = Buffer.concat([
      testScan(1),
      Buffer.from('9 0 obj\n<< >>\nstream\n'),
      BOMB,
      Buffer.from('\nendstream'),
    ]);
    expect(() => refuseBombs(withoutImages(bytes))).toThrow(
      expect.objectContaining({ code: 'too_large' }),
    );
  });
});
