import { type RefObject, useEffect } from 'react';

/** Room for the ring of the focused control. */
const RING = 8;

/**
 * Nothing that has the focus is under the toast (WCAG 2.4.11): the browser scrolls to a control
 * that gets the focus as if the page ended above the toast, and the page scrolls when the toast
 * comes over one that has it.
 */
export function useUncoveredFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = box.current;
    if (own === null) return;
    const page = document.documentElement;
    const keepRoom = () => {
      page.style.scrollPaddingBlockEnd = `${window.innerHeight - own.getBoundingClientRect().top + RING}px`;
    };
    const uncover = () => {
      keepRoom();
      const now = document.activeElement;
      if (now === null || now === document.body || own.contains(now)) return;
      // A modal is above the toast.
      if (now.closest('[role="dialog"]') !== null) return;
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
      page.style.removeProperty('scroll-padding-block-end');
      document.removeEventListener('focusin', look);
      window.removeEventListener('resize', look);
    };
  }, [box]);
}
