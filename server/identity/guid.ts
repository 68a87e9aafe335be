const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be compared with a uuid column, which rejects anything else. */
export function isGuid(text: string): boolean {
  return guid.test(text);
}
