import { unzipSync } from 'fflate';
import { getResolvedPDFJS } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { DocumentBlock } from '#domain/documents/blocks.ts';
import { writePage } from '#server/documents/page.ts';
import { LettersMissing, writePdf } from '#server/documents/pdf.ts';
import type { DocumentFile } from '#domain/documents/documentFile.ts';
import { writeWord } from '#server/documents/word.ts';

const duties = Array.from({ length: 60 }, (_, at) => `Duty number ${at + 1} of many in this job.`);
const blocks: DocumentBlock[] = [
  { kind: 'heading', level: 1, text: 'Zoë Whitlock-O’Neil' },
  { kind: 'line', text: 'Łódź Street & Sons <hiring>' },
  { kind: 'heading', level: 2, text: 'Work history' },
  { kind: 'heading', level: 3, text: 'Baker' },
  { kind: 'line', text: 'March 2019 to Present' },
  { kind: 'list', items: duties },
  { kind: 'heading', level: 2, text: 'Skills' },
  { kind: 'list', items: ['Dough', 'Glazing'] },
];
const file: DocumentFile = {
  language: 'en-US',
  title: 'Resume of Zoë Whitlock-O’Neil',
  author: 'Zoë Whitlock-O’Neil',
  blocks,
  madeAt: new Date('2026-05-01T10:00:00Z'),
};
const words = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
const tags = blocks.map((block) =>
  block.kind === 'heading' ? `H${block.level}` : block.kind === 'line' ? 'P' : 'L',
);

interface Tag {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly Tag[];
}

async function openPdf(bytes: Buffer) {
  const library = await getResolvedPDFJS();
  return library.getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
}

describe('the PDF', () => {
  it('tags each piece as what it is, in order, over its pages', async () => {
    const document = await openPdf(await writePdf(file));
    expect(document.numPages).toBeGreaterThan(1);
    // Each page tells its own part of the tree.
    const parts = await Promise.all(
      Array.from({ length: document.numPages }, async (_, at) => {
        const page = await document.getPage(at + 1);
        const [root] = ((await page.getStructTree()) as Tag).children ?? [];
        expect(root?.role).toBe('Document');
        return root?.children ?? [];
      }),
    );
    const roles = parts.flatMap((part) => part.map(({ role }) => role));
    expect(roles.filter((role, at) => role !== 'L' || roles[at - 1] !== 'L')).toEqual(tags);
    const lists = parts.flat().filter(({ role }) => role === 'L');
    // A list that goes on names its items on both pages; they have content on one.
    const items = lists
      .flatMap(({ children = [] }) => children)
      .filter(({ children = [] }) => children.some((part) => part.children?.length));
    expect(items).toHaveLength(duties.length + 2);
    for (const item of items) {
      expect(item.role).toBe('LI');
      expect(item.children?.map(({ role }) => role)).toEqual(['Lbl', 'LBody']);
    }
  });

  it('has every word once, inside a tag, and says its language and title', async () => {
    const document = await openPdf(await writePdf(file));
    const texts: string[] = [];
    const untagged: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      for (const item of items) {
        if ('str' in item) {
          texts.push(item.str);
          if (depth === 0) untagged.push(item.str.trim());
        } else if (item.type === 'endMarkedContent') depth -= 1;
        else depth += 1;
      }
    }
    expect(untagged.filter(Boolean)).toEqual([]);
    const bare = (text: string) => text.replaceAll(/[\s•]/gu, '');
    expect(bare(texts.join(''))).toBe(bare(words.join('')));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: file.title, Language: 'en-US' });
  });

  it('is refused for letters that no font has', async () => {
    const [, ...others] = blocks;
    const heading = { kind: 'heading', level: 1, text: '김 Whitlock' } as const;
    await expect(writePdf({ ...file, blocks: [heading, ...others] })).rejects.toThrow(
      LettersMissing,
    );
  });
});

describe('the Word file', () => {
  it('has real headings and list items, with the words in order', async () => {
    const { 'word/document.xml': part } = unzipSync(await writeWord(file));
    const xml = Buffer.from(part ?? []).toString();
    const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gsu) ?? [];
    expect(paragraphs).toHaveLength(words.length);
    paragraphs.forEach((paragraph, at) =>
      expect(paragraph).toContain(
        words[at]?.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;') ?? '?',
      ),
    );
    const kinds = paragraphs.map(
      (paragraph) =>
        /<w:pStyle w:val="(?<style>Heading\d)"/u.exec(paragraph)?.groups?.style ??
        (paragraph.includes('<w:numPr>') ? 'item' : 'line'),
    );
    expect(kinds).toEqual(
      blocks.flatMap((block) =>
        block.kind === 'heading'
          ? `Heading${block.level}`
          : block.kind === 'line'
            ? 'line'
            : block.items.map(() => 'item'),
      ),
    );
  });
});

describe('the web page', () => {
  it('has one first heading, its language and title, and writes what was typed as text', () => {
    const page = writePage(file).toString();
    expect(page.match(/<h1>/gu)).toHaveLength(1);
    expect(page).toContain('<html lang="en-US"');
    expect(page).toContain(`<title>${file.title}</title>`);
    expect(page).toContain('Łódź Street &amp; Sons &lt;hiring&gt;');
    expect(page.match(/<li>/gu)).toHaveLength(duties.length + 2);
  });
});
