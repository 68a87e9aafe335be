import dataDocument from '#openapi/data.json' with { type: 'json' };
import type { operations as DataOperations } from '#openapi/data.ts';
import jobsDocument from '#openapi/jobs.json' with { type: 'json' };
import type { operations as JobsOperations } from '#openapi/jobs.ts';
import matchingDocument from '#openapi/matching.json' with { type: 'json' };
import type { operations as MatchingOperations } from '#openapi/matching.ts';
import placesDocument from '#openapi/places.json' with { type: 'json' };
import type { operations as PlacesOperations } from '#openapi/places.ts';
import resumeDocument from '#openapi/resume.json' with { type: 'json' };
import type { operations as ResumeOperations } from '#openapi/resume.ts';
import userDocument from '#openapi/user.json' with { type: 'json' };
import type { operations as UserOperations } from '#openapi/user.ts';
import type { FastifyInstance } from 'fastify';
import {
  applicationLimits,
  applicationOperations,
  applicationPolicies,
} from '#server/applications/operations.ts';
import { savedJobOperations, savedJobPolicies } from '#server/applications/savedJobOperations.ts';
import { viewOperations, viewPolicies } from '#server/applications/viewOperations.ts';
import { accommodationOperations, accommodationPolicies } from '#server/disclosure/operations.ts';
import {
  coachingLimits,
  coachingOperations,
  coachingPolicies,
} from '#server/coaching/operations.ts';
import {
  displayProfileOperations,
  displayProfilePolicies,
} from '#server/displayProfile/operations.ts';
import { draftOperations, draftPolicies } from '#server/drafts/operations.ts';
import { helpLimits, helpOperations, helpPolicies } from '#server/help/operations.ts';
import { byPerson } from '#server/http/callers.ts';
import { type Backend, type Limits, serveBackends, wireBackend } from '#server/http/contract.ts';
import {
  identityLimits,
  identityOperations,
  identityPolicies,
} from '#server/identity/operations.ts';
import { openSignInTurns } from '#server/identity/signInTurns.ts';
import type { RateLimits } from '#server/http/limits.ts';
import { jobsLimits, jobsOperations, jobsPolicies } from '#server/jobs/operations.ts';
import { mailboxOperations, mailboxPolicies } from '#server/mail/operations.ts';
import { insightOperations, insightPolicies } from '#server/matching/insightOperations.ts';
import { matchingOperations, matchingPolicies } from '#server/matching/operations.ts';
import { ownDataLimits, ownDataOperations, ownDataPolicies } from '#server/ownData/operations.ts';
import { placesOperations, placesPolicies } from '#server/places/operations.ts';
import {
  credentialOperations,
  credentialPolicies,
} from '#server/profiles/credentials/operations.ts';
import { degreeOperations, degreePolicies } from '#server/profiles/degrees/operations.ts';
import { imageLimits, imageOperations, imagePolicies } from '#server/profiles/images/operations.ts';
import { profileOperations, profilePolicies } from '#server/profiles/operations.ts';
import { skillOperations, skillPolicies } from '#server/profiles/skills/operations.ts';
import {
  workHistoryOperations,
  workHistoryPolicies,
} from '#server/profiles/workHistory/operations.ts';
import {
  parserLimits,
  parserOperations,
  parserPolicies,
} from '#server/resumes/parserOperations.ts';
import { resumeLimits, resumeOperations, resumePolicies } from '#server/resumes/operations.ts';
import { storedResumeOperations, storedResumePolicies } from '#server/resumes/storedResumes.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import type { Services } from '#server/services.ts';

/**
 * Both block every other call while they compute. A person needs them after a change, and once a
 * day.
 */
const matchingLimits: Limits<MatchingOperations> = {
  candidateInsights: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
  recommendations: { max: 60, windowMs: 10 * 60 * 1000, key: byPerson },
};

/** The six backends of openapi/ and the modules that implement each. */
export async function registerBackends(
  app: FastifyInstance,
  services: Services,
  rateLimits: RateLimits,
): Promise<void> {
  const insights = insightOperations(services);
  const wire = <Ops>(backend: Omit<Backend<Ops>, 'prefix'>) =>
    wireBackend(
      { ...backend, prefix: `/api/${backend.name}` },
      {
        callerOf: services.tokens.callerOf,
        noteRefusal: ({ userGuid }) =>
          noteEvent(services.database.db, 'access_refused', userGuid, services.now()),
        rateLimits,
      },
    );

  await serveBackends(app, [
    wire<UserOperations>({
      name: 'user',
      document: userDocument,
      handlers: {
        ...identityOperations(services),
        ...mailboxOperations(services),
        ...helpOperations(services),
        ...profileOperations(services),
        ...degreeOperations(services),
        ...workHistoryOperations(services),
        ...skillOperations(services),
        ...credentialOperations(services),
        ...imageOperations(services),
        ...accommodationOperations(services),
        ...resumeOperations(services),
        ...savedJobOperations(services),
        ...applicationOperations(services),
        ...draftOperations(services),
        ...displayProfileOperations(services),
        ...coachingOperations(services),
        ...ownDataOperations(services),
        ...storedResumeOperations(services),
        updateCandidateInsights: insights.updateCandidateInsights,
      },
      policies: {
        ...identityPolicies,
        ...mailboxPolicies,
        ...helpPolicies,
        ...profilePolicies,
        ...degreePolicies,
        ...workHistoryPolicies,
        ...skillPolicies,
        ...credentialPolicies,
        ...imagePolicies,
        ...accommodationPolicies,
        ...resumePolicies,
        ...savedJobPolicies,
        ...applicationPolicies,
        ...draftPolicies,
        ...displayProfilePolicies,
        ...coachingPolicies,
        ...ownDataPolicies,
        ...storedResumePolicies,
        updateCandidateInsights: insightPolicies.updateCandidateInsights,
      },
      turns: openSignInTurns(),
      limits: {
        ...identityLimits(services),
        ...resumeLimits,
        ...applicationLimits,
        ...imageLimits,
        ...coachingLimits,
        ...helpLimits,
        ...ownDataLimits,
      },
    }),
    wire<DataOperations>({
      name: 'data',
      document: dataDocument,
      handlers: {
        getUserSOC: insights.getUserSOC,
        createUserSOC: insights.createUserSOC,
        updateUserSOC: insights.updateUserSOC,
      },
      policies: {
        getUserSOC: insightPolicies.getUserSOC,
        createUserSOC: insightPolicies.createUserSOC,
        updateUserSOC: insightPolicies.updateUserSOC,
      },
    }),
    wire<MatchingOperations>({
      name: 'matching',
      document: matchingDocument,
      handlers: matchingOperations(services),
      policies: matchingPolicies,
      limits: matchingLimits,
    }),
    wire<ResumeOperations>({
      name: 'resume',
      document: resumeDocument,
      handlers: parserOperations(services),
      policies: parserPolicies,
      limits: parserLimits,
    }),
    wire<JobsOperations>({
      name: 'jobs',
      document: jobsDocument,
      handlers: { ...jobsOperations(services), ...viewOperations(services) },
      policies: { ...jobsPolicies, ...viewPolicies },
      limits: jobsLimits,
    }),
    wire<PlacesOperations>({
      name: 'places',
      document: placesDocument,
      handlers: placesOperations(services),
      policies: placesPolicies,
    }),
  ]);
}
