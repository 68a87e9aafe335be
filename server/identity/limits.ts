import type { FastifyRequest } from 'fastify';
import type { operations as UserOperations } from '#openapi/user.ts';
import { byPerson } from '#server/http/callers.ts';
import type { Limits } from '#server/http/contract.ts';
import type { Limit } from '#server/http/limits.ts';
import { rateLimitKey } from '#server/http/rateLimitKey.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import type { Services } from '#server/services.ts';

const minute = 60_000;

/** A text of the validated body; empty when it is not there. */
function text(request: FastifyRequest, ...names: readonly string[]): string {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return '';
  const found = names.map((name): unknown => Reflect.get(body, name));
  return found.find((value) => typeof value === 'string') ?? '';
}

/** The address in the body, in any spelling. */
function emailIn(request: FastifyRequest): string {
  return normaliseEmail(text(request, 'Email', 'email'));
}

/** Counts by the address in the body. */
function byEmail(request: FastifyRequest): string {
  return emailIn(request);
}

/** Counts by the address in the body and the place the call comes from. */
function byEmailAndPlace(request: FastifyRequest): string {
  return `${emailIn(request)} ${rateLimitKey(request.ip)}`;
}

/** Many people sign in from one job center, so limits by address alone are wide. */
const mails: readonly Limit[] = [
  { max: 5, windowMs: 15 * minute, key: byEmail },
  { max: 60, windowMs: 15 * minute },
];

/** Slows guessing and flooding without stopping a person who mistypes. */
export function identityLimits({ knownDevices }: Pick<Services, 'knownDevices'>) {
  /** For browsers that are not known to be the owner's. */
  const ofStrangers = (key: (request: FastifyRequest) => string) => (request: FastifyRequest) =>
    knownDevices.deviceOf(request, emailIn(request)) === null ? key(request) : null;
  const byKnownDevice = (request: FastifyRequest) =>
    knownDevices.deviceOf(request, emailIn(request));
  /** The token of a mailed link cannot be guessed, so whoever has it is let through. */
  const ofCodes = (key: (request: FastifyRequest) => string | null) => (request: FastifyRequest) =>
    text(request, 'token') === '' ? key(request) : null;
  const codes: readonly Limit[] = [
    // A code is one of a million, and somebody can guess for months: at this rate an even chance
    // takes a lifetime.
    { max: 50, windowMs: 24 * 60 * minute, key: ofCodes(ofStrangers(byEmail)) },
    // With the place, so that a stranger elsewhere does not use up the owner's tries.
    { max: 10, windowMs: 15 * minute, key: ofCodes(ofStrangers(byEmailAndPlace)) },
    { max: 10, windowMs: 15 * minute, key: ofCodes(byKnownDevice) },
    { max: 50, windowMs: 24 * 60 * minute, key: ofCodes(byKnownDevice) },
    { max: 100, windowMs: 15 * minute },
  ];
  return {
    signIn: [
      // From many places at once; wide, because using it up locks out every new browser of the
      // owner for the rest of the hour. A new password by mail makes one known.
      { max: 100, windowMs: 60 * minute, key: ofStrangers(byEmail) },
      { max: 10, windowMs: 5 * minute, key: ofStrangers(byEmailAndPlace) },
      { max: 10, windowMs: 5 * minute, key: byKnownDevice },
      { max: 100, windowMs: 60 * minute, key: byKnownDevice },
      { max: 200, windowMs: 5 * minute },
    ],
    signUp: [
      // A class of thirty signs up from one place, and some of them twice.
      { max: 60, windowMs: 10 * minute },
      { max: 200, windowMs: 24 * 60 * minute },
      { max: 5, windowMs: 15 * minute, key: byEmail },
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
}
