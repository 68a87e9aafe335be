import type { Rule } from './sources.ts';

/** The most lines a code file may have. A longer one holds more than one idea. */
export const mostLines = 350;

/** Tables that read best in one piece. An entry that is no longer needed fails. */
export const longTables: readonly string[] = [
  'scripts/sampleResumes/morePeople.ts',
  'scripts/sampleResumes/people.ts',
  'server/database/seed/feed/families/business.ts',
];

/** No file has more lines than the limit. */
export const shortEnough: Rule = ({ text }) => {
  const lines = text.trimEnd().split('\n').length;
  return lines > mostLines ? [`1 has ${lines} lines; ${mostLines} is the most`] : [];
};
