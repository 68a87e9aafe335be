import { useState } from 'react';

/**
 * The restored draft, until the form is empty: its note is hidden once, and must not come back
 * while somebody types.
 */
export function useRestored<Restored>(restored: Restored | null, isTyped: boolean) {
  const [isRestored, setRestored] = useState(restored !== null);
  if (isRestored && !isTyped) setRestored(false);
  return isRestored ? restored : null;
}
