import type { Surroundings } from './types.ts';

/** A sentence longer than this on one side is not read further: no phrase depends on so much. */
const reach = 300;

/** The sentence around a phrase, cut at the phrase. */
export interface Around {
  readonly before: string;
  readonly phrase: string;
  readonly after: string;
}

/** Line break, bullet, or the end of a sentence before a space. */
const boundary = /[\n\u2022\u00b7\u25cf|]|[.!?](?=[\s"')]|$)/g;

/** Abbreviations whose full stop ends no sentence. */
const abbreviation = /(?:\b(?:e\.g|i\.e|approx|vs|u\.s))$/;

/** Cuts the sentence around a phrase out of a folded text. */
export function aroundOf(text: string, start: number, end: number): Around {
  const left = text.slice(Math.max(0, start - reach), start);
  const right = text.slice(end, end + reach);
  let from = 0;
  for (const { index } of left.matchAll(boundary)) {
    if (endsHere(left, index)) from = index + 1;
  }
  let to = right.length;
  for (const { index } of right.matchAll(boundary)) {
    if (!endsHere(right, index)) continue;
    to = index;
    break;
  }
  return {
    before: left.slice(from),
    phrase: text.slice(start, end),
    after: right.slice(0, to),
  };
}

const endsHere = (text: string, index: number): boolean =>
  text[index] !== '.' || !abbreviation.test(text.slice(Math.max(0, index - 8), index));

/** Whether every condition that is given holds. */
export function allHold(conditions: Surroundings, around: Around): boolean {
  return (
    (conditions.before?.test(around.before) ?? true) &&
    (conditions.after?.test(around.after) ?? true) &&
    (conditions.sentence?.test(around.before + around.phrase + around.after) ?? true)
  );
}

/** Whether one of the conditions that are given holds. */
export function oneHolds(conditions: Surroundings, around: Around): boolean {
  return (
    (conditions.before?.test(around.before) ?? false) ||
    (conditions.after?.test(around.after) ?? false) ||
    (conditions.sentence?.test(around.before + around.phrase + around.after) ?? false)
  );
}

const deniedBefore =
  /\b(?:no|not|never|without|doesn't|don't|isn't|won't|cannot|avoid|avoids|free of|instead of|rather than)(?! (?:only|just|afraid|more|less|limited|least|exceed))(?: [a-z'-]+){0,3}[ ,]*$/;
const deniedAfter =
  /^[ ,-]*(?:(?:is|are|be|will be) )?(?:not|never|n't|isn't|aren't) (?:required|needed|necessary|a requirement|part of|expected)/;
const notNeeded = /^ ?(?:not required|not needed|never required|optional)/;

/** "No heavy lifting", "a licence is not needed". */
export const isDenied = (around: Around): boolean =>
  deniedBefore.test(around.before) ||
  deniedAfter.test(around.after) ||
  notNeeded.test(around.after);

const offer =
  /\bwith or without\b|\bwith (?:an? )?(?:reasonable )?(?:accommodations?|adjustments?|assistance|help)\b|\b(?:reasonable )?(?:accommodations?|adjustments?) (?:is|are|will be|can be|may be) (?:made|available|provided|offered|possible)|\b(?:lifting|mechanical|assistive|hoist|lift) (?:devices?|aids?|equipment|assist|assistance)\b|\bassistance of\b|\bwith the (?:right |proper )?(?:equipment|aids|tools|gear)\b|\breasonable (?:help|assistance)\b|\bthe aids? (?:we|that we) (?:provide|give)\b|\bteam lift/;
const offerDenied =
  /\b(?:no|not|without|cannot|can't|unable)\b[^.]{0,24}\b(?:accommodat|adjust|assist)/;

/** "With or without accommodation": the sentence asks for the work done, not for a body. */
export function offersAccommodation({ before, phrase, after }: Around): boolean {
  const sentence = before + phrase + after;
  if (/\bwith or without\b/.test(sentence)) return true;
  return offer.test(sentence) && !offerDenied.test(sentence);
}

/** Whether the phrase is named rather than used: 'avoid words such as "crazy"'. */
export const isQuoted = ({ before, after }: Around): boolean =>
  /["']$/.test(before) &&
  /^["']/.test(after) &&
  /\b(?:words?|terms?|phrases?|language|say|saying|avoid|called|titled|film|book|show|song|band)\b/.test(
    before,
  );
