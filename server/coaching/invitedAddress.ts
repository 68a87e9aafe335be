import type { FastifyRequest } from 'fastify';
import { byPerson } from '#server/http/callers.ts';
import { valueAt } from '#server/http/place.ts';
import { normaliseEmail } from '#server/identity/email.ts';

/**
 * Rate-limit key: the invited address. The provider's own coaches share one address, so
 * there it is the person who invites.
 */
export function byInvitedAddress(request: FastifyRequest): string {
  const email = valueAt(request, 'body.jobCoachEmail');
  return typeof email === 'string' && email !== '' ? normaliseEmail(email) : byPerson(request);
}
