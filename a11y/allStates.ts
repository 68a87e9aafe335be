import { viewAsStates } from './viewAsStates.ts';
import { adminStates } from './adminStates.ts';
import { caseloadStates } from './caseloadStates.ts';
import { candidateStates } from './candidateStates.ts';
import { coachStates } from './coachStates.ts';
import { employerPeopleStates } from './employerPeopleStates.ts';
import { employerStates } from './employerStates.ts';
import { displayStates } from './displayStates.ts';
import { ownDataStates } from './ownDataStates.ts';
import { invitationStates } from './invitationStates.ts';
import { inviteStates } from './inviteStates.ts';
import { heldOver } from './machines/heldStates.ts';
import { jobStates } from './jobStates.ts';
import { mainJobStates } from './mainJobStates.ts';
import { profileStates } from './profileStates.ts';
import { publicStates } from './publicStates.ts';
import { postingEditorStates } from './postingEditorStates.ts';
import { privacyStates } from './privacyStates.ts';
import { savedSearchStates } from './savedSearchStates.ts';
import { sessionStates } from './sessionStates.ts';
import type { PageInState } from './states.ts';

/** States that a person reaches in the browser. */
const reached: readonly PageInState[] = [
  ...publicStates,
  ...candidateStates,
  ...profileStates,
  ...mainJobStates,
  ...jobStates,
  ...privacyStates,
  ...savedSearchStates,
  ...inviteStates,
  ...invitationStates,
  ...coachStates,
  ...caseloadStates,
  ...postingEditorStates,
  ...adminStates,
  ...employerStates,
  ...employerPeopleStates,
  ...viewAsStates,
  ...displayStates,
  ...ownDataStates,
  ...sessionStates,
];

/** Every state that the page check looks at. */
export const allStates: readonly PageInState[] = [...reached, ...heldOver(reached)];
