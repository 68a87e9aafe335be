import type { CandidateCard } from '#src/api/queries/employerPeople.ts';

/** A candidate as the buttons of every list and page need them. */
export interface Person extends Pick<
  CandidateCard,
  'UserGuid' | 'FirstName' | 'profileSavedCandidateId' | 'invitedAt'
> {
  /** The whole name. */
  readonly name: string;
}

/** A candidate with their whole name. */
export const personOf = <Named extends Omit<Person, 'name'> & { readonly LastName: string }>(
  named: Named,
): Named & Person => ({ ...named, name: `${named.FirstName} ${named.LastName}`.trim() });

/** Whom to invite, and which element gets the focus when their button is gone. */
export interface Invitee extends Pick<Person, 'UserGuid' | 'FirstName' | 'name'> {
  readonly focusId: string;
}
