/**
 * Checks the language of postings: `npm run -s language:check -- [FILE ...]`. Reads JSON lines and
 * prints one line for each, by the check that the server runs.
 */
import { categoryOf } from '#server/language/categories.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';
import { onlyFiles, runCommand } from './lines/command.ts';
import { eachLineOf, type Fields, print } from './lines/jsonLines.ts';

const usage = `Usage: npm run -s language:check -- [FILE ...]
Reads JSON lines from the files, or from the input: {"id", "title", "text"}; the title may be missing.
Prints {"id", "spans": [{"start", "end", "phrase", "category", "severity", "rationale", "alternatives"}]}.
start and end count UTF-16 units of the text; end is exclusive. A wrong line is named, and the rest goes on.`;

function check(fields: Fields): void {
  const id = fields.id('id');
  const text = fields.text('text');
  const title = fields.textOrNull('title');
  const spans = findAbleistLanguage(text, title === null ? {} : { title }).map(
    ({ start, end, phrase, rule, severity, rationale, alternatives }) => ({
      start,
      end,
      phrase,
      category: categoryOf(rule),
      severity,
      rationale,
      alternatives,
    }),
  );
  print({ id, spans });
}

await runCommand(usage, async (args) => ((await eachLineOf(onlyFiles(args), check)) > 0 ? 1 : 0));
