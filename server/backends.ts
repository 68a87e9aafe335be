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
import { actingOperations } from '#server/administration/actingOperations.ts';
import { auditOperations } from '#server/administration/auditOperations.ts';
import { noteActingIn } from '#server/administration/noteActing.ts';
import { accountOperations } from '#server/administration/accountOperations.ts';
import { companyOperations } from '#server/administration/companyOperations.ts';
import { migrationOperations } from '#server/administration/migrationOperations.ts';
import { userListOperations } from '#server/administration/userOperations.ts';
import { applicationOperations } from '#server/applications/operations.ts';
import { savedJobOperations } from '#server/applications/savedJobOperations.ts';
import { viewOperations } from '#server/applications/viewOperations.ts';
import { candidateCaseOperations } from '#server/caseload/candidateOperations.ts';
import { caseloadOperations } from '#server/caseload/operations.ts';
import { coachListOperations } from '#server/coaching/listOperations.ts';
import { matchOperations } from '#server/coaching/matchOperations.ts';
import { consentOperations } from '#server/disclosure/consentOperations.ts';
import { accessLogOperations } from '#server/disclosure/accessLogOperations.ts';
import { ledgerOperations } from '#server/disclosure/ledgerOperations.ts';
import { noteLookIn } from '#server/disclosure/accessLog.ts';
import { accommodationOperations } from '#server/disclosure/operations.ts';
import { letterOperations } from '#server/disclosure/letters/operations.ts';
import { passportOperations } from '#server/disclosure/passport/operations.ts';
import { relationsIn } from '#server/disclosure/relations.ts';
import { receiptOperations } from '#server/disclosure/receiptOperations.ts';
import { representativeOperations } from '#server/disclosure/representativeOperations.ts';
import { shareOperations } from '#server/disclosure/shareOperations.ts';
import { byInvitedAddress } from '#server/coaching/invitedAddress.ts';
import { coachingOperations } from '#server/coaching/operations.ts';
import { displayProfileOperations } from '#server/displayProfile/operations.ts';
import { draftOperations } from '#server/drafts/operations.ts';
import { helpOperations } from '#server/help/operations.ts';
import { type Backend, serveBackends, wireBackend } from '#server/http/contract.ts';
import { identityOperations } from '#server/identity/operations.ts';
import { limitKeys } from '#server/identity/limitKeys.ts';
import { openSignInTurns } from '#server/identity/signInTurns.ts';
import type { RateLimits } from '#server/http/limits.ts';
import { companyApplicationOperations } from '#server/employers/applicationOperations.ts';
import { companyCandidateOperations } from '#server/employers/candidateOperations.ts';
import { companyJobOperations } from '#server/employers/companyJobOperations.ts';
import { ownCompanyOperations } from '#server/employers/companyOperations.ts';
import { contactLogOperations } from '#server/employers/contactLogOperations.ts';
import { writtenPostingOperations } from '#server/employers/postingOperations.ts';
import { feedOperations } from '#server/jobs/feeds/operations.ts';
import { jobsOperations } from '#server/jobs/operations.ts';
import { employerRecommendationOperations } from '#server/matching/employerRecommendations.ts';
import { mailboxOperations } from '#server/mail/operations.ts';
import { insightOperations } from '#server/matching/insightOperations.ts';
import { jobTalkOperations } from '#server/matching/candidatesForJob.ts';
import { liteOperations } from '#server/matching/liteOperations.ts';
import { feedbackOperations } from '#server/matching/feedbackOperations.ts';
import { matchingOperations } from '#server/matching/operations.ts';
import { notificationOperations } from '#server/notifications/operations.ts';
import { ownDataOperations } from '#server/ownData/operations.ts';
import { placesOperations } from '#server/places/operations.ts';
import { credentialOperations } from '#server/profiles/lists/credentials.ts';
import { degreeOperations } from '#server/profiles/lists/degrees.ts';
import { imageOperations } from '#server/profiles/images/operations.ts';
import { profileOperations } from '#server/profiles/operations.ts';
import { skillOperations } from '#server/profiles/lists/skills.ts';
import { workHistoryOperations } from '#server/profiles/lists/workHistory.ts';
import { parserOperations } from '#server/resumes/parserOperations.ts';
import { resumeOperations } from '#server/resumes/operations.ts';
import { resumeOutOperations } from '#server/resumeOut/operations.ts';
import { mailStopOperations } from '#server/savedSearches/mailStopOperations.ts';
import { savedSearchOperations } from '#server/savedSearches/operations.ts';
import { storedResumeOperations } from '#server/resumes/storedResumeOperations.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import type { Services } from '#server/services.ts';

/** The six backends of openapi/ and the modules that implement each. */
export async function registerBackends(
  app: FastifyInstance,
  services: Services,
  rateLimits: RateLimits,
): Promise<void> {
  const insights = insightOperations(services);
  const keys = { ...limitKeys(services), 'invited-address': byInvitedAddress };
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
        limitKeys: keys,
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
        ...passportOperations(services),
        ...letterOperations(services),
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
        ...resumeOutOperations(services),
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
      turns: openSignInTurns(),
    }),
    wire<DataOperations>({
      name: 'data',
      document: dataDocument,
      handlers: {
        getUserSOC: insights.getUserSOC,
        createUserSOC: insights.createUserSOC,
        updateUserSOC: insights.updateUserSOC,
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
    }),
    wire<ResumeOperations>({
      name: 'resume',
      document: resumeDocument,
      handlers: parserOperations(services),
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
    }),
    wire<PlacesOperations>({
      name: 'places',
      document: placesDocument,
      handlers: placesOperations(services),
    }),
  ]);
}
