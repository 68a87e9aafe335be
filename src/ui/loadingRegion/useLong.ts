import { useEffect, useState } from 'react';

/** Whether something has gone on for so long, in milliseconds. */
export function useLong(isOn: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(setLong, ms, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn, ms]);
  return isLong;
}
