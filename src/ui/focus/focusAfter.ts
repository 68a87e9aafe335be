import { FOCUSABLE, focusField } from './focusField.ts';

/**
 * Moves focus to a control when an element is about to be removed, once it is gone and unless
 * something else has taken the focus. To the title of the page when the control is gone too.
 * @param ids of the control, and of what may be there in its place; the first one after the
 * element without them
 */
export function focusAfter(removed: Element, ...ids: readonly string[]): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (control) => removed.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (ids.some(focusField)) return;
    const left = ids.length === 0 && next?.isConnected ? next : null;
    (left ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
