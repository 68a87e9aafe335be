/**
 * Measures how hard our texts are to read: `npm run -s reading`. Prints the grade of each area of
 * texts by the formula of Flesch and Kincaid, then each text over its limit. Ends with 1 when there
 * is one.
 */
import { areaReadings, hardTexts, unexplained } from './reading/texts.ts';
import { readEnglishTexts } from './reading/english.ts';
import { isApart } from './reading/apart.ts';

const texts = (await readEnglishTexts()).filter(({ name }) => !isApart(name));
console.log('| texts | words | grade | at most |\n|---|---:|---:|---:|');
for (const { area, words, grade, most } of areaReadings(texts))
  console.log(`| ${area} | ${words} | ${grade.toFixed(1)} | ${most} |`);
const problems = [
  ...hardTexts(texts).map(
    ({ name, text, grade, most }) => `${name}: grade ${grade.toFixed(1)}, at most ${most}: ${text}`,
  ),
  ...unexplained(texts).map((short) => `${short} is not written out`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
