/** So many jobs are in a mail. */
const mostJobs = 10;
/** So many of them of one company. */
const mostOfOne = 3;

interface Listed {
  readonly source_guid: string;
  readonly company: string | null;
}

/**
 * The jobs that stand in a mail, in the order of the ids. Postings that name no company count as
 * each of another one.
 */
export function listed<Job extends Listed>(
  ids: readonly string[],
  jobs: readonly Job[],
): readonly Job[] {
  const byId = new Map(jobs.map((job) => [job.source_guid, job]));
  const ofCompany = new Map<string, number>();
  const chosen: Job[] = [];
  for (const id of ids) {
    const job = byId.get(id);
    if (!job) continue;
    const company = job.company?.toLowerCase() ?? id;
    const before = ofCompany.get(company) ?? 0;
    if (before >= mostOfOne) continue;
    ofCompany.set(company, before + 1);
    chosen.push(job);
    if (chosen.length === mostJobs) break;
  }
  return chosen;
}
