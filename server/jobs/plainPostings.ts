import type { components } from '#openapi/jobs.ts';
import { keptByPosting } from '#server/jobs/keptByPosting.ts';
import type { JobText } from '#server/jobs/queries.ts';
import { plainPosting } from '#server/language/plain/plainPosting.ts';

type PlainPosting = components['schemas']['PlainPosting'];

const readColumns = [
  'description',
  'title',
  'soc_code',
  'company',
  'essential_duties',
  'plain_text',
] as const satisfies readonly (keyof JobText)[];

/**
 * A posting in plainer words. Kept until the posting changes.
 * @param extractsOf the flags of a posting, whose phrases stay as they are
 */
export const plainPostings = (
  extractsOf: (job: JobText) => readonly { readonly phrase: string }[],
): ((job: JobText) => PlainPosting) =>
  keptByPosting(readColumns, (job) => {
    const { inShort, blocks, ...rest } = plainPosting({
      title: job.title,
      company: job.company,
      description: job.description,
      plainText: job.plain_text,
      essentialDuties: job.essential_duties,
      flagged: extractsOf(job).map(({ phrase }) => phrase),
    });
    const { whatYouDo, whatYouNeed, niceToHave, when, howToApply } = inShort;
    return {
      sourceGUID: job.source_guid,
      inShort: {
        whatYouDo: [...whatYouDo],
        moreDuties: inShort.moreDuties,
        whatYouNeed: [...whatYouNeed],
        niceToHave: [...niceToHave],
        when: [...when],
        howToApply: [...howToApply],
      },
      blocks: blocks.map(({ kind, lines }) => ({ kind, lines: [...lines] })),
      ...rest,
    };
  });
