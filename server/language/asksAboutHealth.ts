import { findHealthQuestions } from './findAbleistLanguage.ts';
import type { AboutJob } from './types.ts';

/** Words without which no question about health is asked: most sentences have none of them. */
const cue = new RegExp(
  [
    String.raw`\b(?:able[- ]bodied|health(?:y|\b)|medica|medicin|prescription|mental|psychiatr|illness|disease`,
    String.raw`diagnos|disab|disorder|disclos|declar|reveal|depress|epilep|seizure|injur|impairment|limitation`,
    String.raw`defect|infirmit|treated|hospitali|wheelchair|history of|sick\b|absent|workers'? comp`,
    String.raw`(?:physical|back|known|chronic|serious) (?:problem|issue|condition|concern|restriction)`,
    String.raw`physically (?:and|or|sound|mobile)|fully mobile|mobility|sound |faculties|senses|limbs)`,
  ].join('|'),
  'gi',
);
const sentenceEnd = /[.!?\n]/g;

/**
 * Feeds repeat their sentences ("without regard to disability"), so those known to ask nothing,
 * whatever the job, are kept; a feed of odd ones must not fill the memory.
 */
const harmless = new Set<string>();
const mostHarmless = 20_000;
const longestKept = 400;

/** Whether a posting asks about health, a diagnosis or a disability. */
export function asksAboutHealth(text: string, job: AboutJob = {}): boolean {
  let end = 0;
  for (const { index } of text.matchAll(cue)) {
    if (index < end) continue;
    const start = lastEnd(text, index);
    sentenceEnd.lastIndex = index;
    end = sentenceEnd.exec(text)?.index ?? text.length;
    const sentence = text.slice(start, end);
    if (harmless.has(sentence)) continue;
    // Of no job at all: what a firefighter may be asked is kept for no cashier.
    if (findHealthQuestions(sentence).length > 0) {
      if (findHealthQuestions(sentence, job).length > 0) return true;
    } else if (sentence.length <= longestKept && harmless.size < mostHarmless) {
      harmless.add(sentence);
    }
  }
  return false;
}

/** Where the sentence around a place begins. */
function lastEnd(text: string, before: number): number {
  let at = before;
  while (at > 0 && !'.!?\n'.includes(text[at - 1] ?? '')) at -= 1;
  return at;
}
