import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, callForPage, toProblem } from '#src/api/client/problem.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { jobsQuery, userQuery } from '#src/api/client/operations.ts';
import { invalidate, useRead } from '#src/api/client/read.ts';
import { countLeft, nextOffset } from '#src/api/client/nextOffset.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

type Schemas = components['schemas'];
export type CompanyMember = Schemas['CompanyMember'];
export type CompanyMerge = components['responses']['Merge']['content']['application/json'];

const MEMBERS = 'companyMembers';
const waiting = (offset: number) => ({ params: { query: { state: 'waiting', offset } } }) as const;

/** Who waits to be confirmed, longest first, 25 a load. */
export function useWaitingMembers() {
  return useLoads({
    read: userQuery.queryOptions('get', '/company/members', waiting(0)),
    version: useListVersion(MEMBERS),
    isEnabled: true,
    gcTime: 0,
    load: (offset) =>
      callForPage<CompanyMember>(userApi.GET('/company/members', waiting(offset)), offset),
    next: nextOffset,
    left: countLeft<CompanyMember>(({ state }) => state !== 'waiting'),
  });
}

const companies = () => jobsQuery.queryOptions('get', '/company', {});

/** How a member is decided about; joins: the listed company that they meant. */
export type MemberDecision =
  | { readonly decision: 'refuse' }
  | { readonly decision: 'confirm'; readonly joins: string | null };

/**
 * Confirms or refuses a member; the answer stays in its place.
 * @returns null where somebody else has answered
 * @throws CallFailed
 */
export async function decideMember(
  { companyGuid, userGuid }: CompanyMember,
  decided: MemberDecision,
): Promise<CompanyMember | null> {
  const body = { companyGuid, userGuid, ...decided };
  const sent = call(userApi.POST('/company/members/decide', { body }));
  const member = await sent.catch((failure: unknown) => {
    if (toProblem(failure).code !== 'no_member') throw failure;
    return null;
  });
  nextListVersion(MEMBERS);
  // Whatever the other answer was, nobody waits there.
  const state = member?.state ?? 'ended';
  changeInLoads<CompanyMember>(
    userQuery.queryOptions('get', '/company/members', waiting(0)),
    (one) =>
      one.companyGuid === companyGuid && one.userGuid === userGuid ? { ...one, state } : one,
  );
  // A company that somebody named may be listed now.
  await invalidate([companies()]);
  return member;
}

interface TwoCompanies {
  readonly fromCompanyGuid: string;
  readonly intoCompanyGuid: string;
}

/** What a merge would move; nothing changes. @throws CallFailed */
export function previewMerge({ fromCompanyGuid, intoCompanyGuid }: TwoCompanies) {
  const body = { fromCompanyGuid, intoCompanyGuid };
  return call<CompanyMerge>(userApi.POST('/company/merge/preview', { body }));
}

/** Makes two companies one. @throws CallFailed */
export async function mergeCompanies({ fromCompanyGuid, intoCompanyGuid }: TwoCompanies) {
  const body = { fromCompanyGuid, intoCompanyGuid };
  const merged = await call<CompanyMerge>(userApi.POST('/company/merge', { body }));
  nextListVersion(MEMBERS);
  // The domain of the company that went may go along.
  await invalidate([companies(), domains()]);
  return merged;
}

const domains = () => userQuery.queryOptions('get', '/company/domains', {});

/** The companies with a verified domain. */
export function useCompanyDomains() {
  return useRead(domains(), { gcTime: 0, staleTime: 0 });
}

/** Sets the verified domain of a company, or clears it with null. @throws CallFailed */
export async function setCompanyDomain(guid: string, verifiedDomain: string | null) {
  const params = { path: { guid } };
  const set = await call(
    userApi.PUT('/company/{guid}/domain', { params, body: { verifiedDomain } }),
  );
  await invalidate([domains()]);
  return set;
}
