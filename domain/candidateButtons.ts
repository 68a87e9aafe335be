/** Where somebody meets a candidate (section 6 of the product spec, design 4.2). */
export type CandidatePlace = 'search' | 'recommended' | 'applied' | 'saved' | 'invitation';

/**
 * Who looks: an employer, an administrator who views as one, or an administrator in their own list
 * of candidates.
 */
export type CandidateViewer = 'employer' | 'actingAdmin' | 'admin';

/** What can be done with a candidate here. */
export interface CandidateButtons {
  readonly save: boolean;
  readonly invite: boolean;
  readonly viewProfile: boolean;
}

interface CandidateAt {
  readonly place: CandidatePlace;
  readonly viewer: CandidateViewer;
  /** A new invitation cannot be sent now. */
  readonly isInvited: boolean;
}

/** Which buttons a candidate has: the one place that decides it for every list and page. */
export function candidateButtons({ place, viewer, isInvited }: CandidateAt): CandidateButtons {
  const isEmployer = viewer === 'employer';
  return {
    save: isEmployer,
    invite: isEmployer && place !== 'invitation' && !isInvited,
    viewProfile: viewer !== 'admin',
  };
}
