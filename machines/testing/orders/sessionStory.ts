import { familyOfSession } from '#machines/session/sessionSharing.ts';
import type { Move } from './sessionMoves.ts';
import type { Message, World } from './sessionWorld.ts';

/** One line for a move, as somebody would tell it. */

function about(message: Message): string {
  if (message.type === 'session.asked') return 'the question for a session';
  if (message.type === 'session.ended')
    return `the end of sign-in ${message.family} (${message.reason})`;
  const { session } = message;
  const renewed = session.renewals === 0 ? '' : `, renewed ${session.renewals} times`;
  return `${session.userDetails.FirstName}'s session of sign-in ${familyOfSession(session)}${renewed}`;
}

const EVENTS: Readonly<Record<string, string>> = {
  'signIn.cancelled': 'cancels the sign-in',
  'signOut.requested': 'signs out',
  'signOut.confirmed': 'signs out without the drafts',
  'signOut.withdrawn': 'stays signed in',
  'restore.retried': 'tries again to go on',
  'time.ended': 'was not used for too long',
};

export function sayMove(move: Move, { signIns }: World): string {
  const tab = `tab ${move.tab + 1}`;
  switch (move.do) {
    case 'deliver':
      return `${tab} hears ${about(move.message)}`;
    case 'deliverTwice':
      return `${tab} hears ${about(move.message)}, which will come once more`;
    case 'lose':
      return `${tab} never hears ${about(move.message)}`;
    case 'event':
      if (move.event.reason === 'expired') return `${tab} notices that its tokens ran out`;
      return `${tab} ${EVENTS[move.event.type] ?? move.event.type}`;
    case 'timer':
      return `${tab} has waited (${move.event.type.split('.')[2]})`;
    case 'signIn':
      return `${tab} sends a password`;
    case 'signInAnswer':
      return move.person === null
        ? `the answer to ${tab}'s sign-in does not come`
        : `${tab} is signed in as ${move.person}`;
    case 'drafts':
      return move.isSent ? `${tab}'s drafts are sent` : `${tab}'s drafts cannot be sent`;
    case 'forbid':
      return `the server answers 403 to ${tab}`;
    case 'call':
      return `${tab} makes a call`;
    case 'takeTurn':
      return `${tab} gets its turn to renew and asks the other tabs`;
    case 'takeNoTurn':
      return `${tab} waits no longer for its turn to renew and asks the other tabs`;
    case 'askServer':
      return `${tab}'s renewal reaches the server`;
    case 'renewalAnswer':
      return `the answer to ${tab}'s renewal comes`;
    case 'renewalFails':
      return `the answer to ${tab}'s renewal is lost`;
    case 'open':
      return `${tab} is opened`;
    case 'duplicate':
      return `${tab} is duplicated`;
    case 'reload':
      return `${tab} is loaded again`;
    case 'close':
      return `${tab} is closed`;
    case 'day':
      return 'the access tokens of today expire';
    case 'endElsewhere':
      return `sign-in ${signIns[move.tab]?.name} is ended from another device`;
  }
}
