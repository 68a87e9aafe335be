import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { sessionOf } from './session.ts';
import { browser, DAY, familyIn, MINUTE, nameIn, sessionOfFamily } from '../testing/tabs.ts';
import { tokenUntil } from '../testing/tokenUntil.ts';

describe('a new tab', () => {
  test('joins the session of another tab at once, and stores it', () => {
    const { open, deliver } = browser();
    open(sessionOfFamily('one'));
    const second = open(null);
    expect(second.now().matches('joining')).toBe(true);
    deliver();
    expect(nameIn(second.now())).toBe('rosa');
    expect(second.did).toEqual(['store rosa']);
  });

  test('is signed out when nobody answers within 200 milliseconds, and never before', () => {
    const { clock, open, deliver } = browser();
    const only = open(null);
    deliver();
    clock.increment(199);
    expect(only.now().matches('joining')).toBe(true);
    clock.increment(1);
    expect(only.now().matches('signedOut')).toBe(true);
    expect(only.now().context.reason).toBe('never');
    expect(only.did).toEqual([]);
  });

  test('is signed out at once in a browser whose tabs cannot reach each other', () => {
    const { open } = browser();
    expect(open(null, true).now().matches('signedOut')).toBe(true);
  });

  test('joins when the answer comes late', () => {
    const { clock, open, deliver } = browser();
    open(sessionOfFamily('one'));
    const second = open(null);
    clock.increment(200);
    expect(second.now().matches('signedOut')).toBe(true);
    deliver();
    expect(nameIn(second.now())).toBe('rosa');
  });

  test('renews first when the other tab has an access token that has expired', () => {
    const { clock, open, deliver } = browser();
    open(sessionOfFamily('one', 'rosa', -16 * MINUTE));
    clock.increment(0);
    const second = open(null);
    deliver();
    expect(second.now().matches('joining')).toBe(true);
    const third = open(null);
    third.actor.send({
      type: 'session.shared',
      session: sessionOfFamily('one', 'rosa', -16 * MINUTE),
    });
    expect(third.now().matches('restoring')).toBe(true);
    expect(third.renew.calls).toHaveLength(1);
  });

  test('continues with the first of two answers', () => {
    const { open, deliver } = browser();
    open(sessionOfFamily('one'));
    open(sessionOfFamily('one'));
    deliver();
    const third = open(null);
    deliver();
    expect(nameIn(third.now())).toBe('rosa');
    expect(third.now().matches({ signedIn: 'fresh' })).toBe(true);
  });

  test('agrees with all other tabs when they answer with different sessions', () => {
    const { open, deliver } = browser();
    const older = open(sessionOfFamily('one'));
    const newer = open(sessionOfFamily('two', 'rosa', MINUTE));
    const third = open(null);
    deliver();
    expect([older, newer, third].map((tab) => familyIn(tab.now()))).toEqual(['two', 'two', 'two']);
  });

  test('does not join a session that is about to be left or has been left meanwhile', async () => {
    const { clock, open, deliver, hold } = browser();
    const first = open(sessionOfFamily('one'));
    const second = open(sessionOfFamily('one'));
    deliver();
    const third = open(null);
    const asked = hold();
    first.actor.send({ type: 'signOut.requested' });
    first.drafts.calls[0]?.resolve(true);
    await waitFor(first.actor, (snapshot) => snapshot.matches('signedOut'), { timeout: 20_000 });
    // The end of the session overtakes the answer that the second tab gave before.
    const ended = hold();
    third.actor.send({ type: 'session.ended', family: 'one', reason: 'signedOut' });
    asked();
    expect(third.now().matches('joining')).toBe(true);
    expect(nameIn(first.now())).toBeNull();
    ended();
    expect(nameIn(second.now())).toBeNull();
    clock.increment(200);
    expect(third.now().matches('signedOut')).toBe(true);
  });

  test('is not answered by a tab that is signing out', () => {
    const { open, deliver } = browser();
    const first = open(sessionOfFamily('one'));
    first.actor.send({ type: 'signOut.requested' });
    const second = open(null);
    deliver();
    expect(second.now().matches('joining')).toBe(true);
  });

  test('shows nothing of an old session of somebody else', () => {
    const { open, deliver } = browser();
    open(sessionOfFamily('new', 'omar', 2 * DAY));
    const restored = open({ ...sessionOfFamily('old'), tokens: sessionOfFamily('old').tokens });
    deliver();
    expect(nameIn(restored.now())).toBeNull();
    expect(restored.now().context.reason).toBe('elsewhere');
  });
});

