import { ClientError, ResponseBodyError } from 'openid-client';
import { Problem } from '#server/http/problem.ts';

/** For the log: what went wrong, without what the provider sent, which may hold a code or name a person. */
class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
}

/** No answer, or none that can be read. */
const unreachable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/**
 * A failure at the provider, in words for the person and with a cause for the log.
 * @param name what people know the provider by
 */
export function problemOf(failure: unknown, name: string): Problem {
  if (failure instanceof Problem) return failure;
  if (failure instanceof ResponseBodyError) {
    if (failure.error === 'invalid_grant')
      return new Problem(
        400,
        'social_code_refused',
        'This sign-in took too long or was used already. Please start again.',
      );
    const error = /^\w{1,40}$/.test(failure.error) ? failure.error : 'an error';
    return down(name, new SocialSignInError(`The provider answered ${failure.status} ${error}.`));
  }
  if (failure instanceof ClientError && !unreachable.has(failure.code ?? ''))
    return new Problem(
      400,
      'social_answer_refused',
      `We could not make sure that the answer came from ${name}. Please start again, or sign in another way.`,
      { cause: new SocialSignInError(failure.message, { cause: failure.cause }) },
    );
  return down(name, failure);
}

function down(name: string, cause: unknown): Problem {
  return new Problem(
    503,
    'social_provider_down',
    `We cannot reach ${name} right now. Please try again in a few minutes, or sign in another way.`,
    { cause, retryAfter: 60 },
  );
}
