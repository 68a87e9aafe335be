/**
 * Waits for a change. When it fails, what is stored says whether it was made all the same: only its
 * answer may be lost.
 * @param isStored asks the server; when that fails too, the change counts as not made
 * @throws CallFailed
 */
export async function orStored(
  changing: Promise<unknown>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  try {
    await changing;
  } catch (failure) {
    if (!(await isStored().catch(() => false))) throw failure;
  }
}
