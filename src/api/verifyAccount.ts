import { openUserApi } from '#src/api/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/problem.ts';

/**
 * Verifies an address with the link from the mail.
 * @throws CallFailed with only the status (section 8: "the call rethrows only the status")
 */
export async function verifyAccount(user: string, token: string): Promise<void> {
  try {
    await call(openUserApi.POST('/verifyAccount', { body: { user, token } }));
  } catch (failure) {
    const { status, code } = toProblem(failure);
    throw new CallFailed({
      ...toProblem(null),
      status,
      code: status === 0 ? code : 'not_verified',
    });
  }
}
