import { createContext, useContext } from 'react';

/**
 * Whom reasons speak of: to the candidate of what is theirs, or to a coach of the candidate. Both
 * namespaces have the same keys under "why" (useReasonText.test.tsx).
 */
export type Whose = 'jobs' | 'theirReasons';

/** For pages where somebody else reads a candidate's reasons; they load the texts themselves. */
export const WhoseReasons = createContext<Whose>('jobs');

/** The namespace of the reasons' texts here, typed as the one they share their keys with. */
export const useWhoseReasons = (): 'jobs' => useContext(WhoseReasons) as 'jobs';
