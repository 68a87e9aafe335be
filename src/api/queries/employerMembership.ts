import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { getCached, invalidate, useRead } from '#src/api/client/read.ts';
import { useUser } from '#src/session/usePerson.ts';

export type Membership = components['responses']['Membership']['content']['application/json'];

/** The company that somebody works for, or says to. */
export interface OwnCompany {
  readonly CompanyGuid: string;
  readonly CompanyName: string;
}

/** The query for the membership of one employer. */
export const membershipOf = (id: string) =>
  userQuery.queryOptions('get', '/company/membership/{id}', { params: { path: { id } } });

/** For which company the person works, asked again whenever the window gets the focus. */
export function useMembership() {
  return useRead(membershipOf(useUser().UserGuid), { refetchOnWindowFocus: 'always' });
}

/** The company of a membership that is confirmed, or waits; null for every other. */
export function companyOf(membership: Membership | undefined): OwnCompany | null {
  if (membership === undefined) return null;
  const { state, CompanyGuid, CompanyName } = membership;
  const isOne = state === 'confirmed' || state === 'waiting';
  return isOne && CompanyGuid !== null ? { CompanyGuid, CompanyName: CompanyName ?? '' } : null;
}

/**
 * The company of the person whose page this is.
 * @throws outside of ForMembers, which shows its page only to who has one
 */
export function useOwnCompany(): OwnCompany & { readonly isConfirmed: boolean } {
  const membership = useMembership().data;
  const company = companyOf(membership);
  if (company === null) throw new Error('This page is for members of a company.');
  return { ...company, isConfirmed: membership?.state === 'confirmed' };
}

/** What an employer says of their company: one of the list, or the name of another. */
export type CompanyClaim = { readonly CompanyGuid: string } | { readonly CompanyName: string };

/** Says for which company somebody works; the membership is known after it. @throws CallFailed */
export async function claimCompany(userGuid: string, body: CompanyClaim): Promise<Membership> {
  const membership = await call(userApi.POST('/company/claim', { body }));
  await invalidate([membershipOf(userGuid)]);
  return getCached(membershipOf(userGuid)) ?? membership;
}
