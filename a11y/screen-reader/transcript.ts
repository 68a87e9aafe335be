import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What somebody did, and what was heard of it. */
export interface Step {
  did: string;
  heard: readonly string[];
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const days = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

/** What is another one each time, and the word that stands for it. */
const changing: readonly [RegExp, string][] = [
  [/\b[\w.-]+-[0-9a-f]{8}@example\.com/g, '(email)'],
  [new RegExp(`\\b(?:${days})\\b`, 'g'), '(day)'],
  [new RegExp(`\\b(?:${months}) \\d{1,2}, \\d{4}\\b`, 'g'), '(date)'],
  [new RegExp(`\\b(?:${months}) \\d{1,2}\\b`, 'g'), '(date)'],
  [/\b\d{1,2}:\d{2}\s?[AP]M\b/g, '(time)'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/g, '(id)'],
  [/\s+/g, ' '],
];

/** The words without what is another one each time. */
export function normalised(words: string): string {
  return changing.reduce((text, [pattern, name]) => text.replace(pattern, name), words).trim();
}

/** A transcript as it stands in its file: each step, and below it what was heard, a line each. */
export function written(steps: readonly Step[]): string {
  const lines = steps.flatMap(({ did, heard }) => [
    did,
    ...(heard.length === 0 ? ['    (silence)'] : heard.map((words) => `    ${normalised(words)}`)),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * The recorded transcript of a task. With RECORD_TRANSCRIPTS this one is recorded first, once:
 * repetitions (--repeat-each 3) are compared with it.
 */
export function recorded(task: string, transcript: string, repetition: number): string {
  const file = join(import.meta.dirname, 'transcripts', `${task}.txt`);
  if (process.env['RECORD_TRANSCRIPTS'] && repetition === 0) writeFileSync(file, transcript);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
