import { getResolvedPDFJS } from 'unpdf';
import { findMarkTexts } from './actualText.ts';
import type { MarkTexts } from './actualText.ts';
import { withoutImages } from './emptyImages.ts';
import { ResumeReadError } from './errors.ts';
import { hiddenPlaces } from './hiddenText.ts';
import { inspectBytes, refuseBombs } from './inspectBytes.ts';
import { repairTail } from './repairTail.ts';
import { withSoftHyphens } from './softHyphens.ts';
import type { DocumentText, PageText, TextItem } from './text.ts';

type PdfLibrary = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type PdfDocument = Awaited<ReturnType<PdfLibrary['getDocument']>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** A resume has a few pages; the rest is not read. */
const MAX_PAGES_READ = 10;
const MAX_CHARACTERS = 120_000;
/** Larger pictures are skipped without decoding. */
const MAX_IMAGE_PIXELS = 250_000;

/**
 * Reads the text of a PDF with positions and fonts. Scripts in the file never run: the library is
 * only asked for text. Throws ResumeReadError with a fitting code.
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const body = withoutImages(inspectBytes(bytes));
  refuseBombs(body);
  try {
    return await open(body);
  } catch (error) {
    const repaired = isDamaged(error) ? repairTail(body) : null;
    if (!repaired) throw error;
    return await open(repaired);
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof ResumeReadError && error.code === 'damaged';
}

/** Loads the PDF library, so that the first file does not wait for it. */
export async function warmUp(): Promise<void> {
  await getResolvedPDFJS();
}

async function open(body: Uint8Array): Promise<DocumentText> {
  const library = await getResolvedPDFJS();
  const task = library.getDocument({
    // The library takes over the buffer, so it gets a copy.
    data: Uint8Array.from(body),
    useSystemFonts: true,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise.catch(asReadError);
    return await readDocument(document, library, findMarkTexts(body));
  } finally {
    await task.destroy();
  }
}

async function readDocument(
  document: PdfDocument,
  library: PdfLibrary,
  marks: MarkTexts[],
): Promise<DocumentText> {
  const pageCount = document.numPages;
  if (pageCount === 0) throw new ResumeReadError('no_pages');
  const pages: PageText[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pageCount, MAX_PAGES_READ); number += 1) {
    const page = await document.getPage(number).catch(() => null);
    if (page === null) continue;
    const text = await readPage(page, number, library, marks).catch(() => null);
    page.cleanup();
    if (text === null) continue;
    pages.push(text);
    characters += text.items.reduce((sum, item) => sum + item.text.length, 0);
    if (characters > MAX_CHARACTERS) break;
  }
  if (pages.length === 0) throw new ResumeReadError('damaged');
  return { pageCount, pages };
}

async function readPage(
  page: PdfPage,
  number: number,
  library: PdfLibrary,
  marks: MarkTexts[],
): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const marked = (await withMarkTexts(page, marks)) ?? content.items.flatMap(pieceOf);
  // Only drawing instructions make the library load the fonts and their real names.
  const drawing = content.items.length > 0 ? await page.getOperatorList().catch(() => null) : null;
  const area = viewport.width * viewport.height;
  const hidden = drawing ? hiddenPlaces(drawing, library.OPS, area) : [];
  const pieces = drawing ? withSoftHyphens(marked, drawing, library.OPS.showText) : marked;
  const isHidden = ({ transform: [, , , , x = 0, y = 0] }: TextPiece): boolean =>
    hidden.some((place) => Math.abs(place.x - x) < 0.8 && Math.abs(place.y - y) < 0.8);
  const fonts = new Map<string, string>();
  const items: TextItem[] = [];
  for (const item of pieces) {
    if (item.str === '' || isHidden(item)) continue;
    const matrix: number[] = library.Util.transform(viewport.transform, item.transform);
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
    const size = Math.hypot(c, d);
    // Rotated text is a watermark or an ornament, not a line of the resume.
    if (size < 1 || Math.abs(b) > Math.abs(a) * 0.2) continue;
    let font = fonts.get(item.fontName);
    if (font === undefined) {
      font = fontName(page, item.fontName);
      fonts.set(item.fontName, font);
    }
    items.push({
      text: item.str,
      x,
      y,
      width: item.width,
      size,
      bold: /bold|black|heavy|demi|-medi$|CMBX|SFBX|-B$/i.test(font),
      italic: /ital|obli|CMTI|SFTI|-I$/i.test(font),
      font,
    });
  }
  return { page: number, width: viewport.width, height: viewport.height, items };
}

/** What the library tells of one piece of text. */
interface TextPiece {
  str: string;
  width: number;
  transform: number[];
  fontName: string;
}

type Content = Awaited<ReturnType<PdfPage['getTextContent']>>['items'];

function pieceOf(item: Content[number]): TextPiece[] {
  return 'str' in item ? [item] : [];
}

/**
 * The pieces of text of a page where marked parts have a text of their own with other letters than
 * their glyphs; null when none has, because the library finds spaces better without the marks.
 */
async function withMarkTexts(page: PdfPage, marks: MarkTexts[]): Promise<TextPiece[] | null> {
  if (marks.length === 0) return null;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const begun = items.filter((item) => 'type' in item && item.type.startsWith('begin')).length;
  const texts = marks.find((one) => one.length === begun) ?? [];
  const pieces: TextPiece[] = [];
  const open: { text: string | null; drawn: string; first: TextPiece | null }[] = [];
  let mark = 0;
  let differs = false;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type.startsWith('begin')) {
        open.push({ text: texts[mark] ?? null, drawn: '', first: null });
        mark += 1;
      } else {
        const { text = null, drawn = '' } = open.pop() ?? {};
        // Marks that stand elsewhere than their text are not in the order expected.
        if (text !== null && drawn.length > text.length + 3) return null;
        differs ||= text !== null && letters(text) !== letters(drawn);
      }
      continue;
    }
    const own = open.findLast((one) => one.text !== null);
    if (own) own.drawn += item.str;
    // The space before a mark can be told within it, and is no part of its text.
    const isSpace = item.str.trim() === '' && !own?.first;
    if (!own || isSpace) pieces.push({ ...item });
    else if (item.str === '') pieces.push({ ...item });
    else if (own.first) own.first.width += item.width;
    else {
      own.first = { ...item, str: own.text ?? item.str };
      pieces.push(own.first);
    }
  }
  return differs ? pieces : null;
}

function letters(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

function fontName(page: PdfPage, id: string): string {
  if (!page.commonObjs.has(id)) return '';
  const font: unknown = page.commonObjs.get(id);
  if (typeof font !== 'object' || font === null || !('name' in font)) return '';
  return typeof font.name === 'string' ? font.name.replace(/^[A-Z]{6}\+/, '') : '';
}

function asReadError(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new ResumeReadError(name === 'PasswordException' ? 'password_protected' : 'damaged');
}
