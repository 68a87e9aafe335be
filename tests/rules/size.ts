import type { Rule } from './sources.ts';

/** Lines a file of code may have; a longer one holds more than one idea. */
export const mostLines = 350;

/** Tables that read best in one piece. A line here that is not needed any more fails. */
export const longTables: readonly string[] = [
  'scripts/sampleResumes/morePeople.ts',
  'scripts/sampleResumes/people.ts',
  'server/database/seed/feed/families/business.ts',
];

export const shortEnough: Rule = ({ text }) => {
  const lines = text.trimEnd().split('\n').length;
  return lines > mostLines ? [`1 has ${lines} lines; ${mostLines} is the most`] : [];
};
