/** What a list says after its next load. */
interface NextLoad<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
}

/**
 * Loads on until something came that is not shown yet: a list that grew by a whole load brings
 * nothing but what is shown already.
 * @param newIn how many of all that came are not shown
 * @returns how many came; null when a load failed
 */
export async function loadOn<Data>(
  fetchNextPage: () => Promise<NextLoad<Data>>,
  newIn: (data: Data | undefined) => number,
): Promise<number | null> {
  const { data, isError, hasNextPage } = await fetchNextPage();
  if (isError) return null;
  const came = newIn(data);
  return came === 0 && hasNextPage ? loadOn(fetchNextPage, newIn) : came;
}
