import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportTexts } from './report.ts';
import type { NamedText } from './texts.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['src/i18n/en', 'server/i18n/en'] as const;

function flatten(value: unknown, name: string): NamedText[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, name.includes(':') ? `${name}.${key}` : `${name}:${key}`),
  );
}

/** All English texts of the pages, of the mails and of the report, each by its area and key. */
export async function readEnglishTexts(): Promise<NamedText[]> {
  const texts: NamedText[] = [];
  for (const folder of folders)
    for (const file of (await readdir(join(root, folder))).sort()) {
      const content: unknown = JSON.parse(await readFile(join(root, folder, file), 'utf8'));
      texts.push(...flatten(content, file.replace('.json', '')));
    }
  return [...texts, ...reportTexts()];
}
