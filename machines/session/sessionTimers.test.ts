import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { accessTokenOf, endOf, isSettled, roleOf, sessionMachine } from './session.ts';
import type { Credentials, RenewedTokens, Session, SignInAnswer } from './sessionTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { tokenUntil } from '../testing/tokenUntil.ts';

const MINUTE = 60_000;

const userDetails = {
  UserGuid: '11111111-1111-4111-8111-111111111111',
  FirstName: 'Rosa',
  LastName: 'Quill',
  Email: 'rosa@example.com',
};

function stored(accessEnds: number, refreshEnds: number): Session {
  const tokens = { access: tokenUntil(accessEnds), refresh: tokenUntil(refreshEnds), id: 'id' };
  return { tokens, role: 2, userDetails, reloadedAt: null, renewals: 0 };
}

/** A running session machine with a simulated clock, and all its effects. */
function start(session: Session | null, isAlone = true) {
  const clock = new SimulatedClock();
  const signIn = controlled<SignInAnswer, Credentials>();
  const renew = controlled<RenewedTokens, { refresh: string }>();
  const drafts = controlled<boolean, void>();
  const did: string[] = [];
  const told: unknown[] = [];
  const machine = sessionMachine.provide({
    actors: { signIn: signIn.logic, renewTokens: renew.logic, sendDrafts: drafts.logic },
    actions: {
      storeSession: () => void did.push('store'),
      clearSession: () => void did.push('clear'),
      askSiblings: () => void told.push('ask'),
      shareSession: (_, shared) => void told.push(shared.session),
      shareEnd: (_, { reason }) => void told.push(reason),
    },
  });
  const input = { stored: session, isAlone, now: () => clock.now() };
  const actor = createActor(machine, { clock, input });
  actor.on('goTo', ({ path }) =>
    did.push(`goTo ${path} as ${JSON.stringify(actor.getSnapshot().value)}`),
  );
  actor.on('reload', () => did.push('reload'));
  actor.start();
  return { actor, clock, did, told, signIn, renew, drafts };
}

describe('silent renewal', () => {
  test('renews once, half a minute before each access token expires', async () => {
    const { actor, clock, renew, did } = start(stored(15 * MINUTE, 600 * MINUTE));
    clock.increment(14.5 * MINUTE - 1);
    expect(renew.calls).toHaveLength(0);
    clock.increment(1);
    expect(renew.calls).toHaveLength(1);
    actor.send({ type: 'access.wanted' });
    actor.send({ type: 'access.wanted' });
    expect(renew.calls).toHaveLength(1);
    renew.calls[0]?.resolve({ access: tokenUntil(29.5 * MINUTE) });
    await waitFor(actor, isSettled);
    expect(did).toEqual(['store']);
    expect(accessTokenOf(actor.getSnapshot())).toBe(tokenUntil(29.5 * MINUTE));
    clock.increment(14.5 * MINUTE);
    expect(renew.calls).toHaveLength(2);
  });

  test('renews an expired access token before anything else at the start', async () => {
    const { actor, renew } = start(stored(-1, 600 * MINUTE));
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(accessTokenOf(actor.getSnapshot())).toBeNull();
    renew.calls[0]?.resolve({ access: tokenUntil(15 * MINUTE), refresh: 'next' });
    const { context } = await waitFor(actor, isSettled);
    expect(context.session?.tokens.refresh).toBe('next');
  });

  test('retries every 10 seconds without a network, and stays signed in', async () => {
    const { actor, clock, renew } = start(stored(15 * MINUTE, 600 * MINUTE));
    clock.increment(14.5 * MINUTE);
    for (const attempt of [0, 1, 2]) {
      renew.calls[attempt]?.reject(new TypeError('no network'));
      await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'expiring' }));
      clock.increment(10_000);
    }
    expect(renew.calls).toHaveLength(4);
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
  });

  test('ends the session with the access token when there is no refresh token', () => {
    const { actor, clock, did } = start(stored(15 * MINUTE, MINUTE));
    clock.increment(15 * MINUTE - 1);
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().context.reason).toBe('expired');
    expect(did).toEqual(['clear', 'goTo /login as {"signedOut":"ready"}']);
  });

  test('does not loop when a new token has already expired', async () => {
    const { actor, clock, renew } = start(stored(-1, 600 * MINUTE));
    renew.calls[0]?.resolve({ access: tokenUntil(-1) });
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    clock.increment(999);
    expect(renew.calls).toHaveLength(1);
  });
});

