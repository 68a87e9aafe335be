import { deflateSync } from 'node:zlib';

/** A line of text on a test page, in points from the bottom left. */
export interface TestText {
  text: string;
  x: number;
  y: number;
  size?: number;
}

/** What can be wrong or special about a test PDF. */
export interface TestPdfOptions {
  /** Put between the catalog's keys: "/OpenAction …". */
  catalog?: string;
  /** Replaces the kids of the page tree. */
  kids?: string;
  /** Replaces the bytes of the content stream before they are compressed. */
  content?: Buffer;
  pages?: number;
  /** Packed data of a gray image that every page shows, each page its own copy. */
  image?: { packed: Buffer; width: number; height: number };
}

/** Builds a small PDF for tests that need hostile or plain bytes without a file. */
export function testPdf(texts: TestText[], options: TestPdfOptions = {}): Buffer {
  const plain = texts
    .map(
      ({ text, x, y, size = 11 }) =>
        `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/gu, '\\$&')}) Tj ET`,
    )
    .join('\n');
  const stream = deflateSync(options.content ?? Buffer.from(plain, 'latin1'), { level: 9 });
  const count = options.pages ?? 1;
  const pageIds = Array.from({ length: count }, (_, i) => 5 + i);
  const { image } = options;
  const shown = (i: number): string =>
    image
      ? `/Font << /F1 3 0 R >> /XObject << /Im0 ${5 + count + i} 0 R >>`
      : '/Font << /F1 3 0 R >>';
  const objects: Buffer[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`),
    Buffer.from(
      `<< /Type /Pages /Count ${count} /Kids [${options.kids ?? pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ),
    Buffer.from(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    ...pageIds.map((_, i) =>
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${shown(i)} >> >>`,
      ),
    ),
    ...pageIds.flatMap(() => (image ? [imageObject(image)] : [])),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, i) => {
    const part = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function imageObject({ packed, width, height }: NonNullable<TestPdfOptions['image']>): Buffer {
  return Buffer.concat([
    Buffer.from(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** A scan: pages of which each is one gray picture, without any text but for `text`. */
export function testScan(pages: number, text = ''): Buffer {
  const [width, height] = [1700, 2200];
  const packed = deflateSync(Buffer.alloc(width * height, 250), { level: 1 });
  const content = Buffer.from(`q 612 0 0 792 0 0 cm /Im0 Do Q\n${text}`, 'latin1');
  return testPdf([], { pages, content, image: { packed, width, height } });
}

/** Lines from the top of the page downwards, 16 points apart. */
export function column(lines: string[], x = 72, top = 740): TestText[] {
  return lines.map((text, i) => ({ text, x, y: top - 16 * i, size: i === 0 ? 18 : 11 }));
}

/** The lines of a small resume of an invented person. */
export const RESUME_LINES = [
  'Nadia Petrov',
  '18 Birch Lane, Albany, NY 12203',
  'nadia.petrov@example.com | 518-555-0121',
  '',
  'EXPERIENCE',
  'Cashier, Corner Foods Market',
  'June 2020 - Present',
  '- Serve customers at the till',
  '',
  'EDUCATION',
  'High School Diploma, Albany East High School, 2019',
];
