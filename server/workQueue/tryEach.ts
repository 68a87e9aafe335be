/**
 * Does the work for each, one after the other, whatever fails.
 * @throws AggregateError with the failures, after all were tried
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  message: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (failure) {
      failures.push(failure);
    }
  if (failures.length > 0) throw new AggregateError(failures, message);
}
