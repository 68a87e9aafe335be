import { isCommonPassword } from '#server/identity/commonPasswords.ts';

/** The product's own words, which are tried first at its door. */
const ownWords = ['ourability', 'our', 'ability'];
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const longestUnit = 4;

/**
 * Why a password that fits the rules is easy to guess, or null. A password is refused for what it
 * is as a whole: one that only holds such a part fits (section 5).
 * @param words the person's own: names and address
 */
export function whyGuessable(
  password: string,
  words: readonly string[],
): 'common' | 'own' | 'pattern' | null {
  const folded = password.normalize('NFKC').toLowerCase();
  if (isCommonPassword(password)) return 'common';
  if (isRepeat(folded) || isRun(folded)) return 'pattern';
  return isOnlyWords(folded, words) ? 'own' : null;
}

/** One to four characters, again and again. */
function isRepeat(text: string): boolean {
  for (let length = 1; length <= longestUnit; length += 1) {
    const unit = text.slice(0, length);
    if (text.length > length && unit.repeat(text.length).startsWith(text)) return true;
  }
  return false;
}

/** Neighbours in the alphabet, the digits or a row of the keyboard, in either direction. */
function isRun(text: string): boolean {
  return runs.some((run) => {
    const around = run.repeat(Math.ceil(text.length / run.length) + 1);
    return around.includes(text) || around.includes([...text].toReversed().join(''));
  });
}

/** Nothing but own words, at most a year of digits, and signs. */
function isOnlyWords(text: string, words: readonly string[]): boolean {
  const own = [...ownWords, ...words.flatMap(partsOf)].toSorted((a, b) => b.length - a.length);
  const rest = own.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && /^[^\p{L}]*$/u.test(rest) && (rest.match(/\d/g) ?? []).length <= 4;
}

/** A name of two letters is in too many words. */
function partsOf(words: string): string[] {
  const whole = words.normalize('NFKC').toLowerCase().trim();
  const parts = whole.split(/[^\p{L}\d]+/u);
  return [whole, ...parts, parts.join('')].filter((part) => part.length > 2);
}
