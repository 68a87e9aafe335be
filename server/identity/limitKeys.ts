import type { FastifyRequest } from 'fastify';
import { byPerson } from '#server/http/callers.ts';
import { valueAt } from '#server/http/place.ts';
import { rateLimitKey } from '#server/http/rateLimitKey.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import type { Services } from '#server/services.ts';

/** The address in the validated body, in any spelling; empty when there is none. */
function emailIn(request: FastifyRequest): string {
  const given = [valueAt(request, 'body.Email'), valueAt(request, 'body.email')];
  return normaliseEmail(given.find((value) => typeof value === 'string') ?? '');
}

const byPlace = (request: FastifyRequest): string => rateLimitKey(request.ip);

/** What the limits of the contracts count by, so that guessing and flooding are slowed. */
export function limitKeys({ knownDevices }: Pick<Services, 'knownDevices'>) {
  const deviceOf = (request: FastifyRequest) => knownDevices.deviceOf(request, emailIn(request));
  /** For browsers that are not known to be the owner's. */
  const ofStrangers = (key: (request: FastifyRequest) => string) => (request: FastifyRequest) =>
    deviceOf(request) === null ? key(request) : null;
  return {
    person: byPerson,
    place: byPlace,
    email: emailIn,
    stranger: ofStrangers(emailIn),
    'stranger-in-place': ofStrangers((request) => `${emailIn(request)} ${byPlace(request)}`),
    'known-device': deviceOf,
  };
}
