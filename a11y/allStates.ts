import { candidateStates } from './candidateStates.ts';
import { displayStates } from './displayStates.ts';
import { ownDataStates } from './ownDataStates.ts';
import { inviteStates } from './inviteStates.ts';
import { jobStates } from './jobStates.ts';
import { mainJobStates } from './mainJobStates.ts';
import { profileStates } from './profileStates.ts';
import { publicStates } from './publicStates.ts';
import { sessionStates } from './sessionStates.ts';
import type { PageInState } from './states.ts';

/** Every state that the page check looks at. */
export const allStates: readonly PageInState[] = [
  ...publicStates,
  ...candidateStates,
  ...profileStates,
  ...mainJobStates,
  ...jobStates,
  ...inviteStates,
  ...displayStates,
  ...ownDataStates,
  ...sessionStates,
];
