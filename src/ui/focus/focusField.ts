/** Controls that take the focus. */
export const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), ' +
  'button:not(:disabled), a[href], [tabindex]:not([tabindex="-1"])';

/**
 * Moves focus to a field by its id: to the control, or to the first control inside it (radio and
 * checkbox groups, date fields). Scrolls the label into view too. Returns whether it was found.
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const control = element.matches(FOCUSABLE)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>(FOCUSABLE) ??
      element);
  element.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control.focus();
  return true;
}
