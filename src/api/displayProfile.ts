import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import type { DisplayProfile } from '#src/session/sessionCalls.ts';

/** The display profile of this person; its _etag is "0" until one is saved. */
export function loadDisplayProfile(userGuid: string): Promise<DisplayProfile> {
  const params = { params: { path: { id: userGuid } } };
  return call(userApi.GET('/displayProfile/{id}', params));
}

/** @throws CallFailed 412 when another device saved in the meantime */
export function saveDisplayProfile(profile: DisplayProfile): Promise<DisplayProfile> {
  const params = { path: { id: profile.UserGuid } };
  return call(userApi.PUT('/displayProfile/{id}', { params, body: profile }));
}
