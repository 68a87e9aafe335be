import { EventEmitter, once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '#scripts/testing/slowness.ts';
import type { Desktop } from './desktop.ts';

/**
 * A step is over when nothing came from the page and nothing was said for this long. Chromium tells
 * of changes in batches, and the announcer of the app leaves 250 ms between two sentences.
 */
const QUIET_MS = 1500;

/** Nothing at all is silence only after this: the first word comes late on a busy machine. */
const SILENT_MS = 3000;

/** The ears of a test. */
export interface Orca {
  /**
   * What was said since the last time, when everything that was to be said has been said.
   * @param mayBeSilent whether nothing is what one expects to hear
   */
  heard: (mayBeSilent?: boolean) => Promise<string[]>;
}

/**
 * Starts Orca on a desktop, with its speech as words.
 * @throws Error with what it printed when it stays mute
 */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const files = join(import.meta.dirname, 'orca');
  const own = join(desktop.folder, 'data/orca');
  mkdirSync(own, { recursive: true });
  copyFileSync(join(files, 'orca-customizations.py'), join(own, 'orca-customizations.py'));
  // Another python3 that comes first in PATH has no modules of Debian.
  const lines = desktop.start('orca', '/usr/bin/python3', join(files, 'start.py'));

  let said: string[] = [];
  let isBusy = false;
  let isOver = false;
  const told = new EventEmitter();
  const listen = async () => {
    for await (const line of lines) {
      const { kind, text } = JSON.parse(line) as { kind: string; text: string };
      if (kind !== 'said') isBusy = kind === 'busy';
      else if (text.trim() !== '') said.push(text.trim());
      told.emit('line');
    }
    isOver = true;
    told.emit('line');
  };
  void listen();

  /** Whether Orca told something within the time. */
  const tells = (within: number) =>
    once(told, 'line', { signal: AbortSignal.timeout(within) }).then(
      () => true,
      () => false,
    );
  const fail = (what: string) => new Error(`Orca ${what}. It printed:\n${desktop.printed('orca')}`);

  while (!said.some((words) => /screen reader on/i.test(words)))
    if (!(await tells(limit(60_000))) || isOver) throw fail('did not begin');
  said = [];
  return {
    heard: async (mayBeSilent = false) => {
      const giveUp = AbortSignal.timeout(limit(60_000));
      for (;;) {
        const isWaiting = said.length === 0 && !mayBeSilent;
        const isQuiet = !(await tells(isWaiting ? SILENT_MS : QUIET_MS)) && !isBusy;
        if (isQuiet) break;
        if (isOver || giveUp.aborted) throw fail('is never quiet');
      }
      const words = said;
      said = [];
      return words;
    },
  };
}
