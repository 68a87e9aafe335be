/**
 * Loads the titles of O*NET's text files, of ESCO's CSV or of both into the database of the
 * settings, in place of those of the same source: `npm run -s occupations:import -- DIR`.
 */
import { openStore } from '#server/jobs/feeds/openStore.ts';
import { escoFile } from '#server/matching/esco.ts';
import { replaceTexts, replaceTitles } from '#server/matching/occupationQueries.ts';
import { onetFiles, onetTaskFile } from '#server/matching/onet.ts';
import { readOccupationFiles } from '#server/matching/occupationFiles.ts';
import { loadSettings, onlyFiles, runCommand, UsageError } from './lines/command.ts';

const usage = `Usage: npm run -s occupations:import -- DIR
DIR: a folder with O*NET's text files (${onetFiles.join(', ')}), with ESCO's ${escoFile}, or with all of them.
Beside O*NET's three, ${onetTaskFile} helps occupation:code to tell work apart; it may be missing.
The titles of one source take the place of those that were loaded from it before; those of the other stay.
The server and the other commands read titles by them from their next start on.
Stop the server first when the database is the embedded one.`;

await runCommand(usage, async (args) => {
  const [folder, ...more] = onlyFiles(args);
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.');
  const found = await readOccupationFiles(folder);
  loadSettings();
  const database = await openStore(process.env);
  try {
    for (const { system, name, titles, texts } of found) {
      await replaceTitles(database.db, system, titles);
      if (texts) await replaceTexts(database.db, texts);
      const codes = new Set(titles.map(({ code }) => code));
      console.log(`${name}: ${titles.length} titles of ${codes.size} occupations are stored.`);
    }
  } finally {
    await database.close();
  }
  return 0;
});
