/**
 * A handler whose answer or refusal comes after at least this many milliseconds. The work of the
 * calls that use it takes less, so their time does not tell what was found, such as an account.
 */
export function atLeast<Input, Answer>(
  milliseconds: number,
  handler: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  return async (input) => {
    const pause = new Promise((over) => setTimeout(over, milliseconds));
    const [outcome] = await Promise.allSettled([handler(input), pause]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}
