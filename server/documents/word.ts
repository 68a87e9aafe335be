import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import type { DocumentBlock } from '#domain/documents/blocks.ts';
import type { DocumentFile } from '#domain/documents/documentFile.ts';

const FONT = 'Arial';
const BULLETS = 'bullets';
const LEVELS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

/** Half points, and twentieths of a point before it. */
const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after: 40 }, keepNext: true },
});

/** Writes a Word file with real headings and lists, so that it is navigated and changed as such. */
export async function writeWord(file: DocumentFile): Promise<Buffer> {
  const document = new Document({
    title: file.title,
    creator: file.author,
    lastModifiedBy: file.author,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 22, language: { value: file.language } },
          paragraph: { spacing: { after: 20 } },
        },
        heading1: heading(44, 0),
        heading2: heading(28, 280),
        heading3: heading(23, 140),
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 320, hanging: 320 } } },
            },
          ],
        },
      ],
    },
    sections: [{ children: file.blocks.flatMap(paragraphs) }],
  });
  return Packer.toBuffer(document);
}

function paragraphs(block: DocumentBlock): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: LEVELS[block.level], children: [new TextRun(block.text)] })];
    case 'line':
      return [new Paragraph({ children: [new TextRun(block.text)] })];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            numbering: { reference: BULLETS, level: 0 },
            children: [new TextRun(item)],
          }),
      );
  }
}
