import type { HeardTask } from './heardPresses.ts';

/**
 * The most key presses of each heard task, Tab and others together: as many as were counted first.
 * Who works with one switch makes each of them. A figure may only sink, but where one more thing can
 * be done on the way: the language beside the display settings, notes of earlier coaches to share.
 */
export const mostOfTask: Readonly<Record<HeardTask, number>> = {
  'sign-up': 25,
  'sign-in': 6,
  upload: 33,
  questions: 14,
  accommodation: 15,
  profile: 19,
  search: 8,
  apply: 5,
  'display-settings': 9,
  'session-end': 5,
  share: 28,
  record: 10,
  posting: 16,
  finder: 23,
};

/** The same of the whole main job. */
export const mostOfMainJob = 106;
