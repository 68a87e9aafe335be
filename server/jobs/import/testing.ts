import type { FeedFormat, FeedLine } from './feedLine.ts';
import { readFeed } from './readFeed.ts';

const today = '2026-11-20';

/** Bytes in pieces of a few, so that every seam of the reading is met. */
async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** All lines that reading the file gives; a value is written as JSON. */
export async function linesOf(
  format: FeedFormat | 'auto',
  file: string | Uint8Array | object,
  { company, size = 7 }: { company?: string; size?: number } = {},
): Promise<FeedLine[]> {
  const bytes =
    file instanceof Uint8Array
      ? file
      : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const lines: FeedLine[] = [];
  for await (const line of readFeed(pieces(bytes, size), { format, now: today, company })) {
    lines.push(line);
  }
  return lines;
}

/** "id", "id code" of a refusal or the code of an error, for each line. */
export const outcome = (lines: readonly FeedLine[]): string[] =>
  lines.map((line) =>
    'error' in line
      ? line.error.code
      : 'refused' in line
        ? `${line.id} ${line.refused.code}`
        : line.id,
  );
