/**
 * Reads occupations out of job titles: `npm run -s occupation:code -- [FILE ...]`. Reads JSON
 * lines and prints one line for each, by our own table and the titles of occupations:import.
 */
import { occupationTitle } from '#server/matching/occupationTitle.ts';
import { settledBy } from '#server/matching/heldTitles.ts';
import { codesOfSkills } from '#server/matching/skillCodes.ts';
import { codesForTitle } from '#server/matching/titles.ts';
import { onlyFiles, runCommand } from './lines/command.ts';
import { eachLineOf, type Fields, print } from './lines/jsonLines.ts';
import { learnStoredTitles } from './lines/learnedTitles.ts';

const usage = `Usage: npm run -s occupation:code -- [FILE ...]
Reads JSON lines from the files, or from the input: {"id", "title", "description"}; the description may be missing.
Prints {"id", "codes": [{"code", "title", "confidence"}]}: at most five SOC 2018 codes, the likeliest first.
It uses what occupations:import stored. Stop the server first when the database is the embedded one.`;

const shown = 5;
/** More are read, for a description can lift one. */
const read = 10;

function code(fields: Fields): void {
  const id = fields.id('id');
  const title = fields.text('title');
  const description = fields.textOrNull('description') ?? '';
  const agreement = description === '' ? [] : codesOfSkills([description]);
  const codes = settledBy(codesForTitle(title, { limit: read }), agreement)
    .slice(0, shown)
    .map((found) => ({
      code: found.code,
      title: occupationTitle(found.code),
      confidence: Number(Math.min(1, found.score).toFixed(3)),
    }));
  print({ id, codes });
}

await runCommand(usage, async (args) => {
  const files = onlyFiles(args);
  await learnStoredTitles();
  return (await eachLineOf(files, code)) > 0 ? 1 : 0;
});
