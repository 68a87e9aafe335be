import { useEffect, useRef } from 'react';
import type { ResumeUploadSnapshot } from '#machines/resumeUpload/resumeUpload.ts';
import { focusField } from '#src/ui/focus/focusField.ts';

/** Ids of the two buttons that take focus when the bar with its Cancel is gone. */
export const UPLOAD_BUTTON = 'upload-start';
export const RETRY_BUTTON = 'upload-retry';
export const RESUME_FIELD = 'resume';

function stageOf(snapshot: ResumeUploadSnapshot) {
  if (snapshot.matches('sending') || snapshot.matches('reading')) return 'waiting';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('reviewing')) return 'reviewing';
  return snapshot.matches('choosing') ? 'choosing' : 'later';
}

/**
 * Moves focus to the next step: Cancel, which had it, is removed with the progress bar (WCAG
 * 2.4.3).
 */
export function useUploadFocus(snapshot: ResumeUploadSnapshot): void {
  const stage = stageOf(snapshot);
  const last = useRef(stage);
  useEffect(() => {
    const before = last.current;
    last.current = stage;
    const isGivenUp = before === 'waiting' || before === 'failed';
    if (isGivenUp && stage === 'choosing') focusField(UPLOAD_BUTTON);
    if (before === 'waiting' && stage === 'failed') focusField(RETRY_BUTTON);
    if (before !== 'reviewing' || stage !== 'choosing') return;
    // The closed dialog restores focus to its opener; after a reading that button is gone.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusField(RESUME_FIELD);
      }),
    );
  }, [stage]);
}
