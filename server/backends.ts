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
import { actingCallOf } from '#server/administration/actingCalls.ts';
import {
  actingLimits,
  actingOperations,
  actingPolicies,
} from '#server/administration/actingOperations.ts';
import { auditOperations, auditPolicies } from '#server/administration/auditOperations.ts';
import { noteActingIn } from '#server/administration/noteActing.ts';
import { accountOperations, accountPolicies } from '#server/administration/accountOperations.ts';
import { companyOperations, companyPolicies } from '#server/administration/companyOperations.ts';
import {
  migrationOperations,
  migrationPolicies,
} from '#server/administration/migrationOperations.ts';
import { userListOperations, userListPolicies } from '#server/administration/userOperations.ts';
import {
  applicationLimits,
  applicationOperations,
  applicationPolicies,
} from '#server/applications/operations.ts';
import { savedJobOperations, savedJobPolicies } from '#server/applications/savedJobOperations.ts';
import { viewOperations, viewPolicies } from '#server/applications/viewOperations.ts';
import {
  candidateCaseOperations,
  candidateCasePolicies,
} from '#server/caseload/candidateOperations.ts';
import { caseloadOperations, caseloadPolicies } from '#server/caseload/operations.ts';
import { coachListOperations, coachListPolicies } from '#server/coaching/listOperations.ts';
import { matchOperations, matchPolicies } from '#server/coaching/matchOperations.ts';
import { consentOperations, consentPolicies } from '#server/disclosure/consentOperations.ts';
import { accessLogOperations, accessLogPolicies } from '#server/disclosure/accessLogOperations.ts';
import { ledgerOperations, ledgerPolicies } from '#server/disclosure/ledgerOperations.ts';
import { noteLookIn } from '#server/disclosure/accessLog.ts';
import { accommodationOperations, accommodationPolicies } from '#server/disclosure/operations.ts';
import { relationsIn } from '#server/disclosure/relations.ts';
import { receiptOperations, receiptPolicies } from '#server/disclosure/receiptOperations.ts';
import {
  representativeLimits,
  representativeOperations,
  representativePolicies,
} from '#server/disclosure/representativeOperations.ts';
import { shareOperations, sharePolicies } from '#server/disclosure/shareOperations.ts';
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
import { type Backend, serveBackends, wireBackend } from '#server/http/contract.ts';
import {
  identityLimits,
  identityOperations,
  identityPolicies,
} from '#server/identity/operations.ts';
import { openSignInTurns } from '#server/identity/signInTurns.ts';
import type { RateLimits } from '#server/http/limits.ts';
import {
  companyApplicationOperations,
  companyApplicationPolicies,
} from '#server/employers/applicationOperations.ts';
import {
  companyCandidateOperations,
  companyCandidatePolicies,
} from '#server/employers/candidateOperations.ts';
import {
  companyJobOperations,
  companyJobPolicies,
} from '#server/employers/companyJobOperations.ts';
import { ownCompanyOperations, ownCompanyPolicies } from '#server/employers/companyOperations.ts';
import {
  contactLogLimits,
  contactLogOperations,
  contactLogPolicies,
} from '#server/employers/contactLogOperations.ts';
import {
  writtenPostingLimits,
  writtenPostingOperations,
  writtenPostingPolicies,
} from '#server/employers/postingOperations.ts';
import { feedOperations, feedPolicies } from '#server/jobs/feeds/operations.ts';
import { jobsLimits, jobsOperations, jobsPolicies } from '#server/jobs/operations.ts';
import {
  employerRecommendationOperations,
  employerRecommendationPolicies,
} from '#server/matching/employerRecommendations.ts';
import { mailboxOperations, mailboxPolicies } from '#server/mail/operations.ts';
import { insightOperations, insightPolicies } from '#server/matching/insightOperations.ts';
import { jobTalkOperations, jobTalkPolicies } from '#server/matching/candidatesForJob.ts';
import { matchingLimits } from '#server/matching/limits.ts';
import { liteLimits, liteOperations, litePolicies } from '#server/matching/liteOperations.ts';
import { feedbackOperations, feedbackPolicies } from '#server/matching/feedbackOperations.ts';
import { matchingOperations, matchingPolicies } from '#server/matching/operations.ts';
import { notificationOperations, notificationPolicies } from '#server/notifications/operations.ts';
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
import {
  mailStopLimits,
  mailStopOperations,
  mailStopPolicies,
} from '#server/savedSearches/mailStopOperations.ts';
import {
  savedSearchLimits,
  savedSearchOperations,
  savedSearchPolicies,
} from '#server/savedSearches/operations.ts';
import { storedResumeOperations, storedResumePolicies } from '#server/resumes/storedResumes.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import type { Services } from '#server/services.ts';

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
        relations: relationsIn(services),
        noteLook: noteLookIn(services),
        acting: { callOf: actingCallOf, note: noteActingIn(services) },
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
        ...shareOperations(services),
        ...matchOperations(services),
        ...coachListOperations(services),
        ...caseloadOperations(services),
        ...candidateCaseOperations(services),
        ...notificationOperations(services),
        ...consentOperations(services),
        ...ledgerOperations(services),
        ...receiptOperations(services),
        ...representativeOperations(services),
        ...actingOperations(services),
        ...auditOperations(services),
        ...accessLogOperations(services),
        ...resumeOperations(services),
        ...savedJobOperations(services),
        ...savedSearchOperations(services),
        ...mailStopOperations(services),
        ...applicationOperations(services),
        ...draftOperations(services),
        ...displayProfileOperations(services),
        ...coachingOperations(services),
        ...ownDataOperations(services),
        ...storedResumeOperations(services),
        ...userListOperations(services),
        ...accountOperations(services),
        ...companyOperations(services),
        ...migrationOperations(services),
        ...companyCandidateOperations(services),
        ...contactLogOperations(services),
        ...companyApplicationOperations(services),
        ...ownCompanyOperations(services),
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
        ...sharePolicies,
        ...matchPolicies,
        ...coachListPolicies,
        ...caseloadPolicies,
        ...candidateCasePolicies,
        ...notificationPolicies,
        ...consentPolicies,
        ...ledgerPolicies,
        ...receiptPolicies,
        ...representativePolicies,
        ...actingPolicies,
        ...auditPolicies,
        ...accessLogPolicies,
        ...resumePolicies,
        ...savedJobPolicies,
        ...savedSearchPolicies,
        ...mailStopPolicies,
        ...applicationPolicies,
        ...draftPolicies,
        ...displayProfilePolicies,
        ...coachingPolicies,
        ...ownDataPolicies,
        ...storedResumePolicies,
        ...userListPolicies,
        ...accountPolicies,
        ...companyPolicies,
        ...migrationPolicies,
        ...companyCandidatePolicies,
        ...contactLogPolicies,
        ...companyApplicationPolicies,
        ...ownCompanyPolicies,
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
        ...savedSearchLimits,
        ...mailStopLimits,
        ...representativeLimits,
        ...actingLimits,
        ...contactLogLimits,
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
      handlers: {
        ...matchingOperations(services),
        ...feedbackOperations(services),
        ...liteOperations(services),
        ...jobTalkOperations(services),
        ...employerRecommendationOperations(services),
      },
      policies: {
        ...matchingPolicies,
        ...feedbackPolicies,
        ...litePolicies,
        ...jobTalkPolicies,
        ...employerRecommendationPolicies,
      },
      limits: { ...matchingLimits, ...liteLimits },
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
      handlers: {
        ...jobsOperations(services),
        ...viewOperations(services),
        ...feedOperations(services),
        ...companyJobOperations(services),
        ...writtenPostingOperations(services),
      },
      policies: {
        ...jobsPolicies,
        ...viewPolicies,
        ...feedPolicies,
        ...companyJobPolicies,
        ...writtenPostingPolicies,
      },
      limits: { ...jobsLimits, ...writtenPostingLimits },
    }),
    wire<PlacesOperations>({
      name: 'places',
      document: placesDocument,
      handlers: placesOperations(services),
      policies: placesPolicies,
    }),
  ]);
}
