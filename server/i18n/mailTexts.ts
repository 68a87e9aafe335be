import { existsSync, readFileSync } from 'node:fs';
import { ENGLISH, offeredLanguages } from '#domain/languages.ts';
import type { Texts } from '#server/i18n/words.ts';

/** The mails' texts of every language that people may choose, by its id. English is there. */
export type MailTexts = ReadonlyMap<string, Texts>;

function* flatten(value: unknown, prefix = ''): Iterable<[key: string, text: string]> {
  if (typeof value === 'string') yield [prefix, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* flatten(inner, prefix === '' ? key : `${prefix}.${key}`);
}

/** Texts as they stand in a file, by their keys: {"a": {"b": "text"}} has the key "a.b". */
export const textsIn = (content: unknown): Texts => new Map(flatten(content));

/** Reads server/i18n/LANGUAGE/mail.json. A text that a language does not have is in English. */
export function readMailTexts(isProduction: boolean): MailTexts {
  const read = (id: string): Texts => {
    const file = new URL(`./${id}/mail.json`, import.meta.url);
    return existsSync(file) ? textsIn(JSON.parse(readFileSync(file, 'utf8'))) : new Map();
  };
  const english = read(ENGLISH);
  return new Map(
    offeredLanguages(isProduction).map((id) => [id, new Map([...english, ...read(id)])]),
  );
}
