/**
 * Ranks postings for people: `npm run -s jobs:match -- --jobs FILE --queries FILE [--top N]`. Both
 * are JSON lines; it prints one line for each query, by the scorer of the server.
 */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { JobIndex } from '#server/matching/index/jobIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';
import { recommend } from '#server/matching/recommend.ts';
import { runCommand, UsageError } from './lines/command.ts';
import { eachLine, LineProblem, print } from './lines/jsonLines.ts';
import { learnStoredTitles } from './lines/learnedTitles.ts';
import { candidateOf, jobOf } from './lines/matchInput.ts';

const usage = `Usage: npm run -s jobs:match -- --jobs FILE --queries FILE [--top N]
Jobs, JSON lines: {"id", "title", "company", "city", "state", "remote", "description"}; id and title are needed.
Queries, JSON lines: {"qid", "job_titles", "skills", "text", "years_experience", "education_level"}; qid is needed.
Prints {"qid", "ranked": [{"id", "score", "reasons"}]}: at most N jobs (100), the best first.
It uses what occupations:import stored. Stop the server first when the database is the embedded one.`;

const mostJobs = 1_000;

function read(args: string[]) {
  const options = {
    jobs: { type: 'string' },
    queries: { type: 'string' },
    top: { type: 'string', default: '100' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new UsageError('');
  }
}

await runCommand(usage, async (args) => {
  const { jobs: jobsFile, queries, top } = read(args);
  const limit = /^\d+$/.test(top) ? Number(top) : 0;
  if (jobsFile === undefined || queries === undefined) throw new UsageError('');
  if (limit < 1 || limit > mostJobs)
    throw new UsageError(`--top must be a number from 1 to ${mostJobs}.`);
  await learnStoredTitles();
  const jobs = new Map<string, JobRow>();
  let wrong = await eachLine(jobsFile, createReadStream(jobsFile), (fields) => {
    const job = jobOf(fields);
    if (jobs.has(job.jobId)) throw new LineProblem(`the id "${job.jobId}" was there before`);
    jobs.set(job.jobId, job);
  });
  const index = new JobIndex(jobs.values());
  wrong += await eachLine(queries, createReadStream(queries), (fields) => {
    const qid = fields.id('qid');
    const ranked = recommend(index, candidateOf(fields), { limit });
    print({
      qid,
      ranked: ranked.map(({ sourceGUID: id, score, reasons }) => ({ id, score, reasons })),
    });
  });
  return wrong > 0 ? 1 : 0;
});
