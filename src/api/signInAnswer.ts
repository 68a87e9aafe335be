import type { SignInAnswer } from '#machines/session/sessionTypes.ts';
import type { components } from '#openapi/user.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';

/**
 * Reads the answer that all ways of signing in share.
 * @throws CallFailed without tokens: an answer with an error field is a failure (section 8)
 */
export function readSignInAnswer(answer: components['schemas']['SignInResult']): SignInAnswer {
  const { accessToken, refreshToken, idToken, userDetails, role } = answer;
  if (accessToken && refreshToken && userDetails)
    return { accessToken, refreshToken, idToken: idToken ?? '', userDetails, role: role ?? null };
  throw new CallFailed({
    ...toProblem(null),
    code: answer.errorCode ?? 'unexpected',
    detail: answer.error ?? null,
  });
}
