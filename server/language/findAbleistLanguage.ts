import { foldText } from './fold.ts';
import { isName } from './names.ts';
import { keepLongest, type Candidate } from './overlaps.ts';
import { compilePhrase, tokensOf, type CompiledPhrase } from './compilePhrase.ts';
import { allRules } from './rules/allRules.ts';
import {
  allMatch,
  sentenceAround,
  isDenied,
  isQuoted,
  offersAccommodation,
  anyMatches,
  type SentenceContext,
} from './sentenceContext.ts';
import type { AboutJob, AbleistExtract, Rule } from './types.ts';

type RulePhrase = CompiledPhrase & { readonly rule: Rule };

/** Phrases by their first word, so that a text is scanned once for all rules. */
type Phrases = ReadonlyMap<string, readonly RulePhrase[]>;

function phrasesOf(rules: readonly Rule[]): Phrases {
  const byFirstWord = new Map<string, RulePhrase[]>();
  for (const rule of rules) {
    for (const phrase of rule.phrases.map(compilePhrase)) {
      for (const word of phrase.firstWords) {
        const rulePhrase = byFirstWord.get(word) ?? [];
        rulePhrase.push({ ...phrase, rule });
        byFirstWord.set(word, rulePhrase);
      }
    }
  }
  return byFirstWord;
}

const allPhrases = phrasesOf(allRules);
const healthPhrases = phrasesOf(allRules.filter(({ asksHealth }) => asksHealth));

/**
 * Finds phrases in a job posting that exclude people with disabilities, in text order and without
 * overlaps: the longest phrase wins.
 * @param text plain text; offsets of the result are UTF-16 indexes into it
 * @param job what is known about the job, so that real needs of the work are not flagged
 */
export const findAbleistLanguage = (text: string, job: AboutJob = {}): readonly AbleistExtract[] =>
  findPhrases(text, job, allPhrases);

/** Only the questions about health and disability. */
export const findHealthQuestions = (text: string, job: AboutJob = {}): readonly AbleistExtract[] =>
  findPhrases(text, job, healthPhrases).filter(({ asksHealth }) => asksHealth);

function findPhrases(text: string, job: AboutJob, phrases: Phrases): readonly AbleistExtract[] {
  const folded = foldText(text);
  const candidates: Candidate[] = [];
  /** Where the last match of a phrase ends. Inside it the phrase could only match a part. */
  const covered = new Map<RulePhrase, number>();
  for (const { word, at } of tokensOf(folded.text)) {
    for (const rulePhrase of phrases.get(word) ?? []) {
      if (at < (covered.get(rulePhrase) ?? 0)) continue;
      const { pattern, rule } = rulePhrase;
      pattern.lastIndex = at;
      const found = pattern.exec(folded.text);
      if (found === null || rule.essentialFor?.(job) || rule.onlyFor?.(job) === false) continue;
      const end = at + found[0].length;
      if (!applies(rule, sentenceAround(folded.text, at, end))) continue;
      covered.set(rulePhrase, end);
      const start = folded.toOriginal(at);
      const stop = folded.toOriginal(end);
      if (rule.mayBeName && isName(text, start, stop)) continue;
      candidates.push({ rule, start, end: stop });
    }
  }
  return keepLongest(candidates, text).map(({ rule, start, end }) => ({
    phrase: text.slice(start, end),
    start,
    end,
    rationale: rule.rationale,
    alternatives: rule.alternatives,
    rule: rule.id,
    severity: rule.severity,
    asksHealth: rule.asksHealth?.test(text.slice(start, end)) ?? false,
  }));
}

function applies(rule: Rule, context: SentenceContext): boolean {
  if (rule.needs && !allMatch(rule.needs, context)) return false;
  if (rule.unless && anyMatches(rule.unless, context)) return false;
  if (rule.demand && isDenied(context)) return false;
  if (rule.openToAccommodation && offersAccommodation(context)) return false;
  return !(rule.mayBeQuoted && isQuoted(context));
}
