import { FINDER_STEPS, NO_ANSWERS, readAnswers } from '#domain/finder.ts';
import type { GuidedFinderInput } from '#machines/guidedFinder/guidedFinderTypes.ts';
import { finderAnswersKey, read, write } from '#src/tab/storage.ts';

/** Answers of another version of the questions are not read. */
const VERSION = 1;

/** What was answered in this tab before a reload. */
export function readFinder(): GuidedFinderInput {
  const stored: object = Object(read(finderAnswersKey));
  const kept = Reflect.get(stored, 'version') === VERSION ? stored : {};
  const passed: unknown = Reflect.get(kept, 'passed');
  return {
    answers: readAnswers(Reflect.get(kept, 'answers')),
    passed: FINDER_STEPS.filter((step) => Array.isArray(passed) && passed.includes(step)),
  };
}

/** Keeps it in the tab alone; nothing is kept of no answers. */
export function writeFinder({ answers, passed }: GuidedFinderInput): void {
  const isEmpty = passed.length === 0 && JSON.stringify(answers) === JSON.stringify(NO_ANSWERS);
  write(finderAnswersKey, isEmpty ? null : { version: VERSION, answers, passed });
}
