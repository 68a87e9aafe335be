import type { operations } from '#openapi/user.ts';
import { findCompanyRelation, isSeenBy } from '#server/disclosure/relationQueries.ts';
import { listStatementsFor } from '#server/disclosure/shareQueries.ts';
import { candidateCard } from '#server/employers/candidateCard.ts';
import { readCandidatePlace, wordsOf } from '#server/employers/candidatePlace.ts';
import { findCandidateMarks, listCandidateCards } from '#server/employers/cardQueries.ts';
import { listApplicationsOf } from '#server/employers/companyApplicationQueries.ts';
import { applicantRecord } from '#server/employers/companyApplicationRecord.ts';
import {
  holdNotes,
  listSavedCards,
  saveCandidate,
  type SavedCandidateRow,
  unsaveCandidate,
} from '#server/employers/savedQueries.ts';
import { viewerOf } from '#server/employers/viewer.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile } from '#server/http/etag.ts';
import { notVisible } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

type CompanyCandidateOperations = Pick<
  operations,
  | 'getFilteredCandidates'
  | 'getCandidateView'
  | 'saveCandidate'
  | 'listSavedCandidates'
  | 'unsaveCandidate'
>;

const notSaved = () =>
  new Problem(404, 'not_saved', 'This person is not among those you saved. Load the page again.');

const hasNotes = () =>
  new Problem(
    409,
    'has_notes',
    'There are notes about this person, which would be deleted too. Load the page again.',
  );

/** What members of companies do with candidates: find, look and keep. */
export function companyCandidateOperations({
  database: { db },
  now,
}: Services): Handlers<CompanyCandidateOperations> {
  return {
    getFilteredCandidates: async ({ body, caller, access }) => {
      const viewer = viewerOf({ caller, access }, now());
      const { total, rows } = await listCandidateCards(db, viewer, {
        words: wordsOf(body.searchString),
        places: readCandidatePlace(body.locationString),
        offset: body.offset ?? 0,
        userGuids: body.userGuids ?? null,
      });
      return { total, candidates: rows.map(candidateCard) };
    },

    getCandidateView: async ({ path, caller, access }) => {
      const viewer = viewerOf({ caller, access }, now());
      const { companyGuid, at } = viewer;
      const relation = await findCompanyRelation(db, companyGuid, path.id, at);
      const marks = relation && (await findCandidateMarks(db, viewer, path.id));
      if (!marks) throw notVisible();
      const by = relation.applied ? 'applied' : relation.accepted ? 'accepted' : 'found';
      return {
        UserGuid: marks.user_guid,
        by,
        Email: by === 'found' ? null : marks.email,
        sharesStatement: (await listStatementsFor(db, path.id, companyGuid, at)).length > 0,
        profileSavedCandidateId: marks.saved_id,
        invitedAt: marks.invited_at?.toISOString() ?? null,
        applications: (await listApplicationsOf(db, viewer, path.id)).map(applicantRecord),
      };
    },

    saveCandidate: async ({ body, caller, access }) => {
      const viewer = viewerOf({ caller, access }, now());
      const { companyGuid, at } = viewer;
      const candidateGuid = body.candidateProfileID;
      if (!(await isSeenBy(db, companyGuid, candidateGuid, at))) throw notVisible();
      const { employerNotes: notes, employerNotesBefore: before } = body;
      return db.transaction().execute(async (trx) => {
        if (notes !== undefined && before !== undefined) {
          const now = await holdNotes(trx, viewer, candidateGuid);
          // The same notes again are a save whose answer was lost.
          if (now !== (before ?? '') && now !== (notes ?? '')) throw changedMeanwhile();
        }
        return savedRecord(await saveCandidate(trx, viewer, candidateGuid, notes));
      });
    },

    listSavedCandidates: async ({ query, caller, access, setTotal }) => {
      const viewer = viewerOf({ caller, access }, now());
      const { total, rows } = await listSavedCards(db, viewer, query.offset ?? 0);
      setTotal(total);
      return rows.map((row) => ({
        profileSavedCandidateId: row.id,
        employerProfileID: viewer.userGuid,
        candidateProfileID: row.user_guid,
        // What an employer noted is theirs alone.
        employerNotes: access.by === 'acting' ? null : row.notes,
        savedAt: row.saved_at.toISOString(),
        candidate: candidateCard(row),
      }));
    },

    unsaveCandidate: async ({ path, query, caller, access }) => {
      const viewer = viewerOf({ caller, access }, now());
      const keepsNotes = query.notes === 'keep';
      const outcome = await db
        .transaction()
        .execute((trx) => unsaveCandidate(trx, viewer, path.id, keepsNotes));
      if (outcome === 'notSaved') throw notSaved();
      if (outcome === 'hasNotes') throw hasNotes();
      return { message: 'Candidate removed from saved candidates successfully' };
    },
  };
}

const savedRecord = (row: SavedCandidateRow) => ({
  profileSavedCandidateId: row.id,
  employerProfileID: row.employer_guid,
  candidateProfileID: row.candidate_guid,
  employerNotes: row.notes,
  savedAt: row.saved_at.toISOString(),
});
