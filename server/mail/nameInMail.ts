/**
 * The name as a mail may show it: anybody can sign up with any name, so one line and nothing a
 * mail program turns into a link or an address.
 * @param most characters
 */
export function nameInMail(fullName: string, most = 100): string {
  return fullName
    .replaceAll(/[\p{C}\s:/\\@<>]+/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .trim()
    .slice(0, most);
}
