import { createContext, useContext } from 'react';

/**
 * Whom reasons speak of: to the candidate of what is theirs, to a coach of the candidate, or to a
 * visitor of what was typed. A test holds that all three have the same keys under "why".
 */
export type Whose = 'jobs' | 'theirReasons' | 'visitorReasons';

/** For pages with the reasons of others, or of visitors; they load the texts themselves. */
export const WhoseReasons = createContext<Whose>('jobs');

/** The namespace of the reasons' texts here, typed as the one they share their keys with. */
export const useWhoseReasons = (): 'jobs' => useContext(WhoseReasons) as 'jobs';
