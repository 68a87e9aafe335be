/**
 * Loads the titles of O*NET's text files into the database of the settings, in place of those that
 * were loaded before: `npm run -s occupations:import -- DIR`.
 */
import { openStore } from '#server/jobs/feeds/openStore.ts';
import { replaceTitles } from '#server/matching/occupationQueries.ts';
import { readOnetTitles } from '#server/matching/onet.ts';
import { loadSettings, onlyFiles, runCommand, UsageError } from './lines/command.ts';

const usage = `Usage: npm run -s occupations:import -- DIR
DIR: the folder of O*NET's text files, with Occupation Data.txt, Alternate Titles.txt and Sample of Reported Titles.txt.
The server and the other commands read titles by them from their next start on.
Stop the server first when the database is the embedded one.`;

await runCommand(usage, async (args) => {
  const [folder, ...more] = onlyFiles(args);
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.');
  const titles = await readOnetTitles(folder);
  if (titles.length === 0) throw new Error(`${folder}: there is no title in these files.`);
  loadSettings();
  const database = await openStore(process.env);
  try {
    await replaceTitles(database.db, titles);
  } finally {
    await database.close();
  }
  const codes = new Set(titles.map(({ code }) => code));
  console.log(`${titles.length} titles of ${codes.size} occupations are stored.`);
  return 0;
});
