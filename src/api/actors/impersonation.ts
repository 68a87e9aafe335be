import type { View, ViewAnswer } from '#machines/impersonation/impersonationTypes.ts';
import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import type { SessionCalls } from '#src/session/sessionCalls.ts';

function viewIn(answer: components['schemas']['Acting']): View {
  return {
    userGuid: answer.temporaryUserId,
    role: answer.temporaryType,
    details: answer.temporaryDetails,
    reason: answer.reason,
    endsAt: Date.parse(answer.endsAt),
  };
}

/** The calls about an administrator's view. */
export const viewCalls: Pick<SessionCalls, 'startView' | 'askView' | 'endView'> = {
  startView: async ({ userGuid, reason, password }) =>
    viewIn(
      await call(
        userApi.POST('/User/acting', {
          body: { userGuid, reason, ...(password === null ? {} : { password }) },
        }),
      ),
    ),
  askView: async (): Promise<ViewAnswer> => {
    const { acting, lastEnd } = await call(userApi.GET('/User/acting'));
    const end = lastEnd === null ? null : lastEnd === 'time' ? 'time' : 'lost';
    return { view: acting === null ? null : viewIn(acting), lastEnd: end };
  },
  endView: async () => {
    await call(userApi.DELETE('/User/acting'));
  },
};
