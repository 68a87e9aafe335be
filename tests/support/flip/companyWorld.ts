import { demoEmployer } from '#server/database/seed/demoAccounts.ts';
import { demoCompany } from '#server/database/seed/employers/demoApplications.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { colleagueOf } from '#tests/support/companies.ts';
import { signedInAs } from '#tests/support/signedInAs.ts';

/** The company of the sample data, and what a member can ask about it. */
export interface CompanyWorld {
  readonly member: TestPerson;
  readonly password: string;
  readonly companyGuid: string;
  readonly companyName: string;
  /** Says to work for the company, and waits. */
  readonly waiting: TestPerson;
  /** All of the sample data, whether the company may see them or not. */
  readonly candidates: readonly string[];
  /** Whom the company saved, may see and did not invite. */
  readonly saved: { readonly userGuid: string; readonly savedId: string };
  readonly applicationId: string;
  /** A job that somebody applied for. */
  readonly jobId: string;
  /** A job that was written here. */
  readonly draftId: string;
}

/** Finds the company's rows in a database with the sample data. */
export async function companyWorld(api: TestApi): Promise<CompanyWorld> {
  const { db } = api.database;
  const one = await db
    .selectFrom('account')
    .innerJoin('company_member', 'company_member.user_guid', 'account.user_guid')
    .where('email', '=', demoEmployer.email)
    .select(['account.user_guid', 'company_member.company_guid'])
    .executeTakeFirstOrThrow();
  const companyGuid = one.company_guid;
  const candidates = await db
    .selectFrom('account')
    .where('role', '=', 2)
    .select('user_guid')
    .orderBy('email')
    .execute();
  const application = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.source_guid', 'job_application.source_guid')
    .where('company_guid', '=', companyGuid)
    .where('job_application.status', '=', 'new')
    .where('withdrawn_at', 'is', null)
    .select(['job_application.id', 'job.source_guid'])
    .orderBy('applied_at')
    .executeTakeFirstOrThrow();
  const saved = await db
    .selectFrom('saved_candidate')
    .innerJoin('account', 'account.user_guid', 'candidate_guid')
    .where('last_name', '=', 'Fitzgerald')
    .select(['saved_candidate.id', 'candidate_guid'])
    .executeTakeFirstOrThrow();
  const draft = await db
    .selectFrom('job')
    .where('company_guid', '=', companyGuid)
    .where('status', '=', 'draft')
    .select('source_guid')
    .orderBy('title')
    .executeTakeFirstOrThrow();
  return {
    member: await signedInAs(api, one.user_guid),
    password: demoEmployer.password,
    companyGuid,
    companyName: demoCompany,
    waiting: await colleagueOf(api, companyGuid, 'waiting'),
    candidates: candidates.map(({ user_guid }) => user_guid),
    saved: { userGuid: saved.candidate_guid, savedId: saved.id },
    applicationId: application.id,
    jobId: application.source_guid,
    draftId: draft.source_guid,
  };
}
