import { announce } from '#src/ui/announcer/announce.ts';

/** A form that was opened with a draft in it. */
export interface OpenedDraft {
  /** When the last of it was typed. */
  readonly savedAt: Date;
  /**
   * Announces the first text of this opening. A form that renders again, like a dialog after a
   * failure, is the same opening.
   */
  readonly announceOnce: (text: string) => void;
}

/** A draft that a page opened. It is announced once, however often the page renders. */
export function openedDraft(savedAt: Date): OpenedDraft {
  let isAnnounced = false;
  return {
    savedAt,
    announceOnce: (text) => {
      if (!isAnnounced) announce(text);
      isAnnounced = true;
    },
  };
}
