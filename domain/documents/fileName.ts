/**
 * "Resume-Dana-Whitlock.pdf": letters of any script and digits, with hyphens between.
 * @param kind what it is, in a word that whoever sees a list of files may read
 */
export function documentFileName(
  kind: string,
  { FirstName, LastName }: { readonly FirstName: string; readonly LastName: string },
  ending: string,
): string {
  const words = `${FirstName} ${LastName}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[kind, ...words].join('-')}.${ending}`;
}
