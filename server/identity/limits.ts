import type { FastifyRequest } from 'fastify';
import type { operations as UserOperations } from '#openapi/user.ts';
import { byPerson } from '#server/http/callers.ts';
import type { Limits } from '#server/http/contract.ts';
import type { Limit } from '#server/http/limits.ts';
import { rateLimitKey } from '#server/http/rateLimitKey.ts';
import { normaliseEmail } from '#server/identity/email.ts';

const minute = 60_000;

/** The address in the body, in any spelling; `also` makes the key narrower. */
function byEmail(also: (request: FastifyRequest) => string = () => '') {
  return (request: FastifyRequest) => {
    const body: unknown = request.body;
    const field = (name: string): unknown =>
      typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    const email = field('Email') ?? field('email');
    return `${typeof email === 'string' ? normaliseEmail(email) : ''} ${also(request)}`;
  };
}

/** Many people sign in from one job center, so limits by address alone are wide. */
const mails: readonly Limit[] = [
  { max: 5, windowMs: 15 * minute, key: byEmail() },
  { max: 60, windowMs: 15 * minute },
];
const codes: readonly Limit[] = [
  // A code is one of a million, and somebody can guess for months: at this rate an even chance
  // takes a lifetime.
  { max: 50, windowMs: 24 * 60 * minute, key: byEmail() },
  // With the place, so that a stranger elsewhere does not use up the owner's tries.
  { max: 10, windowMs: 15 * minute, key: byEmail((request) => rateLimitKey(request.ip)) },
  { max: 100, windowMs: 15 * minute },
];

/** Slows guessing and flooding without stopping a person who mistypes. */
export const identityLimits = {
  signIn: [
    // From many places at once; wide, because using it up locks the owner out for the rest of the
    // hour.
    { max: 100, windowMs: 60 * minute, key: byEmail() },
    { max: 10, windowMs: 5 * minute, key: byEmail((request) => rateLimitKey(request.ip)) },
    { max: 200, windowMs: 5 * minute },
  ],
  signUp: [
    // A class of thirty signs up from one place, and some of them twice.
    { max: 60, windowMs: 10 * minute },
    { max: 200, windowMs: 24 * 60 * minute },
    { max: 5, windowMs: 15 * minute, key: byEmail() },
  ],
  startSocialSignIn: { max: 200, windowMs: 5 * minute },
  // Each asks the provider, so one address cannot ask for many.
  socialSignUp: [
    { max: 60, windowMs: 5 * minute, key: (request) => rateLimitKey(request.ip) },
    { max: 200, windowMs: 5 * minute },
  ],
  sendVerificationLink: mails,
  resetPassword: mails,
  verifyOTP: codes,
  confirmNewPassword: codes,
  changePassword: [{ max: 10, windowMs: 15 * minute, key: byPerson }],
} satisfies Limits<UserOperations>;
