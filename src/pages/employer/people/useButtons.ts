import {
  type CandidateButtons,
  candidateButtons,
  type CandidatePlace,
} from '#domain/candidateButtons.ts';
import { useView } from '#src/session/usePerson.ts';

/** The buttons of a candidate for who reads this page now. */
export function useButtons(place: CandidatePlace, isInvited: boolean): CandidateButtons {
  const viewer = useView() === null ? 'employer' : 'actingAdmin';
  return candidateButtons({ place, viewer, isInvited });
}
