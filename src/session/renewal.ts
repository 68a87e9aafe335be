import { SIBLINGS_ANSWER_MS } from '#domain/limits.ts';
import type { RenewedTokens } from '#machines/session/sessionTypes.ts';
import { sessionCalls } from '#src/session/sessionCalls.ts';
import { isAlone, tellSiblings } from '#src/session/siblings.ts';

/** One tab renews at a time, and the tabs that wait get its tokens. */
const TURN = 'our-ability.renewal';
/** A tab that the system has put to sleep keeps its turn: no other may wait for it for long. */
const TURN_PATIENCE_MS = 5000;

/** @throws the reason of the signal when it ends the wait */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Works in turn with the other tabs, or without a turn when it does not come. */
async function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  // A page without a secure context has no locks.
  const locks: LockManager | null | undefined = Reflect.get(navigator, 'locks');
  if (!locks) return work();
  const waiting = new AbortController();
  const stop = () => waiting.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => waiting.abort(), TURN_PATIENCE_MS);
  let hasTurn = false;
  try {
    return await locks.request(TURN, { signal: waiting.signal }, () => {
      hasTurn = true;
      return work();
    });
  } catch (error) {
    if (hasTurn || signal.aborted || !waiting.signal.aborted) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Renews the tokens, in turn with the other tabs. The server ends a sign-in whose refresh token is
 * used again later, so a tab asks for newer tokens before it uses its own: it may have slept, or
 * be a copy of another tab. Two tabs that renew at the same moment all the same get the same
 * tokens.
 * @param signal ends the renewal when another tab has told newer tokens
 */
export function renewInTurn(refresh: string, signal: AbortSignal): Promise<RenewedTokens> {
  return inTurn(signal, async () => {
    if (!isAlone()) {
      tellSiblings({ type: 'session.asked' });
      await pause(SIBLINGS_ANSWER_MS, signal);
    }
    return sessionCalls().renewTokens(refresh);
  });
}
