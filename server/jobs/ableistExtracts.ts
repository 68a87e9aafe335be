import type { components } from '#openapi/jobs.ts';
import { keptByPosting } from '#server/jobs/keptByPosting.ts';
import type { JobText } from '#server/jobs/queries.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';

type Extract = components['schemas']['AbleistExtract'];

/** What is checked of a posting. */
export type CheckedText = Pick<
  JobText,
  'source_guid' | 'title' | 'soc_code' | 'description' | 'plain_text'
>;

/**
 * The flags of a posting's title, description and own plain-language version in order of the
 * text, each phrase once. Kept until the posting changes.
 */
export const ableistExtracts = (): ((job: CheckedText) => Extract[]) =>
  keptByPosting(['description', 'title', 'soc_code', 'plain_text'], extractsIn);

/** The flags of a posting, each phrase once. */
export function extractsIn(job: CheckedText): Extract[] {
  const { source_guid, title, soc_code, description, plain_text } = job;
  const text = [title, description, plain_text ?? ''].join('\n\n');
  const about = { title, ...(soc_code === null ? {} : { socCode: soc_code }) };
  const extracts = new Map<string, Extract>();
  for (const found of findAbleistLanguage(text, about)) {
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
