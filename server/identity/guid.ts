const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be compared with a uuid column; the database refuses any other. */
export function isGuid(text: string): boolean {
  return guid.test(text);
}
