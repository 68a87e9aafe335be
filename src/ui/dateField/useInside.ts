import { useEffect, useRef, useState } from 'react';

/**
 * Whether somebody is inside a field. Who leaves it by pressing a button is outside once the press
 * is over: what appears under the field would move the button away from the pointer, and the press
 * would be lost.
 * @returns the answer, and the handlers of the field as a whole
 */
export function useInside() {
  const [isInside, setInside] = useState(false);
  const hasFocus = useRef(false);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isInside) return undefined;
    const press = () => {
      isPressed.current = true;
    };
    const leave = () => {
      isPressed.current = false;
      if (!hasFocus.current) setInside(false);
    };
    // The click comes before the next frame.
    const release = () => requestAnimationFrame(leave);
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, [isInside]);
  return {
    isInside,
    around: {
      onFocus: () => {
        hasFocus.current = true;
        setInside(true);
      },
      onBlur: () => {
        hasFocus.current = false;
        if (!isPressed.current) setInside(false);
      },
    },
  };
}
