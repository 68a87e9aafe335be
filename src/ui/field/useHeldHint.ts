import { useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';

interface Focused<Control extends Element> {
  onFocus?: ((event: FocusEvent<Control>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Control>) => void) | undefined;
}

/**
 * The hint as it was when the field got the focus, which is what describes it until the focus is
 * gone. Screen readers say the description of the focused field again with each change: a count
 * with each letter, and what was announced a second time.
 * @returns the hint that describes the field, and the handlers of its input
 */
export function useHeldHint<Control extends Element>(
  hint: ReactNode,
  { onFocus, onBlur }: Focused<Control>,
) {
  const [held, hold] = useState<{ hint: ReactNode } | null>(null);
  return {
    spoken: held === null ? hint : held.hint,
    following: {
      onFocus: (event: FocusEvent<Control>) => {
        hold({ hint });
        onFocus?.(event);
      },
      onBlur: (event: FocusEvent<Control>) => {
        hold(null);
        onBlur?.(event);
      },
    },
  };
}
