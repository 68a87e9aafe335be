import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { call } from '#src/api/client/problem.ts';
import { invalidate, updateCached, useRead } from '#src/api/client/read.ts';

export type Passkey = components['schemas']['Passkey'];

const passkeys = userQuery.queryOptions('get', '/passkey');

/** The passkeys of the person, newest first. An administrator's view shows none. */
export function usePasskeys() {
  return useRead(passkeys, { inView: [] });
}

/** Asks again after one was added. */
export async function refreshPasskeys(): Promise<void> {
  await invalidate([passkeys]);
}

/** @throws CallFailed no_passkey when it was removed elsewhere, or another problem */
export async function renamePasskey(id: string, name: string): Promise<void> {
  const renamed = await call(
    userApi.PUT('/passkey/{id}', { params: { path: { id } }, body: { name } }),
  );
  updateCached(passkeys, (before) => before.map((one) => (one.id === id ? renamed : one)));
}

/** Removes one. One that is gone already is as good. @throws CallFailed */
export async function removePasskey(id: string): Promise<void> {
  await orGone(call(userApi.DELETE('/passkey/{id}', { params: { path: { id } } })), 'no_passkey');
  updateCached(passkeys, (before) => before.filter((one) => one.id !== id));
}
