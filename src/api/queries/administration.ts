import type { components } from '#openapi/user.ts';
import type { Role } from '#domain/roles.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, callForPage } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { NOT_KEPT, invalidate, useRead } from '#src/api/client/read.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { countLeft, nextOffset } from '#src/api/client/nextOffset.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

type Schemas = components['schemas'];
export type AccountSummary = Schemas['AccountSummary'];
export type JobCoachSummary = Schemas['JobCoachSummary'];
export type Migration = Schemas['Migration'];
export type NewUser = Schemas['NewUser'];

export const ACCOUNT_STATES = ['verified', 'waiting', 'closed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What a list of accounts is asked for; null for any. */
export interface AccountsAsked {
  readonly words: string;
  readonly role: Role | null;
  readonly state: AccountState | null;
}

/** Every list of accounts changes when one is made, closed, opened or moved. */
const ACCOUNTS = 'accounts';

const overview = () => userQuery.queryOptions('get', '/User/overview', {});
const roleCounts = () => userQuery.queryOptions('get', '/User/roles/count', {});
const caseloadNumbers = () => userQuery.queryOptions('get', '/caseload/numbers', {});

/** What waits for an administrator. */
export function useOverview() {
  return useRead(overview(), NOT_KEPT);
}

/** How many open accounts each role has. */
export function useRoleCounts() {
  return useRead(roleCounts(), NOT_KEPT);
}

/** How many cases stand in each stage. */
export function useCaseloadNumbers() {
  return useRead(caseloadNumbers(), NOT_KEPT);
}

const accountsQuery = ({ words, role, state }: AccountsAsked, offset: number) => ({
  offset,
  ...(words === '' ? {} : { words }),
  ...(role === null ? {} : { role }),
  ...(state === null ? {} : { state }),
});

const accounts = (asked: AccountsAsked) =>
  userQuery.queryOptions('get', '/User', { params: { query: accountsQuery(asked, 0) } });

const stateOf = ({ closed, verified }: AccountSummary): AccountState =>
  closed ? 'closed' : verified ? 'verified' : 'waiting';

/** Accounts by name, 25 a load. */
export function useAccounts(asked: AccountsAsked) {
  return useLoads({
    read: accounts(asked),
    version: useListVersion(ACCOUNTS),
    isEnabled: true,
    gcTime: 0,
    load: (offset) =>
      callForPage<AccountSummary>(
        userApi.GET('/User', { params: { query: accountsQuery(asked, offset) } }),
        offset,
      ),
    next: nextOffset,
    left: countLeft<AccountSummary>(
      (account) => asked.state !== null && stateOf(account) !== asked.state,
    ),
  });
}

const coachesQuery = (words: string, offset: number) => ({
  offset,
  ...(words === '' ? {} : { words }),
});

const coaches = (words: string) =>
  userQuery.queryOptions('get', '/User/jobCoaches', { params: { query: coachesQuery(words, 0) } });

/** Job coaches by name, 25 a load. */
export function useJobCoaches(words: string) {
  return useLoads({
    read: coaches(words),
    version: useListVersion(ACCOUNTS),
    isEnabled: true,
    gcTime: 0,
    load: (offset) =>
      callForPage<JobCoachSummary>(
        userApi.GET('/User/jobCoaches', { params: { query: coachesQuery(words, offset) } }),
        offset,
      ),
    next: nextOffset,
  });
}

/** An account stays in its place in the lists on screen; the next visit orders them anew. */
function showChanged({ UserGuid, closed }: Pick<AccountSummary, 'UserGuid' | 'closed'>): void {
  nextListVersion(ACCOUNTS);
  const change = <One extends { UserGuid: string; closed: boolean }>(one: One): One =>
    one.UserGuid === UserGuid ? { ...one, closed } : one;
  changeInLoads<AccountSummary>(accounts(ANY), change);
  changeInLoads<JobCoachSummary>(coaches(''), change);
}

const ANY: AccountsAsked = { words: '', role: null, state: null };

/** Makes an account, whose owner gets a mail. @throws CallFailed */
export async function createUser(body: NewUser): Promise<AccountSummary> {
  const made = await call(userApi.POST('/User', { body }));
  nextListVersion(ACCOUNTS);
  await invalidate([accounts(ANY)]);
  return made;
}

/** Closes an account. @throws CallFailed */
export async function closeUser(guid: string): Promise<void> {
  showChanged(await call(userApi.POST('/User/{guid}/close', { params: { path: { guid } } })));
}

/** Opens a closed account again. @throws CallFailed */
export async function reopenUser(guid: string): Promise<void> {
  showChanged(await call(userApi.POST('/User/{guid}/reopen', { params: { path: { guid } } })));
}

/** Makes a coach one of the provider's own, or takes that back. @throws CallFailed */
export async function setProviderCoach(guid: string, isProviderCoach: boolean): Promise<void> {
  const params = { path: { guid } };
  await call(userApi.PUT('/User/{guid}/providerCoach', { params, body: { isProviderCoach } }));
  changeInLoads<JobCoachSummary>(coaches(''), (one) =>
    one.UserGuid === guid ? { ...one, isProviderCoach } : one,
  );
}

/** The account with exactly this address, or null. @throws CallFailed */
export function findByEmail(email: string): Promise<AccountSummary | null> {
  return call(userApi.POST('/User/getByEmail', { body: { email } }));
}

/** What moving an account would do; nothing changes. @throws CallFailed */
export function previewMigration(newUserId: string, email: string): Promise<Migration> {
  return call(userApi.POST('/migrate-user/preview', { body: { newUserId, email } }));
}

/** Moves everything of the account with this address to another one. @throws CallFailed */
export async function migrateUser(newUserId: string, email: string): Promise<Migration> {
  const moved = await call(userApi.POST('/migrate-user', { body: { newUserId, email } }));
  nextListVersion(ACCOUNTS);
  return moved;
}
