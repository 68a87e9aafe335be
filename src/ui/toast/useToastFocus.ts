import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A modal makes the rest of the page unreachable, and the toast with it. */
const UNREACHABLE = '[inert], [aria-hidden="true"]';

/**
 * F6 moves the focus into the toast, and back to where it was. It also goes back when the toast
 * closes while it has the focus.
 */
export function useToastFocus(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null) return;
    let before: Element | null = null;
    const goBack = () => {
      // A removed element cannot take focus, and focus must not get lost (WCAG 2.4.3).
      const heading = document.querySelector('main h1');
      const target = before?.isConnected ? before : heading;
      if (target instanceof HTMLElement) target.focus();
    };
    const rememberBefore = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !own.contains(relatedTarget)) before = relatedTarget;
    };
    const onKey = (event: KeyboardEvent) => {
      const isInside = own.contains(document.activeElement);
      if (event.key === 'Escape' && isInside) close.current();
      if (event.key !== 'F6' || own.closest(UNREACHABLE) !== null) return;
      event.preventDefault();
      if (isInside) goBack();
      else own.focus();
    };
    own.addEventListener('focusin', rememberBefore);
    document.addEventListener('keydown', onKey);
    return () => {
      own.removeEventListener('focusin', rememberBefore);
      document.removeEventListener('keydown', onKey);
      // This cleanup runs before the toast is removed, so it can still see where the focus is.
      if (own.contains(document.activeElement)) goBack();
    };
  }, [box]);
}
