import { isPlace } from '../fields/address.ts';
import { findDates } from '../fields/dates.ts';
import { readDegree } from '../fields/degrees.ts';
import { SCHOOL, wordsOf } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import { lookKey } from '../sections/findSections.ts';

/**
 * "Dade County Adult / Education Center": joins a school's or degree's name that continues on the
 * next line in the same style.
 */
export function joinSchoolNames(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOnBelow(last, line)) {
      const text = `${last.text} ${line.text}`;
      const runs = [...(last.cells[0]?.runs ?? []), ...(line.cells[0]?.runs ?? [])];
      const spaced = runs.map((run, i) => (i === 0 ? run : { ...run, text: ` ${run.text}` }));
      const styled = lookKey(last) === lookKey(line) ? [] : spaced;
      const cells = line.cells.map((cell) => ({ ...cell, text, runs: styled }));
      joined[joined.length - 1] = { ...last, text, cells, x1: line.x1 };
    } else joined.push(line);
  }
  return joined;
}

/** "Oak Early College High" above "School". */
const KIND_OF_SCHOOL = /\b(?:High|Middle|Grammar|Secondary|Medical|Law|Business)$/u;

function goesOnBelow(last: Line, line: Line): boolean {
  const look = lookKey(line);
  // "**B.S. in Biology** | Lakes" goes on in the style that it ends with.
  const alike =
    (lookKey(last) === look || endLook(last) === look) && line.gap < 1.45 && !line.bullet;
  if (!alike || last.cells.length > 1 || line.cells.length > 1) return false;
  if (/\b(?:of|and|for|the|at|in|&)$/iu.test(last.text)) return true;
  if (readDegree(line.text)) return false;
  // The next word did not fit: "B.S. in Information / Systems", "Alamo Plains / University".
  const word = ((line.x1 - line.x0) * (line.text.split(' ')[0]?.length ?? 0)) / line.text.length;
  const broken = last.x1 + word > line.right - 0.5 * line.size;
  if (/^school$/iu.test(line.text.trim()) && KIND_OF_SCHOOL.test(last.text)) return true;
  const school = SCHOOL.test(line.text);
  if (school && /^\p{Lu}\p{L}+$/u.test(line.text.trim())) {
    const large = (line.bold || line.size > 11.5) && !readDegree(last.text);
    return (
      (broken || large) && (!SCHOOL.test(last.text) || (broken && KIND_OF_SCHOOL.test(last.text)))
    );
  }
  if (
    findDates(last.text).length > 0 ||
    (school && (SCHOOL.test(last.text) || readDegree(last.text)))
  ) {
    return broken && KIND_OF_SCHOOL.test(last.text);
  }
  if (school && (line.bold || line.size > 11.5)) return true;
  // "**Associate of Applied** / **Science in Supply Chain**" wraps in a style of its own.
  const most = line.bold && readDegree(last.text) ? 6 : 3;
  const short = wordsOf(line.text).length <= most && findDates(line.text).length === 0;
  // "University of Southeast" / "Michigan" is no place in a style of its own.
  const isName = line.bold && last.bold && !line.text.includes(',');
  return broken && short && (isName || !isPlace(line.text));
}

function endLook(line: Line): string {
  const end = line.cells[0]?.runs.findLast((run) => run.text.trim() !== '');
  return end ? lookKey({ ...line, ...end }) : '';
}
