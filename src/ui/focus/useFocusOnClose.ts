import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from './focusField.ts';

/**
 * Gives the focus back when a form in the page is closed: its button is drawn again only then.
 * @param opener the id of the button that opened it
 */
export function useFocusOnClose(isOpen: boolean, opener: RefObject<string>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusField(opener.current);
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}
