import { expiryOf, familyOf } from '#domain/tokens.ts';
import type { Session, SessionContext, SessionEvent, SignedOutReason } from './sessionTypes.ts';

/**
 * How the session of this tab stands to what another tab of the browser tells. All tabs order two
 * sessions in the same way, so that they agree without asking again.
 */

/** The sign-in that a session comes from; the tokens of a renewal belong to the same. */
export function familyOfSession({ tokens }: Session): string {
  return familyOf(tokens.refresh);
}

/** Of one sign-in the one renewed more often is later; of two sign-ins, the later one. */
function isLaterThan(one: Session, other: Session): boolean {
  if (familyOfSession(one) === familyOfSession(other)) return one.renewals > other.renewals;
  const [ends, otherEnds] = [expiryOf(one.tokens.refresh), expiryOf(other.tokens.refresh)];
  // Two sign-ins within a second: any order will do, when all tabs have the same.
  return ends === otherEnds ? one.tokens.refresh > other.tokens.refresh : ends > otherEnds;
}

type Args = { context: SessionContext; event: SessionEvent };

function sharedBy({ context, event }: Args): { mine: Session | null; theirs: Session | null } {
  return {
    mine: context.session,
    theirs: event.type === 'session.shared' ? event.session : null,
  };
}

/** Whether the session of the other tab has ended, as this tab knows and that one does not yet. */
export function isOver({ context, event }: Args): boolean {
  const families = context.ended?.families ?? [];
  return event.type === 'session.shared' && families.includes(familyOfSession(event.session));
}

function isLaterThere(args: Args): boolean {
  const { mine, theirs } = sharedBy(args);
  return mine !== null && theirs !== null && isLaterThan(theirs, mine) && !isOver(args);
}

function isSamePerson(args: Args): boolean {
  const { mine, theirs } = sharedBy(args);
  return mine?.userDetails.UserGuid === theirs?.userDetails.UserGuid;
}

/** Whether another tab has later tokens of the same person. */
export function isLater(args: Args): boolean {
  return isLaterThere(args) && isSamePerson(args);
}

/** Whether somebody else has signed in since. */
export function isReplaced(args: Args): boolean {
  return isLaterThere(args) && !isSamePerson(args);
}

/** Whether this tab has later tokens, or a later session, which the other one missed. */
export function isEarlier(args: Args): boolean {
  const { mine, theirs } = sharedBy(args);
  return mine !== null && theirs !== null && isLaterThan(mine, theirs);
}

/**
 * Whether a tab without a session may go on with this one. Not with one that ended, whose answer
 * came late; and where somebody's session ended, only with that person's next.
 */
export function isNext(args: Args): boolean {
  const { context, event } = args;
  if (event.type !== 'session.shared' || isOver(args)) return false;
  const userGuid = context.ended?.userGuid ?? null;
  return userGuid === null || userGuid === event.session.userDetails.UserGuid;
}

/** Whether the session that ended in another tab is the one of this tab. */
export function isOurs({ context, event }: Args): boolean {
  return (
    event.type === 'session.ended' &&
    context.session !== null &&
    familyOfSession(context.session) === event.family
  );
}

/** Whether this tab hears of an end for the first time. */
export function isNews({ context, event }: Args): boolean {
  const families = context.ended?.families ?? [];
  return event.type === 'session.ended' && !families.includes(event.family);
}

/**
 * Why the session is over in this tab. What the person did in the other tab is no way back here:
 * the next to sign in may be somebody else.
 */
export function reasonHere({ reason }: { reason: SignedOutReason }): SignedOutReason {
  return reason === 'idle' || reason === 'expired' || reason === 'refused' ? reason : 'elsewhere';
}
