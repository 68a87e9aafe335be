import type { Surroundings } from './types.ts';

/** Characters read on each side of a phrase. No rule needs more. */
const contextLength = 300;

/** The sentence around a phrase, split at the phrase. */
export interface SentenceContext {
  readonly before: string;
  readonly phrase: string;
  readonly after: string;
}

/** A line break, a bullet, or a sentence end before a space. */
const boundary = /[\n\u2022\u00b7\u25cf|]|[.!?](?=[\s"')]|$)/g;

/** Abbreviations whose full stop ends no sentence. */
const abbreviation = /(?:\b(?:e\.g|i\.e|approx|vs|u\.s))$/;

/** Extracts the sentence around a phrase from a normalised text. */
export function sentenceAround(text: string, start: number, end: number): SentenceContext {
  const left = text.slice(Math.max(0, start - contextLength), start);
  const right = text.slice(end, end + contextLength);
  let from = 0;
  for (const { index } of left.matchAll(boundary)) {
    if (endsSentence(left, index)) from = index + 1;
  }
  let to = right.length;
  for (const { index } of right.matchAll(boundary)) {
    if (!endsSentence(right, index)) continue;
    to = index;
    break;
  }
  return {
    before: left.slice(from),
    phrase: text.slice(start, end),
    after: right.slice(0, to),
  };
}

const endsSentence = (text: string, index: number): boolean =>
  text[index] !== '.' || !abbreviation.test(text.slice(Math.max(0, index - 8), index));

/** Whether every given condition matches. */
export function allMatch(conditions: Surroundings, context: SentenceContext): boolean {
  return (
    (conditions.before?.test(context.before) ?? true) &&
    (conditions.after?.test(context.after) ?? true) &&
    (conditions.sentence?.test(context.before + context.phrase + context.after) ?? true)
  );
}

/** Whether any given condition matches. */
export function anyMatches(conditions: Surroundings, context: SentenceContext): boolean {
  return (
    (conditions.before?.test(context.before) ?? false) ||
    (conditions.after?.test(context.after) ?? false) ||
    (conditions.sentence?.test(context.before + context.phrase + context.after) ?? false)
  );
}

const deniedBefore =
  /\b(?:no|not|never|without|doesn't|don't|isn't|won't|cannot|avoid|avoids|free of|instead of|rather than)(?! (?:only|just|afraid|more|less|limited|least|exceed))(?: [a-z'-]+){0,3}[ ,]*$/;
const deniedAfter =
  /^[ ,-]*(?:(?:is|are|be|will be) )?(?:not|never|n't|isn't|aren't) (?:required|needed|necessary|a requirement|part of|expected)/;
const notNeeded = /^ ?(?:not required|not needed|never required|optional)/;

/** "No heavy lifting", "a licence is not needed". */
export const isDenied = (context: SentenceContext): boolean =>
  deniedBefore.test(context.before) ||
  deniedAfter.test(context.after) ||
  notNeeded.test(context.after);

const offer =
  /\bwith or without\b|\bwith (?:an? )?(?:reasonable )?(?:accommodations?|adjustments?|assistance|help)\b|\b(?:reasonable )?(?:accommodations?|adjustments?) (?:is|are|will be|can be|may be) (?:made|available|provided|offered|possible)|\b(?:lifting|mechanical|assistive|hoist|lift) (?:devices?|aids?|equipment|assist|assistance)\b|\bassistance of\b|\bwith the (?:right |proper )?(?:equipment|aids|tools|gear)\b|\breasonable (?:help|assistance)\b|\bthe aids? (?:we|that we) (?:provide|give)\b|\bteam lift/;
const offerDenied =
  /\b(?:no|not|without|cannot|can't|unable)\b[^.]{0,24}\b(?:accommodat|adjust|assist)/;

/** "With or without accommodation": the sentence demands a result, not an ability. */
export function offersAccommodation({ before, phrase, after }: SentenceContext): boolean {
  const sentence = before + phrase + after;
  if (/\bwith or without\b/.test(sentence)) return true;
  return offer.test(sentence) && !offerDenied.test(sentence);
}

/** Whether the phrase is mentioned rather than used: 'avoid words such as "crazy"'. */
export const isQuoted = ({ before, after }: SentenceContext): boolean =>
  /["']$/.test(before) &&
  /^["']/.test(after) &&
  /\b(?:words?|terms?|phrases?|language|say|saying|avoid|called|titled|film|book|show|song|band)\b/.test(
    before,
  );
