import { textOfBlocks } from '#domain/postingBlocks.ts';
import { type Job, usePlainPosting } from '#src/api/queries/jobs.ts';
import { useDisplay } from '#src/session/display.ts';

/** The text of a posting that is on the page: the plain one where the person wants it and it is there. */
export function useShownText(job: Job): string {
  const isPlain = useDisplay(({ context }) => context.choices.Posting) === 'plain';
  const { data: plain } = usePlainPosting(job.sourceGUID, isPlain);
  return isPlain && plain ? textOfBlocks(plain.blocks) : job.description;
}
