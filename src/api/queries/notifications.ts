import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { updateCached, useRead } from '#src/api/client/read.ts';

export type Notification = components['schemas']['Notification'];

const notificationsOf = (id: string) =>
  userQuery.queryOptions('get', '/notification/{id}', { params: { path: { id } } });

/** What happened to a person, newest first, asked for whenever a page opens. */
export function useNotifications(userGuid: string) {
  return useRead(notificationsOf(userGuid), { refetchOnMount: () => 'always', inView: [] });
}

/** How many of them are new; 0 while nobody knows. */
export function useNewNotificationCount(userGuid: string): number {
  const { data = [] } = useRead(notificationsOf(userGuid), { retry: false, inView: [] });
  return data.filter(({ readAt }) => readAt === null).length;
}

/** Marks all that the person saw as read. @throws CallFailed */
export async function markNotificationsRead(userGuid: string, upTo: string): Promise<void> {
  const params = { path: { id: userGuid } };
  const list = await call(userApi.PUT('/notification/{id}/read', { params, body: { upTo } }));
  updateCached(notificationsOf(userGuid), () => list);
}
