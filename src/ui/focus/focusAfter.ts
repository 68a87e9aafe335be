import { FOCUSABLE, focusField } from './focusField.ts';

/**
 * Moves focus to a control when an element is about to be removed, once it is gone and unless
 * something else has taken the focus.
 * @param id of the control; the first one after the element without it
 */
export function focusAfter(removed: Element, id?: string): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (control) => removed.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (id === undefined) next?.focus();
    else focusField(id);
  });
}
