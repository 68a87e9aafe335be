import type { components as matching } from '#openapi/matching.ts';
import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { orStored } from '#src/api/client/orStored.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { call, callForPage, type ListPage } from '#src/api/client/problem.ts';
import {
  appliedCandidates,
  candidateView,
  contactLogsFrom,
  filteredCandidates,
  savedCandidatesOf,
} from '#src/api/queries/employerPeopleReads.ts';
import { changeInLoads, takeOutOfLoads } from '#src/api/client/changeInLoads.ts';
import { nextOffset } from '#src/api/client/nextOffset.ts';
import { matchingQuery } from '#src/api/client/operations.ts';
import { updateCached, useRead } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

type Schemas = components['schemas'];
type MatchingSchemas = matching['schemas'];
export type CandidateCard = Schemas['CandidateCard'];
export type SavedCandidateEntry = Schemas['SavedCandidateEntry'];
export type ContactLog = Schemas['ContactLog'];
type Applicant = Schemas['Applicant'];
export type EmployerRecommendation = MatchingSchemas['EmployerRecommendation'];

const SAVED = 'savedCandidates';
const INVITATIONS = 'contactLog';

interface Asked {
  readonly words: string;
  readonly place: string;
  /** Only these, in their order. */
  readonly userGuids?: readonly string[] | undefined;
}

const cardsFrom =
  ({ words, place, userGuids }: Asked) =>
  async (offset: number): Promise<ListPage<CandidateCard>> => {
    const body = {
      searchString: words,
      locationString: place,
      offset,
      ...(userGuids === undefined ? {} : { userGuids: [...userGuids] }),
    };
    const { total, candidates } = await call(userApi.POST('/get-filtered-candidates', { body }));
    return { total, items: candidates };
  };

/** Those whom the company may find, 25 a load. */
export function useFoundCandidates(asked: Asked, isEnabled = true) {
  return useLoads({
    read: filteredCandidates(asked.words, asked.place, asked.userGuids),
    version: 0,
    isEnabled,
    load: cardsFrom(asked),
    next: nextOffset,
  });
}

/**
 * With the own id the candidates whom the company's open jobs fit, with that of a candidate the
 * jobs that fit them; best first. Another server may leave the list out, which means none.
 */
export function useEmployerRecommendations(userGuid: string) {
  return useRead(
    matchingQuery.queryOptions('post', '/recommendations_employ', { body: { user_id: userGuid } }),
    {
      gcTime: 0,
      staleTime: Infinity,
      retry: false,
      select: (answer) => (answer as Partial<typeof answer>).recommendations ?? [],
    },
  );
}

/** Whom an employer saved, newest first, 25 a load. */
export function useSavedCandidates(userGuid: string) {
  const params = (offset: number) => ({ path: { id: userGuid }, query: { offset } });
  return useLoads({
    read: savedCandidatesOf(userGuid),
    version: useListVersion(SAVED),
    isEnabled: true,
    gcTime: 0,
    load: (offset) =>
      callForPage<SavedCandidateEntry>(
        userApi.GET('/ProfileSavedCandidatesV2/{id}', { params: params(offset) }),
        offset,
      ),
    next: nextOffset,
  });
}

/** The invitations that an employer sent, newest first, 25 a load. */
export function useSentInvitations(userGuid: string) {
  return useLoads({
    read: contactLogsFrom(userGuid),
    version: useListVersion(INVITATIONS),
    isEnabled: true,
    gcTime: 0,
    load: (offset) => loadSent(userGuid, offset),
    next: nextOffset,
  });
}

function loadSent(userGuid: string, offset: number): Promise<ListPage<ContactLog>> {
  const params = { path: { id: userGuid }, query: { offset } };
  return callForPage<ContactLog>(
    userApi.GET('/ContactLogs/GetContactLogsFromPersonV2/{id}', { params }),
    offset,
  );
}

/** What every list says of a candidate and the reader. */
type Relation = Pick<CandidateCard, 'profileSavedCandidateId' | 'invitedAt'>;

