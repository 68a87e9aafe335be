import { findPhoneNumbersInText } from 'libphonenumber-js/min';

/** A telephone number as printed, with its extension, and where it stands in the text. */
interface PrintedPhone {
  text: string;
  at: number;
}

/** Numbers that no country gives out, as in samples, which a person still wants to see. */
const PHONE =
  /(?<![\w/.-])(?:\(?\+?1\)?[\s.\-/]*)?(?:\(\d{3}\)|\d{3})[\s.\-/–]*\d{3}[\s.\-–]*\d{4}(?![\d-]|\.\d)|(?<![\w/.-])\+\d{1,3}(?:[\s()./-]{0,3}\d{1,6}){2,5}(?!\d)/u;
/** What follows a number of an office: "ext. 27", "x27". */
const EXTENSION = /^[\s,;(]*(?:ext(?:ension)?\.?|x)\s*\.?:?\s*\d{1,6}\b/iu;
/** "2017 – 03/2021" has the digits of a number. */
const YEARS = /\b(?:19|20)\d\d\s*[–—-]|\d\/(?:19|20)\d\d\b/u;
const FEWEST_DIGITS = 7;

/** The telephone numbers of a text, of the United States where they have no country code. */
export function phonesIn(text: string): PrintedPhone[] {
  if (text.replace(/\D/gu, '').length < FEWEST_DIGITS) return [];
  const known = findPhoneNumbersInText(text, 'US')
    .map(({ startsAt, endsAt }) => ({ text: text.slice(startsAt, endsAt), at: startsAt }))
    .filter((phone) => !YEARS.test(phone.text));
  return known.length > 0 ? known : shapedLikePhone(text);
}

function shapedLikePhone(text: string): PrintedPhone[] {
  const phone = PHONE.exec(text);
  if (!phone) return [];
  const after = text.slice(phone.index + phone[0].length);
  const extension = EXTENSION.exec(after)?.[0].replace(/^[\s,;(]+/u, ' ') ?? '';
  return [{ text: `${phone[0].trim()}${extension}`, at: phone.index }];
}

/** The text with every telephone number taken out. */
export function withoutPhones(text: string): string {
  return text.replace(new RegExp(PHONE.source, 'gu'), ' ');
}
