/** How many postings are remembered, because many people open the same ones. */
const mostKept = 1_000;

/** What is read of a posting, kept until one of these columns changes. */
export function keptByPosting<Row extends { readonly source_guid: string }, Made>(
  columns: readonly (keyof Row)[],
  make: (job: Row) => Made,
): (job: Row) => Made {
  const kept = new Map<string, { readonly from: string; readonly made: Made }>();
  return (job) => {
    const from = JSON.stringify(columns.map((column) => job[column]));
    const before = kept.get(job.source_guid);
    if (before?.from === from) return before.made;
    const made = make(job);
    kept.delete(job.source_guid);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(job.source_guid, { from, made });
    return made;
  };
}
