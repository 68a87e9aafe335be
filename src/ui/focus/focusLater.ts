import { focusField } from './focusField.ts';

/** A field, or a message that stops nobody. */
const GONE_TO = 'input, textarea, select, [role="spinbutton"], [role="dialog"]';

/**
 * Moves focus to a control by its id after a dialog closed and react-aria has restored it, which
 * takes one frame. When the person has moved to a field or a message by then,
 * it stays there.
 * @param before what had the focus
 */
export function focusLater(id: string, before: Element | null = document.activeElement): void {
  const focusIt = () => {
    const now = document.activeElement;
    if (now !== before && now?.matches(GONE_TO)) return;
    // A removed element cannot take focus, and focus must not get lost (WCAG 2.4.3).
    if (!focusField(id)) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(focusIt));
}
