import { textOfBlocks } from '#domain/postingBlocks.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { usePlainView } from '#src/components/job/usePlainView.ts';

/** The text of a posting that is on the page: the plain one where the person wants it and it is there. */
export function useShownText(job: Job): string {
  const { isPlain, query } = usePlainView(job);
  return isPlain && query.data ? textOfBlocks(query.data.blocks) : job.description;
}
