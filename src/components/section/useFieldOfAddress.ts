import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusField } from '#src/ui/focus/focusField.ts';

/**
 * Moves the focus to the field that the followed link names, e.g. #basic-details-Summary, once the
 * form of this section is drawn. A reload or a way back leaves the focus where it was.
 */
export function useFieldOfAddress(section: string): void {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (!isFollowed || !hash.startsWith(`#${section}-`)) return;
    // After the title of the page, which takes the focus when it opens.
    const frame = requestAnimationFrame(() => focusField(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [section, hash, isFollowed]);
}
