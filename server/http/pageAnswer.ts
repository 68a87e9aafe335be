import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '#domain/languages.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';
import { html, Html } from '#server/http/html.ts';

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
// The hash is of all that stands between its tags, spaces too.
const styleElement = new Html(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing runs and nothing is loaded; a form may be sent to this server. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A page that the API itself answers, for somebody who follows a link of a mail without a session:
 * a heading, a few sentences, at most one form.
 * @param page.language of every word in it
 * @param page.title the heading, also the title of the window
 */
export function pageAnswer(page: {
  readonly language: string;
  readonly title: string;
  readonly product: string;
  readonly main: Html;
}): FileAnswer {
  const { language, title, product, main } = page;
  const { text } = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${product}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <p class="product">${product}</p>
          <h1 id="title">${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
  return new FileAnswer(Buffer.from(text), 'text/html; charset=utf-8', { policy });
}
