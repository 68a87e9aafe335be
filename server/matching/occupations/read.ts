import type { Occupation, PreparationLevel } from './types.ts';

const head = /^(\d\d-\d{4}) ([1-5]) (.+)$/;

const isLevel = (n: number): n is PreparationLevel => Number.isInteger(n) && n >= 1 && n <= 5;

const phrases = (line: string): string[] =>
  line
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * Reads one major group's table: three lines an occupation, so a person can read and edit it.
 *
 *     43-4051 2 Customer Service Representatives
 *       everyday titles, separated by commas
 *       core skills, separated by commas
 *
 * @throws Error naming the line that is not of that shape (a mistake in our own table).
 */
export function readOccupations(table: string): Occupation[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  const found: Occupation[] = [];
  for (let at = 0; at < lines.length; at += 3) {
    const match = head.exec(lines[at] ?? '');
    const [, code, level, title] = match ?? [];
    const preparation = Number(level);
    const everydayTitles = phrases(lines[at + 1] ?? '');
    const skills = phrases(lines[at + 2] ?? '');
    if (code === undefined || title === undefined || !isLevel(preparation)) {
      throw new Error(`Not the first line of an occupation: "${lines[at]}"`);
    }
    if (everydayTitles.length === 0 || skills.length === 0) {
      throw new Error(`Occupation ${code} has no everyday titles or no skills`);
    }
    found.push({ code, title, level: preparation, everydayTitles, skills });
  }
  return found;
}
