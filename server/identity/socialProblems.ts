import { ClientError, ResponseBodyError } from 'openid-client';
import { Problem } from '#server/http/problem.ts';

/** Logs what went wrong, without the provider's data, which may hold a code or a name. */
class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
}

/** Codes that mean no answer, or none that can be parsed. */
const unreachable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/**
 * Turns a failure at the provider into a Problem for the person, with its cause for the log.
 * @param name the provider's name as people know it
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
    return providerDown(
      name,
      new SocialSignInError(`The provider answered ${failure.status} ${error}.`),
    );
  }
  if (failure instanceof ClientError && !unreachable.has(failure.code ?? ''))
    return new Problem(
      400,
      'social_answer_refused',
      `We could not make sure that the answer came from ${name}. Please start again, or sign in another way.`,
      { cause: new SocialSignInError(failure.message, { cause: failure.cause }) },
    );
  return providerDown(name, failure);
}

function providerDown(name: string, cause: unknown): Problem {
  return new Problem(
    503,
    'social_provider_down',
    `We cannot reach ${name} right now. Please try again in a few minutes, or sign in another way.`,
    { cause, retryAfter: 60 },
  );
}
