/** A message as sent, read as a mail program does. */
export interface MailMessage {
  readonly subject: string;
  /** Content-Language. */
  readonly language: string;
  readonly text: string;
  readonly html: string;
}

/** @param message its source, with its headers: one part of text and one of HTML */
export function readMessage(message: string): MailMessage {
  const [head = '', body = ''] = split(message);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const [headers = '', content = ''] =
      parts.find(([each = '']) => each.toLowerCase().includes(type)) ?? [];
    return decode(headers, content).replaceAll('\r\n', '\n');
  };
  return {
    subject: decodeWords(headerOf(head, 'Subject')),
    language: headerOf(head, 'Content-Language'),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
}

function split(message: string): [head: string, body: string] {
  const end = message.indexOf('\r\n\r\n');
  return [message.slice(0, end), message.slice(end + 4)];
}

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';

function decode(headers: string, content: string): string {
  if (/encoding: base64/i.test(headers)) return Buffer.from(content, 'base64').toString('utf8');
  return /encoding: quoted-printable/i.test(headers)
    ? quotedPrintable(content.replaceAll(/=\r\n/g, ''))
    : content;
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');

/** Words of a header that are not ASCII (RFC 2047). */
const decodeWords = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