/** Shows a change of one candidate in every list and page that the tab knows. */
function changeEverywhere(candidateGuid: string, change: Partial<Relation>): void {
  const changed = <Item extends { UserGuid: string }>(item: Item): Item =>
    item.UserGuid === candidateGuid ? { ...item, ...change } : item;
  changeInLoads<CandidateCard>(filteredCandidates('', ''), changed);
  changeInLoads<Applicant>(appliedCandidates('', ''), changed);
  changeInLoads<SavedCandidateEntry>(savedCandidatesOf(''), (entry) => ({
    ...entry,
    candidate: changed(entry.candidate),
  }));
  const { profileSavedCandidateId } = change;
  if (profileSavedCandidateId !== undefined)
    changeInLoads<ContactLog>(contactLogsFrom(''), (log) =>
      log.toPersonId === candidateGuid ? { ...log, profileSavedCandidateId } : log,
    );
  updateCached(candidateView(candidateGuid), changed);
}

/** Of a candidate who is saved, the notes now, and those that they were typed over. */
interface ChangedNotes {
  readonly notes: string;
  readonly before: string;
}

const asNotes = (text: string): string | null => (text.trim() === '' ? null : text);

/**
 * Saves a candidate, or changes the notes about one who is saved.
 * @returns the profileSavedCandidateId and the notes
 * @throws CallFailed with 412 when the notes are others meanwhile
 */
export async function saveCandidate(
  employerGuid: string,
  candidateGuid: string,
  change?: ChangedNotes,
): Promise<{ savedId: string; notes: string }> {
  const body = {
    employerProfileID: employerGuid,
    candidateProfileID: candidateGuid,
    ...(change === undefined
      ? {}
      : {
          employerNotes: asNotes(change.notes),
          employerNotesBefore: asNotes(change.before),
        }),
  };
  const saved = await call(userApi.POST('/ProfileSavedCandidatesV2', { body }));
  nextListVersion(SAVED);
  const { profileSavedCandidateId, employerNotes } = saved;
  changeEverywhere(candidateGuid, { profileSavedCandidateId });
  changeInLoads<SavedCandidateEntry>(savedCandidatesOf(''), (entry) =>
    entry.candidateProfileID === candidateGuid ? { ...entry, employerNotes } : entry,
  );
  return { savedId: profileSavedCandidateId, notes: employerNotes ?? '' };
}

/** With this code the server says that notes would be deleted too. */
export const HAS_NOTES = 'has_notes';

/**
 * Unsaves a candidate, who leaves the list of the saved. Who was unsaved elsewhere meanwhile is
 * no failure.
 * @param withNotes whether notes about them may be deleted too
 * @throws CallFailed with code HAS_NOTES where there are notes that may not be
 */
export async function unsaveCandidate(
  candidateGuid: string,
  savedId: string,
  withNotes: boolean,
): Promise<void> {
  const query = withNotes ? {} : ({ notes: 'keep' } as const);
  const params = { path: { id: savedId }, query };
  await orGone(call(userApi.DELETE('/ProfileSavedCandidatesV2/{id}', { params })), 'not_saved');
  nextListVersion(SAVED);
  changeEverywhere(candidateGuid, { profileSavedCandidateId: null });
  takeOutOfLoads<SavedCandidateEntry>(
    savedCandidatesOf(''),
    (entry) => entry.profileSavedCandidateId === savedId,
  );
}

interface Invitation {
  readonly fromPersonId: string;
  readonly toPersonId: string;
  readonly message: string;
  /** A job of the company that it is for. */
  readonly jobId: string | null;
}

/**
 * Invites a candidate; nothing offers to invite them again. Sent again after an answer that was
 * lost, the server would say that somebody of the company invited them.
 * @throws CallFailed
 */
export async function inviteCandidate({ jobId, ...invitation }: Invitation): Promise<void> {
  const { fromPersonId, toPersonId, message } = invitation;
  const body = { ...invitation, jobFeedSourceGUID: jobId };
  const show = ({ sentAt }: Pick<ContactLog, 'sentAt'>) => {
    nextListVersion(INVITATIONS);
    changeEverywhere(toPersonId, { invitedAt: sentAt });
  };
  await orStored(call(userApi.POST('/contactLog', { body })).then(show), async () => {
    // The newest first.
    const { items } = await loadSent(fromPersonId, 0);
    const sent = items.find(
      (one) => one.toPersonId === toPersonId && one.message === message && one.answer === null,
    );
    if (sent) show(sent);
    return sent !== undefined;
  });
}
