import type { components } from '#openapi/jobs.ts';
import type { JobText } from '#server/jobs/queries.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';

type Extract = components['schemas']['AbleistExtract'];

/** How many postings are remembered, because many people open the same ones. */
const mostKept = 1_000;

/**
 * The flags of a posting's title and description in order of the text, each phrase once. Kept
 * until the posting changes.
 */
export function ableistExtracts(): (job: JobText) => Extract[] {
  const kept = new Map<string, { readonly job: JobText; readonly extracts: Extract[] }>();
  return (job) => {
    const before = kept.get(job.source_guid);
    if (before && isSame(before.job, job)) return before.extracts;
    const extracts = extractsIn(job);
    kept.delete(job.source_guid);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(job.source_guid, { job, extracts });
    return extracts;
  };
}

const isSame = (a: JobText, b: JobText): boolean =>
  a.description === b.description && a.title === b.title && a.soc_code === b.soc_code;

/** The flags of a posting, each phrase once. */
export function extractsIn({ source_guid, title, soc_code, description }: JobText): Extract[] {
  const about = { title, ...(soc_code === null ? {} : { socCode: soc_code }) };
  const extracts = new Map<string, Extract>();
  for (const found of findAbleistLanguage(`${title}\n\n${description}`, about)) {
    const words = `${found.rule} ${found.phrase.toLowerCase()}`;
    if (extracts.has(words)) continue;
    extracts.set(words, {
      sourceGUID: source_guid,
      phrase: found.phrase,
      rationale: found.rationale,
      alternatives: [...found.alternatives],
      severity: found.severity,
      asksHealth: found.asksHealth,
    });
  }
  return [...extracts.values()];
}
