import type { components } from '#openapi/jobs.ts';
import { keptByPosting } from '#server/jobs/keptByPosting.ts';
import type { JobText } from '#server/jobs/queries.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';

type Extract = components['schemas']['AbleistExtract'];

/**
 * The flags of a posting's title and description in order of the text, each phrase once. Kept
 * until the posting changes.
 */
export const ableistExtracts = (): ((job: JobText) => Extract[]) =>
  keptByPosting(['description', 'title', 'soc_code'], extractsIn);

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
