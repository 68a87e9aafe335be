import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { applyAt } from '#tests/support/companies.ts';

type Api = Pick<TestApi, 'database' | 'person'>;
interface Company {
  readonly companyGuid: string;
  readonly member: TestPerson;
}

/** A way in which a company comes to see a candidate, and how it ends. */
interface Relation {
  readonly begin: (api: Api, candidate: TestPerson, company: Company) => Promise<unknown>;
  readonly end: (api: Api, candidate: TestPerson) => Promise<unknown>;
}

const soon = () => new Date(Date.now() + 86_400_000);
const past = new Date('2026-01-01T10:00:00Z');

/** Every way in which a company may see a candidate. */
export const companyRelations: Readonly<Record<string, Relation>> = {
  'the candidate applied': {
    begin: (api, candidate, { companyGuid }) => applyAt(api, candidate, companyGuid),
    end: ({ database }, { userGuid }) =>
      database.db
        .updateTable('job_application')
        .set({ withdrawn_at: new Date() })
        .where('user_guid', '=', userGuid)
        .execute(),
  },
  'the candidate may be found': {
    begin: ({ database }, { userGuid }) =>
      database.db
        .insertInto('disclosure.visibility')
        .values({
          candidate_guid: userGuid,
          findable: true,
          findable_until: soon(),
          provider_coaches: true,
        })
        .execute(),
    end: ({ database }, { userGuid }) =>
      database.db
        .updateTable('disclosure.visibility')
        .set({ findable_until: past })
        .where('candidate_guid', '=', userGuid)
        .execute(),
  },
  'the candidate accepted an invitation': {
    begin: ({ database }, { userGuid }, { companyGuid, member }) =>
      database.db
        .insertInto('contact_log')
        .values({
          from_guid: member.userGuid,
          from_first: 'Robin',
          from_last: 'Sample',
          from_email: member.email,
          to_guid: userGuid,
          company_guid: companyGuid,
          source_guid: null,
          message: 'Hello',
          sent_at: past,
          answer: 'accepted',
          answered_at: past,
        })
        .execute(),
    end: ({ database }, { userGuid }) =>
      database.db
        .updateTable('contact_log')
        .set({ answer: 'declined' })
        .where('to_guid', '=', userGuid)
        .execute(),
  },
};

/** A statement of a candidate to one company; it opens nothing by itself. */
export const shareStatement = (
  { database }: Api,
  { userGuid }: TestPerson,
  { companyGuid }: Company,
  statement = 'Please send tagged documents.',
) =>
  database.db
    .insertInto('disclosure.fact_share')
    .values({
      candidate_guid: userGuid,
      fact_key: 'PreferSR',
      audience: 'company',
      match_guid: null,
      company_guid: companyGuid,
      purpose: 'interview',
      statement,
      given_at: past,
      expires_at: soon(),
      text_version: 1,
      locale: 'en',
      representative_guid: null,
    })
    .execute();
