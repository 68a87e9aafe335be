import { useEffect, useRef } from 'react';

/** Inside a dialog that has the focus itself: Enter there is its answer that loses nothing. */
export function EnterAnswers({ onEnter }: { onEnter: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const answer = useRef(onEnter);
  useEffect(() => {
    answer.current = onEnter;
  });
  useEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    const onKey = ({ key, repeat, target }: KeyboardEvent) => {
      // A key that is held down opened it.
      if (key === 'Enter' && !repeat && target === dialog) answer.current();
    };
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, []);
  return <span ref={place} hidden />;
}