describe('events from outside', () => {
  test('renews and stores the session before it reloads at a 403', async () => {
    const { actor, renew, did } = start(stored(15 * MINUTE, 600 * MINUTE));
    actor.send({ type: 'call.forbidden' });
    actor.send({ type: 'call.forbidden' });
    expect(renew.calls).toHaveLength(1);
    renew.calls[0]?.resolve({ access: tokenUntil(16 * MINUTE) });
    await waitFor(actor, isSettled);
    expect(did).toEqual(['store', 'reload']);
  });

  test('ignores a second 403 for half a minute after such a reload', () => {
    const session = { ...stored(15 * MINUTE, 600 * MINUTE), reloadedAt: 0 };
    const { actor, clock, renew } = start(session);
    clock.increment(29_999);
    actor.send({ type: 'call.forbidden' });
    expect(renew.calls).toHaveLength(0);
    clock.increment(1);
    actor.send({ type: 'call.forbidden' });
    expect(renew.calls).toHaveLength(1);
  });

  test('passes the credentials on and stores them nowhere', async () => {
    const { actor, signIn, did } = start(null);
    actor.send({ type: 'signIn.requested', Email: 'rosa@example.com', Password: 'secret' });
    expect(signIn.calls[0]?.input).toEqual({ Email: 'rosa@example.com', Password: 'secret' });
    signIn.calls[0]?.resolve({
      accessToken: tokenUntil(15 * MINUTE),
      refreshToken: tokenUntil(600 * MINUTE),
      idToken: 'id',
      userDetails,
    });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect(context.session?.role).toBe(2);
    expect(JSON.stringify(context)).not.toContain('secret');
    expect(did).toEqual(['store']);
  });

  test('keeps the reason of a refused sign-in until the next attempt, and ends a cancelled call', async () => {
    const { actor, signIn } = start(null);
    const credentials = { Email: 'rosa@example.com', Password: 'x' };
    actor.send({ type: 'signIn.requested', ...credentials });
    signIn.calls[0]?.reject({ status: 401, code: 'wrong_credentials', detail: 'No.' });
    const failed = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(failed.context.failure).toMatchObject({ code: 'wrong_credentials', detail: 'No.' });
    actor.send({ type: 'signIn.requested', ...credentials });
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'signIn.cancelled' });
    expect(signIn.calls[1]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
  });

  test('stops a renewal at sign-out, and waits until unsaved input is sent', async () => {
    const { actor, renew, drafts, did } = start(stored(15 * MINUTE, 600 * MINUTE));
    actor.send({ type: 'call.forbidden' });
    actor.send({ type: 'signOut.requested' });
    actor.send({ type: 'signOut.requested' });
    expect(renew.calls[0]?.signal.aborted).toBe(true);
    expect(drafts.calls).toHaveLength(1);
    expect(did).toEqual([]);
    drafts.calls[0]?.resolve(true);
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'), { timeout: 20_000 });
    expect(did).toEqual(['clear', 'goTo /login as {"signedOut":"ready"}']);
    expect(actor.getSnapshot().context).toMatchObject({ session: null, reason: 'signedOut' });
  });

  test('holds the sign-out when input could not be sent, until the person stays or gives it up', async () => {
    const { actor, drafts, did } = start(stored(15 * MINUTE, 600 * MINUTE));
    actor.send({ type: 'signOut.confirmed' });
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    for (const settle of [
      () => drafts.calls[0]?.resolve(false),
      () => drafts.calls[1]?.reject(new TypeError('no network')),
    ]) {
      actor.send({ type: 'signOut.requested' });
      settle();
      await waitFor(actor, ({ context }) => context.isSignOutHeld, { timeout: 20_000 });
      expect(accessTokenOf(actor.getSnapshot())).not.toBeNull();
      actor.send({ type: 'signOut.withdrawn' });
      expect(actor.getSnapshot().context.isSignOutHeld).toBe(false);
    }
    actor.send({ type: 'signOut.requested' });
    drafts.calls[2]?.resolve(false);
    await waitFor(actor, ({ context }) => context.isSignOutHeld, { timeout: 20_000 });
    actor.send({ type: 'signOut.confirmed' });
    expect(did).toEqual(['clear', 'goTo /login as {"signedOut":"ready"}']);
  });

  test('ends an unused session with that reason', () => {
    const { actor, did } = start(stored(15 * MINUTE, 600 * MINUTE));
    actor.send({ type: 'time.ended', reason: 'idle' });
    expect(actor.getSnapshot().context.reason).toBe('idle');
    expect(did).toEqual(['clear', 'goTo /login as {"signedOut":"ready"}']);
    const early = start(stored(15 * MINUTE, 600 * MINUTE));
    early.actor.send({ type: 'time.ended', reason: 'expired' });
    expect(early.actor.getSnapshot().context.reason).toBe('expired');
  });

  test('knows the later expiry of the two tokens as the end', () => {
    const later = start(stored(15 * MINUTE, 600 * MINUTE));
    expect(endOf(later.actor.getSnapshot())).toBe(600 * MINUTE);
    expect(endOf(start(stored(15 * MINUTE, MINUTE)).actor.getSnapshot())).toBe(15 * MINUTE);
    expect(endOf(start(null).actor.getSnapshot())).toBeNull();
  });

  test('knows the role of who is signed in, and of nobody else', () => {
    expect(roleOf(start(stored(15 * MINUTE, 600 * MINUTE)).actor.getSnapshot())).toBe(2);
    expect(roleOf(start(stored(-1, 600 * MINUTE)).actor.getSnapshot())).toBeNull();
    expect(roleOf(start(null).actor.getSnapshot())).toBeNull();
  });
});
