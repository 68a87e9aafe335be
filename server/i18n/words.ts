import { isolate } from '#domain/isolate.ts';
import { ENGLISH, localeOf } from '#domain/languages.ts';
import type mail from '#server/i18n/en/mail.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** "codeWorks_other" is asked for as "codeWorks". */
type AskedFor<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;
type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? AskedFor<Key>
    : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

/** A key of the mails' texts, such as "verification.subject". */
export type MailKey = Keys<typeof mail>;

/** An amount in a currency (ISO 4217). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What fills the blanks; a number, a day or an amount is written as the language does. */
interface Values {
  readonly [name: string]: string | number | Date | Money | Phrase;
}

/** Something to say, in whichever language. A `count` among its values chooses the plural. */
export interface Phrase {
  readonly key: MailKey;
  readonly values: Values;
}

/** A phrase: the key of a text and the values in it. Its language is chosen later. */
export const say = (key: MailKey, values: Values = {}): Phrase => ({ key, values });

/** The texts of one language: "verification.subject" to its text. */
export type Texts = ReadonlyMap<string, string>;

/**
 * The words of a phrase in a language.
 * @throws Error when a text or a value is not there, which is a mistake in the program
 */
export function wordsOf({ key, values }: Phrase, language: string, texts: Texts): string {
  const locale = localeOf(language);
  const count = values['count'];
  const form =
    typeof count === 'number' ? `${key}_${new Intl.PluralRules(locale).select(count)}` : key;
  const text = texts.get(form) ?? texts.get(`${key}_other`);
  if (text === undefined) throw new Error(`There is no text ${language}/mail:${form}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_blank, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`mail:${key} needs "${name}".`);
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    if (typeof value === 'string') return isolate(value);
    if ('key' in value) return wordsOf(value, language, texts);
    return isolate(value instanceof Date ? dayIn(locale, value) : moneyIn(locale, value));
  });
}

/**
 * Writes in a language, or in English where there are no texts of it.
 * @param wanted null when it is not known
 */
export function wordsIn(all: ReadonlyMap<string, Texts>, wanted: string | null) {
  const language = wanted !== null && all.has(wanted) ? wanted : ENGLISH;
  const texts = all.get(language) ?? new Map<string, string>();
  return { language, write: (phrase: Phrase) => wordsOf(phrase, language, texts) };
}

/** A day, which is the same wherever its reader is. */
function dayIn(locale: string, day: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Cents are written where there are any. */
function moneyIn(locale: string, { amount, currency }: Money): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // "$16" in every language: the jobs are here.
    currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
