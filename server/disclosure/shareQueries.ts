import type { Db } from '#server/database/connect.ts';

/** SQL of the statements that candidates share. */

/**
 * What a candidate shares with a company at a time, newest first: with it alone, or with each
 * company that they applied to.
 */
export async function listStatementsFor(
  db: Db,
  candidateGuid: string,
  companyGuid: string,
  at: Date,
) {
  return db
    .selectFrom('disclosure.fact_share as share')
    .where('share.candidate_guid', '=', candidateGuid)
    .where('share.ended_at', 'is', null)
    .where('share.expires_at', '>', at)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('share.company_guid', '=', companyGuid),
        and([
          eb('share.audience', '=', 'applied_companies'),
          exists(
            selectFrom('job_application')
              .innerJoin('job', 'job.source_guid', 'job_application.source_guid')
              .select('job_application.id')
              .where('job_application.user_guid', '=', candidateGuid)
              .where('job.company_guid', '=', companyGuid)
              .where('job_application.withdrawn_at', 'is', null),
          ),
        ]),
      ]),
    )
    .select(['share.statement', 'share.purpose', 'share.given_at', 'share.expires_at'])
    .orderBy('share.given_at', 'desc')
    .orderBy('share.guid')
    .execute();
}
