import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from './dates.ts';
import { looseHeadingKinds } from '../sections/headings.ts';
import { lookKey } from '../sections/findSections.ts';
import type { Section } from '../sections/findSections.ts';
import { isPlace, isStreet, parseAddress } from './address.ts';
import { readSkills } from './skills.ts';
import { titleScore, wordsOf } from './words.ts';

const SHORTEST_LIST = 3;

/**
 * "Technical Skills: SQL, PHP" as a line of a section of something else, such as "Additional",
 * with the lines it wraps to.
 */
export function readInlineSkills(sections: Section[]): Found<string>[] {
  for (const { lines } of sections.filter((s) => s.kind === 'other' || s.kind === 'top')) {
    const own: Line[] = [];
    for (const line of lines) {
      const label = /^([^:]{3,40}):\s+\S/u.exec(line.text)?.[1];
      if (label !== undefined && looseHeadingKinds(label)[0] === 'skills') own.push(line);
      else if (own.length > 0 && (label !== undefined || line.bullet || line.gap > 1.6)) break;
      else if (own.length > 0) own.push(line);
    }
    if (own.length > 0) return readSkills(own);
  }
  return [];
}

/**
 * Skills without a heading: a list of short lines in one style near name and contact, as in a
 * sidebar. Used only when no section is headed as skills.
 */
export function readLooseSkills(sections: Section[]): Found<string>[] {
  const places = new Set(['top', 'contact', 'summary']);
  for (const section of sections.filter((s) => places.has(s.kind))) {
    let list: Line[] = [];
    for (const line of [...section.lines, null]) {
      const last = list.at(-1);
      const fits = line !== null && isItem(line);
      if (fits && (!last || (lookKey(last) === lookKey(line) && last.column === line.column))) {
        list.push(line);
        continue;
      }
      if (list.length >= SHORTEST_LIST) return list.map((item) => found(item.text, 0.55, item));
      list = fits ? [line] : [];
    }
  }
  return [];
}

function isItem(line: Line): boolean {
  const { text } = line;
  const words = wordsOf(text).length;
  if (words === 0 || words > 4 || line.cells.length > 1 || /[@:/|.]|\d{3}/u.test(text))
    return false;
  return (
    findDates(text).length === 0 &&
    !isPlace(text) &&
    !isStreet(text) &&
    !parseAddress(text) &&
    titleScore(text) < 2.5
  );
}
