import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentBlock } from '#domain/documents/blocks.ts';
import { directionOf } from '#domain/languages.ts';
import { type Html, html, Html as Written } from '#server/http/html.ts';
import type { DocumentFile } from '#domain/documents/documentFile.ts';

const style = new Written(
  `<style>${readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')}</style>`,
);

/** Writes a document as one page of HTML that needs nothing else, to read and to print. */
export function writePage({ language, title, blocks }: DocumentFile): Buffer {
  const { text } = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>${blocks.map(element)}</main>
      </body>
    </html>`;
  return Buffer.from(text);
}

function element(block: DocumentBlock): Html {
  switch (block.kind) {
    case 'heading':
      return {
        1: html`<h1>${block.text}</h1>`,
        2: html`<h2>${block.text}</h2>`,
        3: html`<h3>${block.text}</h3>`,
      }[block.level];
    case 'line':
      return html`<p>${block.text}</p>`;
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`;
  }
}
