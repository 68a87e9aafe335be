import { cacheExpiry, isCacheFresh } from '#domain/jobCache.ts';
import { JOBS_PER_LOAD } from '#domain/limits.ts';
import { withoutClosed } from '#src/api/queries/recommendedCards.ts';
import type { JobPage } from '#src/api/queries/jobs.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';
import { readKept, writeKept } from '#src/tab/storage.ts';

interface KeptJobs {
  readonly expiry: number;
  /** The pages from the start of the list, without gaps. */
  readonly pages: readonly JobPage[];
}

function isKept(value: unknown): value is KeptJobs {
  return (
    typeof value === 'object' &&
    value !== null &&
    'expiry' in value &&
    typeof value.expiry === 'number' &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    value.pages.every(isPage)
  );
}

function isPage(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'total' in value &&
    typeof value.total === 'number' &&
    'jobs' in value &&
    Array.isArray(value.jobs)
  );
}

/**
 * Loads a page of all jobs without a search. Uses the copy in this tab for 24 hours, then asks
 * again (section 4, "Caches"). A tab's storage is small, so it keeps no descriptions, which no
 * card shows.
 * @param load asks the server
 */
export async function allJobsKept(
  userGuid: string,
  offset: number,
  load: () => Promise<JobPage>,
): Promise<JobPage> {
  const number = offset / JOBS_PER_LOAD;
  const known = freshlyKept(userGuid)?.pages[number];
  if (known) return openOnes(userGuid, known, number);
  const page = await load();
  // The stored copy may have changed during the call. After sign-out nothing is stored.
  const kept = freshlyKept(userGuid);
  const before = kept?.pages ?? [];
  if (number !== before.length || !isSignedIn(userGuid)) return page;
  const lean = { ...page, jobs: page.jobs.map((job) => ({ ...job, description: '' })) };
  writeKept(userGuid, 'allJobs', {
    expiry: kept?.expiry ?? cacheExpiry(Date.now()),
    pages: [...before, lean],
  });
  return page;
}

/** A kept page without the jobs that closed since. */
async function openOnes(userGuid: string, page: JobPage, number: number): Promise<JobPage> {
  const ids = page.jobs.map((job) => job.sourceGUID);
  const open = new Set(await withoutClosed(userGuid, ids));
  const gone = ids.length - open.size;
  if (gone === 0) return page;
  const left = {
    ...page,
    total: page.total - gone,
    jobs: page.jobs.filter((job) => open.has(job.sourceGUID)),
  };
  const kept = freshlyKept(userGuid);
  if (kept && isSignedIn(userGuid)) {
    const pages = kept.pages.map((one, index) =>
      index === number ? left : { ...one, total: one.total - gone },
    );
    writeKept(userGuid, 'allJobs', { expiry: kept.expiry, pages });
  }
  return left;
}

function freshlyKept(userGuid: string): KeptJobs | null {
  const kept = readKept(userGuid, 'allJobs');
  return isKept(kept) && isCacheFresh(kept.expiry, Date.now()) ? kept : null;
}
