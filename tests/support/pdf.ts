import { deflateSync } from 'node:zlib';

/** PDF objects in order, the first the catalog; each is the text between "obj" and "endobj". */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const at = length();
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object, packed when asked. */
export function stream(content: Buffer | string, filter?: 'FlateDecode'): Buffer {
  const bytes = filter ? deflateSync(content) : Buffer.from(content);
  const head = `<< /Length ${bytes.length}${filter ? ` /Filter /${filter}` : ''} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A page of text, one line below the other; a line that begins with "# " is printed large. */
export function textPdf(lines: readonly string[], trailer = ''): Buffer {
  let y = 760;
  const drawn = lines.map((line) => {
    const large = line.startsWith('# ');
    const text = line.replace(/^# /, '').replace(/[\\()]/g, '\\$&');
    y -= large ? 26 : 16;
    return `BT /F1 ${large ? 18 : 11} Tf 60 ${y} Td (${text}) Tj ET`;
  });
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream(drawn.join('\n')),
      font,
    ],
    trailer,
  );
}

/** An invented person's resume in one plain column. */
export const sampleResumeLines: readonly string[] = [
  '# Marisol Vanterpool',
  '214 Harrison Street, Syracuse, NY 13202',
  '315-555-0142 | marisol.vanterpool@example.com',
  '',
  '# Summary',
  'Customer service representative with eight years of helping people by phone and chat.',
  '',
  '# Experience',
  'Customer Service Representative, Salt City Supplies, Syracuse, NY',
  'March 2019 - Present',
  '- Answer forty calls a day about orders, returns and billing.',
  '- Teach new colleagues how to use the order system.',
  '',
  'Cashier, Onondaga Market, Syracuse, NY',
  'June 2015 - February 2019',
  '- Handled cash and cards and balanced the drawer each night.',
  '',
  '# Education',
  'Associate of Applied Science in Business Administration',
  'Erie Canal Community College, Syracuse, NY',
  '2013 - 2015',
  '',
  '# Skills',
  'Customer service, Data entry, Microsoft Excel, Conflict resolution, Spanish',
];
