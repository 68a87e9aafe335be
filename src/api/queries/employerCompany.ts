import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, callForPage } from '#src/api/client/problem.ts';
import { countLeft, nextOffset } from '#src/api/client/nextOffset.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { invalidate } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { useRecords } from '#src/api/client/useRecords.ts';
import type { CompanyMember } from '#src/api/queries/companyMembers.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

export type Company = components['responses']['Company']['content']['application/json'];

/** The query for what candidates read of a company. */
export const companyRecord = (guid: string) =>
  userQuery.queryOptions('get', '/company/{guid}', { params: { path: { guid } } });

/** What candidates read of the company, as it is when its page opens. */
export function useCompanyRecord(guid: string) {
  return useRecords({ company: companyRecord(guid) }, { isFreshOnly: true });
}

const MEMBERS = 'ownCompanyMembers';

/** Members who wait, and those who are confirmed. */
export type ShownMembers = 'waiting' | 'confirmed';

const members = (state: ShownMembers, offset: number) =>
  ({ params: { query: { state, offset } } }) as const;

/** Who works for the company, or says to; longest waiting first, 25 a load. */
export function useOwnMembers(state: ShownMembers) {
  return useLoads({
    read: userQuery.queryOptions('get', '/company/members', members(state, 0)),
    version: useListVersion(MEMBERS),
    isEnabled: true,
    gcTime: 0,
    load: (offset) =>
      callForPage<CompanyMember>(userApi.GET('/company/members', members(state, offset)), offset),
    next: nextOffset,
    left: countLeft<CompanyMember>((one) => one.state !== state),
  });
}

/** How a member of the own company is decided about. */
export type OwnDecision = 'confirm' | 'refuse' | 'end';

/**
 * Confirms, refuses or ends a member, who keeps their place until the next visit.
 * @throws CallFailed
 */
export async function decideOwnMember(
  { companyGuid, userGuid }: CompanyMember,
  decision: OwnDecision,
): Promise<void> {
  const body = { companyGuid, userGuid, decision };
  const { state } = await call(userApi.POST('/company/members/decide', { body }));
  nextListVersion(MEMBERS);
  changeInLoads<CompanyMember>(
    userQuery.queryOptions('get', '/company/members', members('waiting', 0)),
    (one) => (one.userGuid === userGuid ? { ...one, state } : one),
  );
  // Who is confirmed comes to the members beside those who wait.
  if (decision === 'confirm')
    await invalidate([userQuery.queryOptions('get', '/company/members', members('confirmed', 0))]);
}
