/**
 * Prints how often candidates said what against which reason of recommended jobs, of whomever:
 * `npm run -s reasons:told`. A JSON line for each reason and answer, the most frequent first.
 */
import { openStore } from '#server/jobs/feeds/openStore.ts';
import { countFeedback } from '#server/matching/feedbackQueries.ts';
import { loadSettings, onlyFiles, runCommand, UsageError } from './lines/command.ts';

const usage = `Usage: npm run -s reasons:told
Stop the server first when the database is the embedded one.`;

await runCommand(usage, async (args) => {
  if (onlyFiles(args).length > 0) throw new UsageError('This command takes nothing.');
  loadSettings();
  const database = await openStore(process.env);
  try {
    for (const line of await countFeedback(database.db)) console.log(JSON.stringify(line));
  } finally {
    await database.close();
  }
  return 0;
});
