import type { components } from '#openapi/user.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, callForPage, toProblem } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { madeOf, invalidate, useRead, withLoader } from '#src/api/client/read.ts';
import { countLeft, nextOffset } from '#src/api/client/nextOffset.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

type Schemas = components['schemas'];
export type CoachCandidate = Schemas['CoachCandidate'];
export type ReceivedInvitation = Schemas['ReceivedInvitation'];

interface Asked {
  readonly words: string;
  readonly place: string;
}

/** What the two lists of invitations take. */
interface ListBody {
  searchText: string;
  locationText: string;
  offset: number;
}

const bodyOf = ({ words, place }: Asked, offset: number): ListBody => ({
  searchText: words,
  locationText: place,
  offset,
});

const EVERYTHING: Asked = { words: '', place: '' };

/** Every list changes when a coach answers an invitation or ends a match. */
const LISTS = 'coachLists';

const providerCheck = (userGuid: string) =>
  userQuery.queryOptions('post', '/User/checkAdminJobCoach', { body: { userGuid } });

/** Whether the coach is one of the provider's own. */
export function useIsProviderCoach(userGuid: string) {
  return useRead(providerCheck(userGuid), {
    select: ({ isAdminJobCoach }) => isAdminJobCoach,
    staleTime: Infinity,
    inView: { isAdminJobCoach: false },
  });
}

/** own: whom the coach helps, or whose invitation they accepted; all: for provider coaches. */
export type CandidateListKind = 'own' | 'all';

/** A list of candidates, 25 a load. */
export function useCandidateList(kind: CandidateListKind, coachGuid: string, asked: Asked) {
  const query = (offset: number) => bodyOf(asked, offset);
  const params = (offset: number) => ({ path: { id: coachGuid }, query: query(offset) });
  return useLoads({
    read:
      kind === 'own'
        ? userQuery.queryOptions('get', '/JobCoachMatches/GetJobCoachCandidatesV2/{id}', {
            params: params(0),
          })
        : userQuery.queryOptions('get', '/User/getAllCandidates', { params: { query: query(0) } }),
    version: useListVersion(LISTS),
    isEnabled: true,
    load: (offset) =>
      kind === 'own'
        ? callForPage<CoachCandidate>(
            userApi.GET('/JobCoachMatches/GetJobCoachCandidatesV2/{id}', {
              params: params(offset),
            }),
            offset,
          )
        : callForPage<CoachCandidate>(
            userApi.GET('/User/getAllCandidates', { params: { query: query(offset) } }),
            offset,
          ),
    next: nextOffset,
  });
}

/** requests: open ones for any of the provider's coaches; others: who invited other coaches. */
export type InvitationListKind = 'requests' | 'others';

/** A list of invitations for the provider's own coaches, 25 a load. */
export function useInvitationList(kind: InvitationListKind, asked: Asked, isEnabled = true) {
  const body = (offset: number) => bodyOf(asked, offset);
  return useLoads({
    read: kind === 'requests' ? openRequests(body(0)) : invitedOthers(body(0)),
    version: useListVersion(LISTS),
    isEnabled,
    load: (offset) =>
      callForPage<ListedInvitation>(
        kind === 'requests'
          ? userApi.POST('/JobCoachInvitations/GetOAJobCoachInvitations', { body: body(offset) })
          : userApi.POST('/JobCoachInvitations/GetNonOAJobCoachInvitations', {
              body: body(offset),
            }),
        offset,
      ),
    next: nextOffset,
    left: countLeft<ListedInvitation>(({ isAnswered }) => isAnswered ?? false),
  });
}

/** One that somebody answered while it was shown is in no list of the server any more. */
type ListedInvitation = ReceivedInvitation & { readonly isAnswered?: boolean };

/** Notes in the lists on screen that an invitation was answered. */
const noteAnswered = ({ jobCoachInvitationGUID: guid }: ReceivedInvitation) =>
  changeInLoads<ListedInvitation>(openRequests(bodyOf(EVERYTHING, 0)), (one) =>
    one.jobCoachInvitationGUID === guid ? { ...one, isAnswered: true } : one,
  );

const openRequests = (body: ListBody) =>
  userQuery.queryOptions('post', '/JobCoachInvitations/GetOAJobCoachInvitations', { body });

const invitedOthers = (body: ListBody) =>
  userQuery.queryOptions('post', '/JobCoachInvitations/GetNonOAJobCoachInvitations', { body });

const invitesTo = (email: string) =>
  userQuery.queryOptions('post', '/JobCoachInvitations/GetJobCoachInvitesByEmail', {
    body: { email },
  });

/** The unanswered invitations to the coach's own address; they stay until the next visit. */
export function useInvitesByEmail(email: string) {
  const version = useListVersion(LISTS);
  const load = () => callForInvites(email);
  return useRead(withLoader(invitesTo(email), version, load), { staleTime: 0 });
}

const callForInvites = (email: string) =>
  call(userApi.POST('/JobCoachInvitations/GetJobCoachInvitesByEmail', { body: { email } }));

const OPEN_INVITATIONS = 'openInvitations';

const openCountOf = (email: string, isProvider: boolean) =>
  madeOf(OPEN_INVITATIONS, async () => {
    const [own, shared] = await Promise.all([
      callForInvites(email),
      isProvider
        ? callForPage(
            userApi.POST('/JobCoachInvitations/GetOAJobCoachInvitations', {
              body: bodyOf(EVERYTHING, 0),
            }),
            0,
          )
        : { total: 0 },
    ]);
    return own.length + shared.total;
  });

/**
 * How many invitations wait for an answer of the coach; undefined while nobody knows.
 * @param isProvider undefined until it is known whether the coach is one of the provider's
 */
export function useOpenInvitationCount(email: string, isProvider: boolean | undefined) {
  const enabled = isProvider !== undefined;
  return useRead(openCountOf(email, isProvider ?? false), { enabled, retry: false, inView: null })
    .data;
}

/** The lists on screen stay; the number in the menu follows, and the next visit shows the rest. */
async function answered(): Promise<void> {
  nextListVersion(LISTS);
  await invalidate([madeOf(OPEN_INVITATIONS)]);
}

/** Accepts an invitation: the candidate chooses what to share. @throws CallFailed */
export async function acceptInvitation(
  coachPersonId: string,
  invitation: ReceivedInvitation,
): Promise<void> {
  const { candidatePersonId, jobCoachInvitationGUID } = invitation;
  const body = { candidatePersonId, coachPersonId, jobCoachInvitationGUID };
  try {
    await call(userApi.POST('/JobCoachMatches/PostJobCoachMatchV2', { body }));
    noteAnswered(invitation);
  } catch (failure) {
    if (toProblem(failure).code === 'invitation_answered') noteAnswered(invitation);
    throw failure;
  } finally {
    void answered();
  }
}

/** Declines one. Others may still accept a request to all of them. @throws CallFailed */
export async function declineInvitation(invitation: ReceivedInvitation) {
  const params = { path: { guid: invitation.jobCoachInvitationGUID } };
  await call(userApi.POST('/JobCoachInvitations/{guid}/decline', { params }));
  noteAnswered(invitation);
  void answered();
}
