import { type Job, usePlainPosting } from '#src/api/queries/jobs.ts';
import { useDisplay } from '#src/session/display.ts';

/** Whether the person reads postings in plain words, and the plain view of this one, asked for then. */
export function usePlainView({ sourceGUID }: Job) {
  const isPlain = useDisplay(({ context }) => context.choices.Posting) === 'plain';
  return { isPlain, query: usePlainPosting(sourceGUID, isPlain) };
}
