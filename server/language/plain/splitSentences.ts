import { type Part, touches } from './keptParts.ts';
import { capitalized } from './replaceWords.ts';

/** What is longer in characters is no sentence, but a text without full stops. */
const longest = 1_000;
/** A sentence of fewer words is short enough. */
const fewestWords = 12;
const fewestBefore = 4;
const fewestAfter = 3;

/** What a second half may depend on: then the sentence stays whole. */
const dependsOn =
  /\b(?:if|when|whenever|unless|until|whether|that|because|since|while|although|though|who|whom|whose|which|where|wherever|as|once|after|before|than|how|what|why|provided|except|neither|either|both|between|not only|should you|in case|as long as)\b/i;
const verb =
  '(?:will|must|can|may|should|would|are|is|have|has|had|do|does|did|need|offer|want|work|provide|value|believe|look|help|get|pay|take|make|use|keep|know|ask|hire|train|serve|welcome|encourage|report)s?\\b';
const subject =
  '(?:we|you|they|it|there|this (?:job|position|role|person)|these (?:jobs|positions|roles)|our (?:team|company|staff))';

/** ", and you will", "; we offer", ", but it is". */
const secondClause = new RegExp(
  `(?:, (and|but|so)|;(?: (and|but|so))?) (?=${subject} (?:also |always )?${verb})`,
  'gi',
);
/** A clause has its own subject and verb; "send it, and we call" is a condition. */
const hasSubject = new RegExp(
  `\\b(?:we|you|they|it|there|i)(?:['’](?:ll|re|ve|s))?\\b|^(?:the|our|this|these|those|a|an|all|each|every) .*\\b(?:will|must|can|may|should|is|are|was|were|has|have|had|offers?|provides?|needs?)\\b`,
  'i',
);

/** "You will greet guests and will answer the telephone": the subject is told again. */
const sameSubject =
  /^((?:you|we|they|this (?:job|position|role|person)|the (?:[a-z]+ ){0,2}[a-z]+) )((?:will|must|should|can|may) .*?),? and ((?:will|must|should|can|may) .*)$/is;

const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const isClosed = (text: string): boolean =>
  ['()', '[]', '“”'].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  ) && text.split('"').length % 2 === 1;

/** The sentences of a line. Short forms end some too early, which does no harm here. */
export const sentencesOf = (line: string): string[] =>
  line.split(/(?<=[.!?]["”’)]*)\s+(?=["“‘(]*[\p{Lu}\p{N}])/u);

/**
 * A line whose long sentences are split where a second main clause begins. One that cannot be
 * split for sure stays.
 */
export const splitSentences = (
  line: string,
  keptParts: (line: string) => readonly Part[],
): string =>
  sentencesOf(line)
    .flatMap((sentence) => halvesOf(sentence, keptParts(sentence)))
    .join(' ');

function halvesOf(sentence: string, kept: readonly Part[]): string[] {
  if (sentence.length > longest || wordCount(sentence) < fewestWords) return [sentence];
  for (const found of sentence.matchAll(secondClause)) {
    const [mark, joined, alsoJoined] = found;
    const before = sentence.slice(0, found.index);
    const rest = sentence.slice(found.index + mark.length);
    if (touches(kept, found.index, found.index + mark.length)) continue;
    // Its author put as good as a full stop at a semicolon.
    const isMainClause = mark.startsWith(';') || hasSubject.test(before);
    if (!mayEnd(before) || !isMainClause || wordCount(rest) < fewestAfter) continue;
    const joint = (joined ?? alsoJoined ?? '').toLowerCase();
    const next =
      joint === 'but' || joint === 'so' ? `${capitalized(joint)} ${rest}` : capitalized(rest);
    return [`${before}.`, ...halvesOf(next, [])];
  }
  const [, who = '', first = '', second = ''] = sameSubject.exec(sentence) ?? [];
  const isSafe =
    first !== '' && kept.length === 0 && mayEnd(who + first) && wordCount(second) >= fewestAfter;
  return isSafe ? [`${who}${first}.`, ...halvesOf(capitalized(who) + second, [])] : [sentence];
}

/** Whether a sentence can end here. */
const mayEnd = (before: string): boolean =>
  wordCount(before) >= fewestBefore &&
  !dependsOn.test(before) &&
  isClosed(before) &&
  !/[:;.!?]$/.test(before);
