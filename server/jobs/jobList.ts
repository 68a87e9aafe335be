import { Problem } from '#server/http/problem.ts';

/** The most jobs ever recommended. */
const listMax = 200;
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The ids of a JobListString, in its order, each once.
 * @throws Problem 400 job_list when one is not an id, or when there are more than 200
 */
export function readJobList(text: string): string[] {
  const ids = text
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  const detail = ids.every((id) => guid.test(id))
    ? `At most ${listMax} jobs can be asked for at once.`
    : 'Each entry must be the id of a job.';
  const unique = [...new Set(ids)];
  if (unique.length > listMax || unique.some((id) => !guid.test(id)))
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
