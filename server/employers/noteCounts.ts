import { setImmediate } from 'node:timers/promises';
import type { Db } from '#server/database/connect.ts';
import { listTexts, type TextVersion } from '#server/employers/companyJobQueries.ts';
import { extractsIn } from '#server/jobs/ableistExtracts.ts';

/** How many counts are remembered: about 3 MB. */
const mostKept = 20_000;
/** So many texts are read at a time, which takes a few milliseconds; others answer between. */
const atOnce = 25;

/**
 * Counts the language notes of jobs, as candidates see them. A count is kept until the row of its
 * job changes, because a company has many jobs and few of them change.
 */
export function noteCounts(
  db: Db,
): (jobs: readonly TextVersion[]) => Promise<ReadonlyMap<string, number>> {
  const kept = new Map<string, { readonly version: string; readonly notes: number }>();
  const keep = ({ source_guid, version }: TextVersion, notes: number) => {
    kept.delete(source_guid);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(source_guid, { version, notes });
  };
  return async (jobs) => {
    const counts = new Map<string, number>();
    const unread: TextVersion[] = [];
    for (const job of jobs) {
      const before = kept.get(job.source_guid);
      if (before?.version === job.version) counts.set(job.source_guid, before.notes);
      else unread.push(job);
    }
    for (let from = 0; from < unread.length; from += atOnce) {
      const some = unread.slice(from, from + atOnce);
      const texts = await listTexts(
        db,
        some.map(({ source_guid }) => source_guid),
      );
      const notes = new Map(texts.map((text) => [text.source_guid, extractsIn(text).length]));
      for (const job of some) {
        const count = notes.get(job.source_guid) ?? 0;
        keep(job, count);
        counts.set(job.source_guid, count);
      }
      await setImmediate();
    }
    return counts;
  };
}
