import type { components, operations } from '#openapi/matching.ts';
import { noteAccess } from '#server/disclosure/accessQueries.ts';
import { listSharing } from '#server/disclosure/coachListQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { loadSaved } from '#server/matching/loadSaved.ts';
import { candidateOf } from '#server/matching/savedCandidate.ts';
import type { Services } from '#server/services.ts';

type JobTalkOperations = Pick<operations, 'listCandidatesForJob'>;
type CandidateForJob = components['schemas']['CandidateForJob'];

/** A job counts as one to talk about when it is among so many best of a candidate. */
const BEST = 50;
/** So many candidates are looked at: each costs a ranking. */
const MOST_CANDIDATES = 50;

/** For whom of a coach's candidates a job is worth a talk. */
export function jobTalkOperations(services: Services): Handlers<JobTalkOperations> {
  const { database, jobMatcher, now } = services;
  const { db } = database;
  return {
    listCandidatesForJob: async ({ path, caller }) => {
      const at = now();
      const sharing = await listSharing(
        db,
        caller.userGuid,
        'recommendations',
        at,
        MOST_CANDIDATES,
      );
      const found: CandidateForJob[] = [];
      for (const { user_guid, first_name, last_name, consent_guid } of sharing) {
        const saved = await loadSaved(db, user_guid);
        const best = jobMatcher.recommend(candidateOf(saved, at)).recommendations.slice(0, BEST);
        const index = best.findIndex((one) => one.sourceGUID === path.id.toLowerCase());
        const recommendation = best[index];
        if (!recommendation) continue;
        await noteAccess(db, {
          candidateGuid: user_guid,
          viewerGuid: caller.userGuid,
          companyGuid: null,
          consentGuid: consent_guid,
          what: 'recommendations',
          operationId: 'listCandidatesForJob',
          at,
        });
        found.push({
          UserGuid: user_guid,
          FirstName: first_name,
          LastName: last_name,
          place: index + 1,
          reasons: recommendation.reasons,
        });
      }
      return found.toSorted((a, b) => a.place - b.place);
    },
  };
}
