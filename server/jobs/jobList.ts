import { Problem } from '#server/http/problem.ts';
import { isGuid } from '#server/identity/guid.ts';

/** The most jobs ever recommended. */
const listMax = 200;

/**
 * The ids of a JobListString, in its order, each once.
 * @throws Problem 400 job_list when one is not an id, or when there are more than 200
 */
export function readJobList(text: string): string[] {
  const ids = text
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  const detail = ids.every(isGuid)
    ? `At most ${listMax} jobs can be asked for at once.`
    : 'Each entry must be the id of a job.';
  const unique = [...new Set(ids)];
  if (unique.length > listMax || !unique.every(isGuid))
    throw new Problem(
      400,
      'job_list',
      'The list of jobs cannot be read. Load your recommendations again.',
      {
        errors: [{ pointer: '/JobListString', detail, code: 'job_list' }],
      },
    );
  return unique;
}
