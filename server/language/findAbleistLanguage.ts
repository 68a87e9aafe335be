import { foldText } from './fold.ts';
import { isName } from './names.ts';
import { longestFirst, type Candidate } from './overlaps.ts';
import { readyPhrase, tokensOf, type ReadyPhrase } from './phrases.ts';
import { allRules } from './rules/allRules.ts';
import {
  allHold,
  aroundOf,
  isDenied,
  isQuoted,
  offersAccommodation,
  oneHolds,
  type Around,
} from './surroundings.ts';
import type { AboutJob, AbleistExtract, Rule } from './types.ts';

type Ready = ReadyPhrase & { readonly rule: Rule };

/** The phrases by their first word, so that a text is read once however many rules there are. */
const byFirstWord = new Map<string, Ready[]>();
for (const rule of allRules) {
  for (const phrase of rule.phrases.map(readyPhrase)) {
    for (const word of phrase.firstWords) {
      const ready = byFirstWord.get(word) ?? [];
      ready.push({ ...phrase, rule });
      byFirstWord.set(word, ready);
    }
  }
}

/**
 * Finds the phrases of a job posting that shut people with disabilities out, in the order of the
 * text, none over another: of phrases that overlap the longest is kept.
 *
 * @param text plain text; offsets of the result are UTF-16 indexes into it
 * @param job what is known of the job, so that what the work truly needs is not flagged
 */
export function findAbleistLanguage(text: string, job: AboutJob = {}): readonly AbleistExtract[] {
  const folded = foldText(text);
  const candidates: Candidate[] = [];
  /** How far the last find of a phrase reaches: inside it the phrase could only find a part. */
  const covered = new Map<Ready, number>();
  for (const { word, at } of tokensOf(folded.text)) {
    for (const ready of byFirstWord.get(word) ?? []) {
      if (at < (covered.get(ready) ?? 0)) continue;
      const { pattern, rule } = ready;
      pattern.lastIndex = at;
      const found = pattern.exec(folded.text);
      if (found === null || rule.essentialFor?.(job) || rule.onlyFor?.(job) === false) continue;
      const end = at + found[0].length;
      if (!holds(rule, aroundOf(folded.text, at, end))) continue;
      covered.set(ready, end);
      const start = folded.toOriginal(at);
      const stop = folded.toOriginal(end);
      if (rule.mayBeName && isName(text, start, stop)) continue;
      candidates.push({ rule, start, end: stop });
    }
  }
  return longestFirst(candidates, text).map(({ rule, start, end }) => ({
    phrase: text.slice(start, end),
    start,
    end,
    rationale: rule.rationale,
    alternatives: rule.alternatives,
    rule: rule.id,
    severity: rule.severity,
  }));
}

function holds(rule: Rule, around: Around): boolean {
  if (rule.needs && !allHold(rule.needs, around)) return false;
  if (rule.unless && oneHolds(rule.unless, around)) return false;
  if (rule.demand && isDenied(around)) return false;
  if (rule.openToAccommodation && offersAccommodation(around)) return false;
  return !(rule.mayBeQuoted && isQuoted(around));
}
