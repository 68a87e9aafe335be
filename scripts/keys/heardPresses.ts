/** The key presses of the tasks that are heard, as their transcripts have them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heardTaskNames } from '#domain/conformance/heardTasks.ts';

export type HeardTask = (typeof heardTaskNames)[number];

/** From the heading of the first page to the end of the task. Typed letters are not counted. */
export interface TaskPresses {
  task: HeardTask;
  /** Tab and Shift+Tab. */
  tab: number;
  /** Enter, Space, Escape, arrows and Ctrl+A. */
  other: number;
}

/**
 * Counts the presses of one transcript: each line that is not indented is a step. Left out are
 * what is no press, such as "(types)", and the screen reader's own keys, such as "Insert+a".
 */
export function pressesIn(transcript: string): Omit<TaskPresses, 'task'> {
  const keys = transcript
    .split('\n')
    .filter((line) => /^(?!Insert\+)\S/.test(line) && line[0] !== '(');
  const tab = keys.filter((key) => /^(?:shift\+)?Tab$/.test(key)).length;
  return { tab, other: keys.length - tab };
}

/** @param root the folder of the project */
export function heardPresses(root: string): TaskPresses[] {
  return heardTaskNames.map((task) => {
    const file = join(root, 'a11y/screen-reader/transcripts', `${task}.txt`);
    return { task, ...pressesIn(readFileSync(file, 'utf8')) };
  });
}
