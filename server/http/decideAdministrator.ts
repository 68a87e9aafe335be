import type { FastifyRequest } from 'fastify';
import type { Acting, Relations } from '#server/http/access.ts';
import { type ActingGuards, personOf } from '#server/http/carryOut.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { type Decision, decide, peopleIn, type Policy } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';

/** A request of somebody whose token says that they are an administrator. */
interface Asked {
  readonly operationId: string;
  readonly policy: Policy;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly relations: Relations;
  readonly guards: ActingGuards;
}

/**
 * Whether an administrator may make a request, and by which right. In a view, the calls that are
 * open to it are decided as if the person made them; they are never the administrator's own. What
 * is about that person and not open is a 404, because a 403 would load the page again. What is
 * refused in a view stands in the log.
 * @throws Problem 401 session_ended when the caller is no administrator any more
 */
export async function decideAdministrator(asked: Asked): Promise<Decision> {
  const { caller, relations, operationId, guards } = asked;
  const { isAdministrator, acting } = await relations.administratorOf(
    caller.userGuid,
    caller.family,
  );
  if (!isAdministrator)
    throw new Problem(401, 'session_ended', 'Your session has ended. Please sign in again.');
  const decision = await (acting ? decideInView(asked, acting) : decideAlone(asked));
  if (acting && decision.is === 'refused')
    await guards.note({ operationId, acting, result: 'refused', changed: [] });
  return decision;
}

async function decideInView(asked: Asked, acting: Acting): Promise<Decision> {
  const { policy, caller, request, relations, operationId, guards } = asked;
  const isAbout = (id: unknown) =>
    typeof id === 'string' && id.toLowerCase() === acting.targetGuid.toLowerCase();
  if (guards.callOf(operationId) && peopleIn(policy, request).every(isAbout)) {
    const person = personOf(acting, caller);
    const decision = await decide(policy, person, request, relations);
    if (decision.is === 'refused') return refuse(notActing());
    const { access } = decision;
    const member = access.by === 'member' ? access.member : undefined;
    return { is: 'allowed', access: { by: 'acting', acting, ...(member && { member }) } };
  }
  // What only administrators do waits until the view is over.
  const kinds = policy.kind === 'anyOf' ? policy.some.map(({ kind }) => kind) : [policy.kind];
  if (kinds.includes('admin'))
    return refuse(
      new Problem(409, 'acting_now', 'You are viewing as somebody else. Exit the view first.'),
    );
  const decision = await decide(policy, caller, request, relations);
  return is403(decision) ? refuse(notActing()) : decision;
}

async function decideAlone(asked: Asked): Promise<Decision> {
  const { policy, caller, request, relations, operationId, guards } = asked;
  const decision = await decide(policy, caller, request, relations);
  return is403(decision) && guards.callOf(operationId) ? refuse(notActing()) : decision;
}

const is403 = (decision: Decision) => decision.is === 'refused' && decision.problem.status === 403;

const refuse = (problem: Problem): Decision => ({ is: 'refused', problem });

const notActing = () =>
  new Problem(404, 'not_acting', 'An administrator cannot see or do this, or the view is over.');
