import type { operations } from '#openapi/user.ts';
import { ROLE } from '#domain/roles.ts';
import { listCandidates } from '#server/administration/accountQueries.ts';
import {
  coachCandidateRecord,
  plainCandidateRecord,
  receivedInvitationRecord,
} from '#server/coaching/matchRecords.ts';
import type { Db } from '#server/database/connect.ts';
import {
  listInvitingCandidates,
  listMatchedCandidates,
  listOpenRequests,
  type ListSearch,
  listVisibleCandidates,
} from '#server/disclosure/coachListQueries.ts';
import { isProviderCoach } from '#server/disclosure/relationQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import type { Services } from '#server/services.ts';

type CoachListOperations = Pick<
  operations,
  | 'listCoachCandidates'
  | 'listAllCandidates'
  | 'listProviderInvitations'
  | 'listInvitationsToOthers'
  | 'checkAdminJobCoach'
>;

/** How many a list gives at once. */
const PAGE = 25;
/** A list of everybody has an end, also for a client that asks for no part of it. */
const WHOLE_LIST_MAX = 1000;

interface Asked {
  readonly searchText?: string | undefined;
  readonly locationText?: string | undefined;
  readonly offset?: number | undefined;
}

const searchOf = (asked: Asked, whole: number | null): ListSearch => ({
  searchText: asked.searchText ?? '',
  locationText: asked.locationText ?? '',
  offset: asked.offset ?? 0,
  limit: asked.offset === undefined ? whole : PAGE,
});

/**
 * Everybody, also who hides from job coaches. With an administrator nobody shares a place, so none
 * finds anybody.
 */
async function candidatesForAdmin(db: Db, { searchText, locationText, offset, limit }: ListSearch) {
  if (locationText.trim() !== '') return { rows: [], total: 0 };
  return listCandidates(db, { words: searchText, offset, limit: limit ?? WHOLE_LIST_MAX });
}

/** The lists of candidates that job coaches choose from. */
export function coachListOperations({ database, now }: Services): Handlers<CoachListOperations> {
  const { db } = database;
  return {
    listCoachCandidates: async ({ query, caller, setTotal }) => {
      const search = searchOf(query, null);
      const { rows, total } = await listMatchedCandidates(db, caller.userGuid, now(), search);
      setTotal(total);
      return rows.map(coachCandidateRecord);
    },
    listAllCandidates: async ({ query, caller, setTotal }) => {
      const search = searchOf(query, WHOLE_LIST_MAX);
      if (caller.role === ROLE.admin) {
        const { rows, total } = await candidatesForAdmin(db, search);
        setTotal(total);
        return rows.map(plainCandidateRecord);
      }
      const { rows, total } = await listVisibleCandidates(db, caller.userGuid, now(), search);
      setTotal(total);
      return rows.map(coachCandidateRecord);
    },
    listProviderInvitations: async ({ body, caller, setTotal }) => {
      const search = searchOf(body, PAGE);
      const { rows, total } = await listOpenRequests(db, caller.userGuid, now(), search);
      setTotal(total);
      return rows.map(receivedInvitationRecord);
    },
    listInvitationsToOthers: async ({ body, caller, setTotal }) => {
      const search = searchOf(body, PAGE);
      const { rows, total } = await listInvitingCandidates(db, caller.userGuid, now(), search);
      setTotal(total);
      return rows.map(receivedInvitationRecord);
    },
    checkAdminJobCoach: async ({ body }) => ({
      isAdminJobCoach: await isProviderCoach(db, body.userGuid),
    }),
  };
}
