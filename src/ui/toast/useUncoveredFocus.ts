import { type RefObject, useEffect } from 'react';

/** Room for the ring of the focused control. */
const RING = 8;

/** Scrolls the page when the toast covers the control that has the focus (WCAG 2.4.11). */
export function useUncoveredFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = box.current;
    if (own === null) return;
    const uncover = () => {
      const now = document.activeElement;
      if (now === null || now === document.body || own.contains(now)) return;
      // A modal is above the toast.
      if (now.closest('[role="dialog"], [role="alertdialog"]') !== null) return;
      const toast = own.getBoundingClientRect();
      const at = now.getBoundingClientRect();
      const isBeside = at.right <= toast.left || at.left >= toast.right;
      if (isBeside || at.bottom <= toast.top || at.top >= toast.bottom) return;
      // Of what is taller than the room, its beginning stays in sight.
      window.scrollBy({ top: Math.min(at.bottom - toast.top + RING, Math.max(0, at.top - RING)) });
    };
    // The browser scrolls to a focused control after the event.
    let frame = requestAnimationFrame(uncover);
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(uncover);
    };
    document.addEventListener('focusin', look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
      window.removeEventListener('resize', look);
    };
  }, [box]);
}