describe('a renewal', () => {
  const renewed = { access: tokenUntil(29 * MINUTE, 'one'), refresh: tokenUntil(15 * DAY, 'one') };

  test('serves the other tabs, whose own renewal ends', async () => {
    const { clock, open, deliver } = browser();
    const tabs = [open(sessionOfFamily('one')), open(sessionOfFamily('one'))] as const;
    deliver();
    clock.increment(14.5 * MINUTE);
    for (const { renew } of tabs) expect(renew.calls).toHaveLength(1);
    tabs[1].renew.calls[0]?.resolve(renewed);
    await waitFor(tabs[1].actor, (snapshot) => snapshot.matches({ signedIn: 'fresh' }));
    deliver();
    expect(tabs[0].renew.calls[0]?.signal.aborted).toBe(true);
    for (const tab of tabs) expect(sessionOf(tab.now())?.tokens.refresh).toBe(renewed.refresh);
    clock.increment(10 * MINUTE);
    for (const { renew } of tabs) expect(renew.calls).toHaveLength(1);
    clock.increment(4 * MINUTE);
    for (const { renew } of tabs) expect(renew.calls).toHaveLength(2);
  });

  test('gives both the same tokens when both reached the server', async () => {
    const { clock, open, deliver } = browser();
    const tabs = [open(sessionOfFamily('one')), open(sessionOfFamily('one'))];
    deliver();
    clock.increment(14.5 * MINUTE);
    for (const { renew } of tabs) renew.calls[0]?.resolve(renewed);
    for (const { actor } of tabs)
      await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'fresh' }));
    deliver();
    for (const tab of tabs) {
      expect(sessionOf(tab.now())?.tokens.refresh).toBe(renewed.refresh);
      expect(tab.now().matches({ signedIn: 'fresh' })).toBe(true);
    }
  });

  test('reaches a tab that slept when it was sent', async () => {
    const { clock, open, deliver, hold } = browser();
    const awake = open(sessionOfFamily('one'));
    deliver();
    clock.increment(14.5 * MINUTE);
    awake.renew.calls[0]?.resolve(renewed);
    await waitFor(awake.actor, (snapshot) => snapshot.matches({ signedIn: 'fresh' }));
    hold();
    // A copy of the tab, with the tokens of before.
    const copy = open(sessionOfFamily('one'));
    deliver();
    expect(sessionOf(copy.now())?.tokens.refresh).toBe(renewed.refresh);
    expect(copy.renew.calls).toHaveLength(0);
  });

  test('tells a tab with older tokens, whichever of the two speaks first', async () => {
    const { clock, open, deliver } = browser();
    const copy = open(sessionOfFamily('one'));
    const newer = open({ ...sessionOfFamily('one'), renewals: 1 });
    clock.increment(0);
    newer.actor.send({ type: 'session.shared', session: sessionOfFamily('one') });
    deliver();
    expect(sessionOf(copy.now())?.renewals).toBe(1);
  });

  test('is enough for the reload after a 403 when another tab made it', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('one'));
    tab.actor.send({ type: 'call.forbidden' });
    tab.actor.send({
      type: 'session.shared',
      session: { ...sessionOfFamily('one'), renewals: 1 },
    });
    expect(tab.did).toEqual(['store rosa', 'reload']);
    expect(sessionOf(tab.now())?.reloadedAt).toBe(0);
  });

  test('does not stop the drafts of a sign-out when another tab made it', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('one'));
    tab.actor.send({ type: 'signOut.requested' });
    tab.actor.send({
      type: 'session.shared',
      session: { ...sessionOfFamily('one'), renewals: 1 },
    });
    expect(tab.now().matches({ signedIn: 'leaving' })).toBe(true);
    expect(tab.drafts.calls).toHaveLength(1);
    expect(tab.drafts.calls[0]?.signal.aborted).toBe(false);
  });
});
