import { useEffect, useRef } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';

/**
 * A question in the hint of a field, about what is typed there. It is announced when it comes,
 * because a description that changes is not read again; not when the form opens with it.
 */
export function Question({ text }: { text: string }) {
  const before = useRef(text);
  useEffect(() => {
    if (text !== before.current) announce(text);
    before.current = text;
  }, [text]);
  return text === '' ? null : <p>{text}</p>;
}
