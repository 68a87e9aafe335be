import PDFDocument from 'pdfkit';
import type { DocumentBlock } from '#domain/documents/blocks.ts';
import { fontFile, LETTER_SETS, type LetterSet, type Weight } from '#server/documents/fonts.ts';
import type { DocumentFile } from '#domain/documents/documentFile.ts';

/** Points: a US Letter page with one inch less a little around it. */
const MARGIN = 60;
const INDENT = 16;
const TEXT_SIZE = 11;
const SIZES = { 1: 22, 2: 14, 3: 11.5 } as const;
const GAPS = { 1: 0, 2: 16, 3: 9 } as const;
/** A heading does not stand alone at the foot of a page: points for it and two lines. */
const WITH_HEADING = 70;
/** Points of one line of text. */
const LINE = 18;
const BULLET = '•';

/** The PDF cannot be made: no font of the server has these letters. */
export class LettersMissing extends Error {}

/**
 * Writes a tagged PDF (PDF/UA-1) with its fonts in it: headings, paragraphs and lists are marked as
 * such, in the order in which they are read.
 * @throws LettersMissing
 */
export async function writePdf(file: DocumentFile): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    // Its types do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: file.language,
    displayTitle: true,
    info: { Title: file.title, Author: file.author, CreationDate: file.madeAt },
  });
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pen = penFor(doc);
  for (const block of file.blocks) write(doc, root, block, pen);
  root.end();
  doc.end();
  return bytes;
}

type Doc = PDFKit.PDFDocument;
type Pen = ReturnType<typeof penFor>;

/**
 * Adds a piece below what stands there. Each element is added before it is filled, and a new page
 * begun between elements: what begins a page within one would stand outside of its tag.
 */
function write(doc: Doc, parent: PDFKit.PDFStructureElement, block: DocumentBlock, pen: Pen): void {
  switch (block.kind) {
    case 'heading':
      pen.space(GAPS[block.level]);
      pen.keep(WITH_HEADING);
      parent.add(
        doc.struct(`H${block.level}`, {}, () =>
          pen.write(block.text, { weight: 700, size: SIZES[block.level] }),
        ),
      );
      break;
    case 'line':
      pen.keep(LINE);
      parent.add(doc.struct('P', {}, () => pen.write(block.text)));
      break;
    case 'list': {
      const list = doc.struct('L');
      parent.add(list);
      for (const item of block.items) {
        pen.keep(LINE);
        list.add(
          doc.struct('LI', {}, [
            doc.struct('Lbl', {}, () => pen.label(BULLET)),
            doc.struct('LBody', {}, () => pen.write(item, { indent: INDENT })),
          ]),
        );
      }
      list.end();
    }
  }
}

/** Sets text below what was set before. */
function penFor(doc: Doc) {
  const fontOf = openFonts(doc);
  return {
    space: (points: number) => {
      if (doc.y > MARGIN) doc.y += points;
    },
    keep: (points: number) => {
      if (doc.y + points > doc.page.height - MARGIN) doc.addPage();
    },
    /** At the start of a line, which stays open for what follows it. */
    label: (text: string) => {
      fontOf(text, 400);
      doc.fontSize(TEXT_SIZE);
      const { y } = doc;
      doc.text(text, MARGIN, y, { lineBreak: false });
      doc.y = y;
    },
    write: (
      text: string,
      {
        weight = 400,
        size = TEXT_SIZE,
        indent = 0,
      }: { weight?: Weight; size?: number; indent?: number } = {},
    ) => {
      const runs = runsOf(text, (letter) => fontOf(letter, weight));
      doc.x = MARGIN + indent;
      runs.forEach((run, at) => {
        doc
          .font(nameOf(run.set, weight))
          .fontSize(size)
          .text(run.text, {
            width: doc.page.width - 2 * MARGIN - indent,
            continued: at < runs.length - 1,
            lineGap: 2,
          });
      });
      doc.x = MARGIN;
    },
  };
}

const nameOf = (set: LetterSet, weight: Weight) => `${set}-${weight}`;

/** Registers the fonts, and finds the one that has the letters of a text. @throws LettersMissing */
function openFonts(doc: Doc) {
  const fonts = new Map<string, FontLetters>();
  for (const set of LETTER_SETS)
    for (const weight of [400, 700] as const) {
      const name = nameOf(set, weight);
      doc.registerFont(name, fontFile(set, weight));
      doc.font(name);
      fonts.set(name, lettersOf(doc));
    }
  return (text: string, weight: Weight): LetterSet => {
    const set = LETTER_SETS.find((name) => {
      const font = fonts.get(nameOf(name, weight));
      return [...text].every((letter) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    });
    if (set === undefined) throw new LettersMissing(text);
    doc.font(nameOf(set, weight));
    return set;
  };
}

interface FontLetters {
  hasGlyphForCodePoint: (codePoint: number) => boolean;
}

/** The library keeps the font that it opened under a name that its types leave out. */
function lettersOf(doc: Doc): FontLetters {
  const { _font: embedded } = doc as Doc & { readonly _font: { readonly font: FontLetters } };
  return embedded.font;
}

/** Cuts a text where the next letter needs another font. */
function runsOf(text: string, setOf: (letter: string) => LetterSet) {
  const runs: { set: LetterSet; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const set = setOf(letter);
    const last = runs.at(-1);
    if (last?.set === set) last.text += letter;
    else runs.push({ set, text: letter });
  }
  return runs;
}

async function collect(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}
