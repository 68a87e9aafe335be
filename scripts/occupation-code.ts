/**
 * Reads occupations out of job titles: `npm run -s occupation:code -- [FILE ...]`. Reads JSON
 * lines and prints one line for each, by our own table and the titles of occupations:import.
 */
import { createEvidenceReader, type EvidenceReader, weigh } from '#server/matching/codeEvidence.ts';
import { listTexts } from '#server/matching/occupationQueries.ts';
import { occupationTitle } from '#server/matching/occupationTitle.ts';
import { settledBy } from '#server/matching/heldTitles.ts';
import { codesOfSkills } from '#server/matching/skillCodes.ts';
import { defaultTitleMatcher, knownTitles } from '#server/matching/titles.ts';
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

function code(fields: Fields, readEvidence: EvidenceReader): void {
  const id = fields.id('id');
  const title = fields.text('title');
  const description = fields.textOrNull('description') ?? '';
  const agreement = description === '' ? [] : codesOfSkills([description]);
  const likely = weigh(readEvidence(title)).slice(0, read);
  const codes = settledBy(likely, agreement)
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
  let texts: ReadonlyMap<string, string> = new Map();
  await learnStoredTitles(async (db) => {
    texts = await listTexts(db);
  });
  const readEvidence = createEvidenceReader(knownTitles(), texts, defaultTitleMatcher());
  return (await eachLineOf(files, (fields) => code(fields, readEvidence))) > 0 ? 1 : 0;
});
