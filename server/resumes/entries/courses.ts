import { findDates } from '../fields/dates.ts';
import { readDegree } from '../fields/degrees.ts';
import type { Line } from '../layout/line.ts';
import { styleKey } from '../sections/findSections.ts';

const COURSES =
  /^(?:(?:relevant|related|selected|key|major) )*(?:coursework|courses|classes|activities|honou?rs|awards|electives)\b[^:]{0,24}:/iu;

/** Lists of courses and honors, with the lines they go on in, are no schools. */
export function withoutCourses(lines: Line[]): Line[] {
  let above: Line | null = null;
  return lines.filter((line) => {
    const begins = COURSES.test(line.text.trim());
    const goesOn = above !== null && isSameList(above, line);
    above = begins || goesOn ? line : null;
    return above === null;
  });
}

function isSameList(above: Line, line: Line): boolean {
  if (line.bullet || line.cells.length > 1 || line.gap > 1.75 || findDates(line.text).length > 0)
    return false;
  if (styleKey(line) !== styleKey(above) || readDegree(line.text)?.level) return false;
  const first = line.text.split(' ')[0]?.length ?? 0;
  const word = ((line.x1 - line.x0) * first) / Math.max(1, line.text.length);
  const full = above.x1 + word > above.right - above.size;
  return full || /[,;&]$/u.test(above.text) || (above.bullet && line.x0 > above.x0 + 3);
}
