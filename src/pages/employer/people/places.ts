import type { CandidatePlace } from '#domain/candidateButtons.ts';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { paths } from '#src/paths.ts';

/** The lists that lead to a candidate, by the name that the address of the candidate has. */
const LISTS = {
  search: paths.employer.candidates,
  recommended: paths.employer.candidates,
  applied: paths.employer.applied,
  saved: paths.employer.saved,
  invitation: paths.employer.invitations,
} as const satisfies Record<CandidatePlace, string>;

const isList = (name: string | null): name is CandidatePlace => name !== null && name in LISTS;

/** What the address of the list says stays in that of the candidate: words, place, tab, job. */
const KEPT = ['words', 'place', 'tab', 'job'] as const;

/** The address of a candidate, which knows the list that led there. */
export function detailsHref(id: string, from: CandidatePlace, list: URLSearchParams): string {
  const query = new URLSearchParams({ from });
  for (const name of KEPT) {
    const value = list.get(name);
    if (value) query.set(name, value);
  }
  return `${paths.employer.candidateDetails(id)}?${query.toString()}`;
}

/** The list that led to a candidate, and its address; the search without one. */
export function listOf(address: URLSearchParams): { place: CandidatePlace; href: string } {
  const from = address.get('from');
  const place = isList(from) ? from : 'search';
  const query = new URLSearchParams();
  for (const name of KEPT) {
    const value = address.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return { place, href: LISTS[place] + (text === '' ? '' : `?${text}`) };
}

/** The id of the link or heading of a candidate in a list, which gets the focus back. */
export const personId = (id: string): string => `${RETURN_TO}person-${id}`;
