import { useEffect, useRef } from 'react';

/** Inside a dialog that has the focus itself: one key there is its answer that loses nothing. */
export function KeyAnswers({ onKey }: { onKey: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const answer = useRef(onKey);
  useEffect(() => {
    answer.current = onKey;
  });
  useEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    const press = (event: KeyboardEvent) => {
      // A key that is held down opened it.
      const isAnswer = (event.key === 'Enter' || event.key === ' ') && !event.repeat;
      if (!isAnswer || event.target !== dialog) return;
      event.preventDefault();
      answer.current();
    };
    dialog.addEventListener('keydown', press);
    return () => dialog.removeEventListener('keydown', press);
  }, []);
  return <span ref={place} hidden />;
}
