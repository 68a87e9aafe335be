/**
 * Ranks the job titles of one file by how alike they are to each title of another:
 * `npm run -s titles:similar -- --queries FILE --corpus FILE`.
 */
import { parseArgs } from 'node:util';
import { createTitleRanking } from '#server/matching/similarTitles.ts';
import { runCommand, UsageError } from './lines/command.ts';
import { print } from './lines/jsonLines.ts';
import { learnStoredTitles } from './lines/learnedTitles.ts';
import { readTitleList } from './lines/titleList.ts';

const usage = `Usage: npm run -s titles:similar -- --queries FILE --corpus FILE
Both files are tab-separated with a heading line: id, title.
Prints for each query {"qid", "ranked": [{"id", "score"}]}: all titles of the corpus, the most alike first.
Its last line, on stderr, is the processor time of ranking and printing one query.
It uses what occupations:import stored. Stop the server first when the database is the embedded one.`;

function read(args: string[]) {
  const options = { queries: { type: 'string' }, corpus: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new UsageError('');
  }
}

await runCommand(usage, async (args) => {
  const { queries, corpus } = read(args);
  if (queries === undefined || corpus === undefined) throw new UsageError('');
  const asked = await readTitleList(queries);
  const list = await readTitleList(corpus);
  await learnStoredTitles();
  const rank = createTitleRanking(list);
  const start = process.cpuUsage();
  for (const { id: qid, title } of asked) {
    const ranked = rank(title).map(({ id, score }) => ({ id, score: Number(score.toFixed(6)) }));
    print({ qid, ranked });
  }
  const { user, system } = process.cpuUsage(start);
  const each = (user + system) / 1000 / Math.max(1, asked.length);
  console.error(`${asked.length} titles ranked over ${list.length}: ${each.toFixed(1)} ms each`);
  return 0;
});
