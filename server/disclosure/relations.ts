import { findLiveConsent, isProviderCoach, isSeenBy } from '#server/disclosure/relationQueries.ts';
import { administratorIn } from '#server/administration/administratorOf.ts';
import { findMemberOf, isCompanyCalled, isJobOf } from '#server/employers/memberQueries.ts';
import type { Relations } from '#server/http/access.ts';
import { isGuid } from '#server/identity/guid.ts';
import type { Services } from '#server/services.ts';

/** Who may see whom, read from the database at each request. */
export function relationsIn({ database, now }: Pick<Services, 'database' | 'now'>): Relations {
  const { db } = database;
  return {
    consentOf: (coach, candidate) => findLiveConsent(db, coach, candidate, now()),
    isProviderCoach: (userGuid) => isProviderCoach(db, userGuid),
    memberOf: (userGuid) => findMemberOf(db, userGuid),
    isCalled: (company, name) => isCompanyCalled(db, company, name),
    isOwnJob: async (member, userGuid, job) => isGuid(job) && isJobOf(db, member, userGuid, job),
    administratorOf: administratorIn({ database, now }),
    maySee: (company, candidate) => isSeenBy(db, company, candidate, now()),
  };
}
