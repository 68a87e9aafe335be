import { useCallback, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { NOT_WIDENED, type Widening } from '#domain/widening.ts';
import { usePlace } from '#src/components/page/usePlace.ts';
import { keptLinks } from '#src/tab/keptPlaces.ts';
import { focusField } from '#src/ui/focus/focusField.ts';

/**
 * A pressed link to a wider list goes away with the list it stood on, and the focus with it.
 * @returns puts the focus, once for each list that was reached on this page: on the heading beside
 * the new list, or after Back on the link that had it
 */
export function useFocusOfWider(widen: Widening = NOT_WIDENED) {
  const isReturning = useNavigationType() === 'POP';
  const place = usePlace();
  const address = JSON.stringify(widen);
  const last = useRef(address);
  return useCallback(
    (heading: HTMLElement | null) => {
      if (last.current === address) return;
      last.current = address;
      const link = isReturning ? keptLinks.get(place) : undefined;
      if (link === undefined || !focusField(link)) heading?.focus();
    },
    [address, isReturning, place],
  );
}
