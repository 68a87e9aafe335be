import { toProblem } from '#src/api/client/problem.ts';

/**
 * Logs a failure that changes nothing for the person (section 8: "then only logged"): what was
 * not done, and the error code. Nothing else, because a failure can contain personal data. No
 * other file writes to the console.
 */
export function logFailure(what: string, failure: unknown): void {
  console.warn(`${what}: ${toProblem(failure).code}`);
}
