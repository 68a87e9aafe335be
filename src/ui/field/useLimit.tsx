import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';
import { LimitTextContext } from '#src/ui/field/limitText.ts';

/** The share of the limit from which the count is shown. */
const NEAR = 0.8;

interface Limited {
  readonly value?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly hint?: ReactNode;
  readonly errorMessage?: ReactNode;
}

/**
 * Keeps what is typed or pasted over a limit, and says so. The browser's own limit would cut the
 * text without a word. A form does not send a field that is over its limit (Form.tsx).
 */
export function useLimit({ value = '', maxLength, hint, errorMessage }: Limited) {
  const textOf = useContext(LimitTextContext);
  // As the contract counts: an emoji is one.
  const count = [...value].length;
  const limit = maxLength ?? Infinity;
  const isOver = count > limit;
  const text = count >= limit * NEAR && maxLength !== undefined ? textOf(count, maxLength) : '';
  const spoken = isOver ? text : '';
  useEffect(() => {
    if (spoken !== '') announce(spoken, { replaces: 'limit' });
  }, [spoken]);
  return {
    errorMessage: errorMessage ?? (isOver ? text : undefined),
    hint:
      text !== '' && !isOver ? (
        <>
          {text} {hint}
        </>
      ) : (
        hint
      ),
    mark: isOver ? { 'data-over-limit': '' } : {},
  };
}
