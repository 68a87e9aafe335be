const LINK =
  /^(?:https?:\/\/\S+|www\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|dev|inc|co|us|me|app|ai)(?:\/\S*)?)$/iu;

/** Whether a line is only the address of a web page, as below the name of an employer. */
export function isOnlyLink(text: string): boolean {
  return LINK.test(text.trim());
}
