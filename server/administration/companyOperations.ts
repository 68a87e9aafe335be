import type { Transaction } from 'kysely';
import type { components, operations } from '#openapi/user.ts';
import { companyDomainProblem, plainDomain } from '#domain/companyDomain.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { type DomainRow, listDomains, setDomain } from '#server/administration/domainQueries.ts';
import {
  decideMember,
  logDecided,
  noCompany,
  noMember,
  tellDecided,
} from '#server/administration/decideMember.ts';
import { listMembers, type MemberRow } from '#server/administration/memberQueries.ts';
import {
  endStatements,
  lockCompanies,
  moveBlocks,
  moveInvitations,
  moveJobs,
  moveMembers,
  moveSavedCandidates,
  noteMerged,
} from '#server/administration/mergeQueries.ts';
import { rolledBack } from '#server/administration/rolledBack.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Handlers, Output } from '#server/http/contractTypes.ts';
import { companyIn } from '#server/http/access.ts';
import { Problem } from '#server/http/problem.ts';
import { findCompany } from '#server/identity/companyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import { insertCompanyNotification } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];
type CompanyOperations = Pick<
  operations,
  | 'listCompanyMembers'
  | 'decideCompanyMember'
  | 'mergeCompanies'
  | 'previewCompanyMerge'
  | 'listCompanyDomains'
  | 'setCompanyDomain'
>;

/** Who works for which company, and companies that are one. */
export function companyOperations(services: Services): Handlers<CompanyOperations> {
  const { config, database, mailer, now } = services;
  const links = mailLinks(config);
  return {
    listCompanyMembers: async ({ query, access, setTotal }) => {
      const { state, offset = 0 } = query;
      const { rows, total } = await listMembers(database.db, {
        state,
        companyGuid: companyIn(access),
        offset,
      });
      setTotal(total);
      return rows.map(memberRecord);
    },

    decideCompanyMember: async ({ body, caller, access }) => {
      const at = now();
      const isMember = companyIn(access) !== null;
      return mailer.withMails(async (trx, queue) => {
        const asked = (await findCompany(trx, body.companyGuid))?.company_guid;
        if (!asked) throw noMember();
        const by = { by: caller.userGuid, at, isMember };
        const decided = await decideMember(trx, { ...body, companyGuid: asked }, by);
        await tellDecided({ trx, queue, links, at }, decided, body.decision);
        // The log is of administrators; of a member, the row says who decided.
        if (!isMember) await logDecided(trx, decided, body.decision, by);
        return memberRecord(decided);
      });
    },

    previewCompanyMerge: async ({ body }) =>
      rolledBack(database.db, (trx) => merge(trx, body, now())),

    mergeCompanies: async ({ body, caller }) => {
      const at = now();
      return database.db.transaction().execute(async (trx) => {
        const merged = await merge(trx, body, at);
        await appendAudit(trx, {
          at,
          kind: 'companyMerged',
          actorGuid: caller.userGuid,
          about: `${merged.fromName} → ${merged.intoName}`,
        });
        return merged;
      });
    },

    listCompanyDomains: async () => (await listDomains(database.db)).map(domainRecord),

    setCompanyDomain: async ({ path, body, caller }) => {
      const domain = domainIn(body.verifiedDomain);
      return database.db.transaction().execute(async (trx) => {
        const company = await findCompany(trx, path.guid);
        if (!company) throw noCompany();
        const row = await setDomain(trx, company.company_guid, domain);
        await appendAudit(trx, {
          at: now(),
          kind: domain === null ? 'companyDomainCleared' : 'companyDomainSet',
          actorGuid: caller.userGuid,
          about: domain === null ? row.name : `${row.name}: ${domain}`,
        });
        return domainRecord(row);
      });
    },
  };
}

/** The domain as it is stored; null for none. @throws Problem not_a_domain, public_domain */
function domainIn(typed: string | null): string | null {
  if (typed === null) return null;
  const problem = companyDomainProblem(typed);
  if (problem === null) return plainDomain(typed);
  const detail =
    problem === 'not_a_domain'
      ? 'This is not a domain, such as harborwren.example.'
      : 'Anybody can get an address at this domain.';
  throw new Problem(400, problem, detail, {
    errors: [{ pointer: '/verifiedDomain', code: problem, detail }],
  });
}

const domainRecord = (row: DomainRow): Schemas['CompanyDomain'] => ({
  companyGuid: row.company_guid,
  companyName: row.name,
  verifiedDomain: row.verified_domain,
});

/**
 * Makes two companies one. Statements end: a candidate shared them with the one company only.
 * @throws Problem no_company, same_company
 */
async function merge(
  trx: Transaction<Tables>,
  { fromCompanyGuid, intoCompanyGuid }: Record<'fromCompanyGuid' | 'intoCompanyGuid', string>,
  at: Date,
): Promise<Output<operations['mergeCompanies']>> {
  await lockCompanies(trx, [fromCompanyGuid, intoCompanyGuid]);
  const from = await findCompany(trx, fromCompanyGuid);
  const into = await findCompany(trx, intoCompanyGuid);
  if (!from || !into) throw noCompany();
  if (from.company_guid === into.company_guid)
    throw new Problem(409, 'same_company', 'This is one company already. Choose another.');
  const [gone, kept] = [from.company_guid, into.company_guid];
  const owners = await endStatements(trx, gone, at);
  for (const userGuid of new Set(owners))
    await insertCompanyNotification(trx, {
      userGuid,
      kind: 'companyMerged',
      company: from.name,
      values: { shareWith: kept },
      at,
    });
  const moved = {
    fromName: from.name,
    intoName: into.name,
    jobs: await moveJobs(trx, gone, kept),
    members: await moveMembers(trx, gone, kept),
    blocks: await moveBlocks(trx, gone, kept),
    savedCandidates: await moveSavedCandidates(trx, gone, kept),
    contactLogs: await moveInvitations(trx, gone, kept),
    endedStatements: owners.length,
  };
  await noteMerged(trx, gone, kept);
  return moved;
}

function memberRecord(row: MemberRow): Schemas['CompanyMember'] {
  return {
    companyGuid: row.company_guid,
    companyName: row.name,
    isCompanyListed: row.listed,
    userGuid: row.user_guid,
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.email,
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
