import { toProblem } from '#src/api/problem.ts';

/**
 * For a failure that changes nothing for the person (section 8: "then only logged"): `what` was not done, and the code of
 * why. Nothing else: the rest of a failure may be a person's own data. The one place that writes to the console.
 */
export function logFailure(what: string, failure: unknown): void {
  console.warn(`${what}: ${toProblem(failure).code}`);
}
