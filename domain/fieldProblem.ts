/**
 * One thing wrong with one field. `pointer` is an RFC 6901 JSON pointer into the payload
 * (`/work_experience/0/start_date`), `code` is a stable word that the texts are keyed by.
 * `detail` is the server's own sentence, when the problem came from there.
 */
export type FieldProblem = { pointer: string; code: string; detail?: string };

/** The pointers of a list of problems that lie at or under `pointer`. */
export function problemsAt(problems: readonly FieldProblem[], pointer: string): FieldProblem[] {
  return problems.filter(
    (problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`),
  );
}
