import { directionOf } from '#domain/languages.ts';
import type { MailTexts } from '#server/i18n/mailTexts.ts';
import { isolate } from '#domain/isolate.ts';
import { type Phrase, say, wordsIn } from '#server/i18n/words.ts';
import type { Item, Letter, Mail, Part } from '#server/mail/mail.ts';

/** The marks of isolate(). */
const marks = /[\u2068\u2069]/g;

/** Writes a letter in a language, or in English where there are no texts of it. */
export function writeMail(letter: Letter, wanted: string | null, texts: MailTexts): Mail {
  const { language, write } = wordsIn(texts, wanted);
  const words = (phrase: Phrase | string) =>
    typeof phrase === 'string' ? isolate(phrase) : write(phrase);
  const direction = directionOf(language);
  const plain = (text: string) => (direction === 'rtl' ? text : text.replaceAll(marks, ''));
  const parts: readonly Part[] = [
    [letter.greeting ?? say('greeting')],
    ...letter.parts,
    [say('sender')],
  ];
  // A mail program shows the subject alone, so that only its own marks would be seen.
  const subject = words(letter.subject).replaceAll(marks, '');
  return {
    to: letter.to,
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
    ...(letter.attachment === undefined ? {} : { attachment: letter.attachment }),
    ...(letter.stopUrl === undefined ? {} : { stopUrl: letter.stopUrl }),
    language,
    subject,
    text: `${parts.map((part) => plain(textOf(part, words))).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body lang="${language}" dir="${direction}" style="font:1rem/1.5 sans-serif;max-width:40rem">
<h1 style="font-size:1.25rem">${escape(subject)}</h1>
${parts.map((part) => htmlOf(part, words)).join('\n')}
</body>
</html>
`,
  };
}

type Words = (phrase: Phrase | string) => string;

function textOf(part: Part, words: Words): string {
  if ('code' in part) return part.code;
  if ('link' in part) return part.words ? `${words(part.words)}\n${part.link}` : part.link;
  if ('items' in part)
    return part.items
      .map(({ title, link, lines }) => [words(title), ...lines.map(words), link].join('\n'))
      .join('\n\n');
  if ('lines' in part) return part.lines.map(words).join('\n');
  return part.map(words).join(' ');
}

/** As high as a finger needs, because mails are read on telephones. */
const linkStyle = 'style="display:inline-block;min-width:2.75rem;padding:.65rem 0"';

function htmlOf(part: Part, words: Words): string {
  const html = (phrase: Phrase | string) =>
    escape(words(phrase)).replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>');
  if ('code' in part)
    return `<p dir="ltr" style="font-size:1.5rem"><strong>${escape(part.code)}</strong></p>`;
  if ('link' in part) {
    const href = escape(part.link);
    return part.words
      ? `<p><a ${linkStyle} href="${href}">${html(part.words)}</a></p>`
      : `<p><a ${linkStyle} dir="ltr" href="${href}">${href}</a></p>`;
  }
  if ('items' in part)
    return `<ul>\n${part.items.map((item) => itemOf(item, html)).join('\n')}\n</ul>`;
  if ('lines' in part)
    return `<ul>${part.lines.map((line) => `<li>${html(line)}</li>`).join('')}</ul>`;
  return `<p>${part.map(html).join(' ')}</p>`;
}

function itemOf({ title, link, lines }: Item, html: (words: Phrase | string) => string): string {
  const heading = `<h2 style="font-size:1rem;margin:.5rem 0 0"><a ${linkStyle} href="${escape(link)}">${html(title)}</a></h2>`;
  return `<li>${heading}<p style="margin:0">${lines.map(html).join('<br>')}</p></li>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (each) => entities[each] ?? each);
