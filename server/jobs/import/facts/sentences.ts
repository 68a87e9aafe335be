/** The sentences of a text in order; addresses, numbers and short forms end none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])["”’)]*\s+(?=["“‘(]*[A-Z0-9•-])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
