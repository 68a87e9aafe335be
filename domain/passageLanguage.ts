import { ENGLISH } from '#domain/languages.ts';

/** Little words that hardly any sentence of a language lacks, and few others have. */
const littleWords: Readonly<Record<string, string>> = {
  [ENGLISH]: 'the and of to is for with your you this are',
  es: 'el los las del que una para por está usted su',
  fr: 'le les des est une vous pour dans avec votre et',
  de: 'der die das und ist nicht mit für eine sie den',
  pt: 'os uma não você com são seu pela ao dos é',
  ht: 'ou yo nan ki pou gen ak sa pa ap li',
  tl: 'ang mga ng sa na at ay ito po ka ikaw',
  vi: 'và của là cho các được người không trong bạn này',
};

/** Scripts that say the language, or one of which it is the commonest here. */
const scripts: readonly [script: RegExp, language: string][] = [
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}{3}/u, 'ru'],
  [/\p{Script=Arabic}{3}/u, 'ar'],
  [/\p{Script=Hebrew}{3}/u, 'he'],
  [/\p{Script=Hangul}{2}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u, 'ja'],
  [/\p{Script=Han}{2}/u, 'zh'],
  [/\p{Script=Devanagari}{2}/u, 'hi'],
];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{Letter}\p{Mark}]+/gu) ?? [];

/**
 * The language that a passage is in, as `lang` of HTML ("es"), so that it is read in its own voice
 * (WCAG 3.1.2); null when its words leave a doubt. A text that is mostly of Latin letters is known by
 * its little words, from six words on; names in another script do not change it.
 */
export function passageLanguage(text: string): string | null {
  const letters = text.match(/\p{Letter}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (2 * latin < letters.length) return scripts.find(([script]) => script.test(text))?.[1] ?? null;
  const words = wordsOf(text);
  if (words.length < 6) return null;
  const counts = Object.entries(littleWords).map(([language, little]) => {
    const own = little.split(' ');
    return { language, count: words.filter((word) => own.includes(word)).length };
  });
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  if (!first || !second || first.count < 3 || first.count <= 2 * second.count) return null;
  return first.language;
}
