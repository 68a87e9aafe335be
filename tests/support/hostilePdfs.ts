import { pdfOf, sampleResumeLines, stream, textPdf } from './pdf.ts';

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** Files that begin as a PDF and mean harm, or are broken; none of them holds a resume. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  'only a header': () => Buffer.from('%PDF-1.7\n'),
  'a header and noise': () =>
    Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.from(Array.from({ length: 50_000 }, (_none, at) => (at * 7919 + (at >> 3)) % 256)),
    ]),
  'cut off in the middle': () => textPdf(sampleResumeLines).subarray(0, 420),
  'no pages': () => pdfOf([catalogue, '<< /Type /Pages /Kids [] /Count 0 >>']),
  'a page tree that contains itself': () =>
    pdfOf([catalogue, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2000000 >>']),
  'a page without text': () => pdfOf([catalogue, onePage, page, stream('')]),
  'text that is no resume': () => textPdf(['Soup of the day: leek.', 'Closed on Mondays.']),
  'a stream that unpacks to 200 MB': () =>
    pdfOf([catalogue, onePage, page, stream(Buffer.alloc(200 * 1024 * 1024, 32), 'FlateDecode')]),
  'a password it does not say': () =>
    textPdf(
      sampleResumeLines,
      `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
    ),
  'lists nested a hundred thousand deep': () =>
    pdfOf([catalogue, onePage, page, stream(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)]),
  'dictionaries nested deep in the catalogue': () =>
    pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /X ${'<< /X '.repeat(50_000)}1${' >>'.repeat(50_000)} >>`,
      onePage,
    ]),
  'an object that is its own length': () =>
    pdfOf([catalogue, onePage, page, '<< /Length 4 0 R >>\nstream\nBT (x) Tj ET\nendstream']),
};
