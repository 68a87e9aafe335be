import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { sessionOf } from './session.ts';
import {
  answerOf,
  browser,
  DAY,
  familyIn,
  MINUTE,
  nameIn,
  sessionOfFamily,
} from '../testing/tabs.ts';

describe('what happens in one tab', () => {
  test('reaches the others when the person signs out, and is ended on the server once', async () => {
    const { open, deliver } = browser();
    const first = open(sessionOfFamily('one'));
    const second = open(sessionOfFamily('one'));
    deliver();
    first.actor.send({ type: 'signOut.requested' });
    first.drafts.calls[0]?.resolve(true);
    await waitFor(first.actor, (snapshot) => snapshot.matches('signedOut'), { timeout: 20_000 });
    deliver();
    expect(first.did).toEqual(['clear signedOut, and on the server', '/login']);
    // Not as in the first tab: what is typed in this one and not sent yet must not be lost.
    expect(second.did.slice(-2)).toEqual(['clear elsewhere', '/login']);
  });

  test.each([
    ['time.ended', { type: 'time.ended', reason: 'idle' }, 'idle'],
    ['time.ended', { type: 'time.ended', reason: 'expired' }, 'expired'],
    ['call.unauthorized', { type: 'call.unauthorized' }, 'refused'],
    ['guard.failed', { type: 'guard.failed' }, 'elsewhere'],
  ] as const)('reaches the others at %s, with its reason', (_, event, reason) => {
    const { open, deliver } = browser();
    const first = open(sessionOfFamily('one'));
    const second = open(sessionOfFamily('one'));
    deliver();
    first.actor.send(event);
    deliver();
    expect(second.now().context.reason).toBe(reason);
    expect(second.did.slice(-2)).toEqual([`clear ${reason}`, '/login']);
  });

  test('ends nothing that others renewed when a tab wakes with tokens that ran out, and it continues', async () => {
    const { clock, open, deliver, hold } = browser();
    const sleeping = open(sessionOfFamily('one'));
    const awake = open({ ...sessionOfFamily('one', 'rosa', 15 * DAY), renewals: 1 });
    hold();
    clock.increment(14 * DAY);
    sleeping.renew.calls[0]?.reject({ status: 401, code: 'refresh_refused' });
    await waitFor(sleeping.actor, (snapshot) => snapshot.matches('signedOut'), { timeout: 20_000 });
    expect(sleeping.did.slice(-2)).toEqual(['clear expired', '/login']);
    deliver();
    expect(nameIn(awake.now())).toBe('rosa');
    expect(sessionOf(sleeping.now())?.tokens).toEqual(sessionOf(awake.now())?.tokens);
  });

  test('ends no session of another sign-in', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('two'));
    tab.actor.send({ type: 'session.ended', family: 'one', reason: 'signedOut' });
    expect(nameIn(tab.now())).toBe('rosa');
  });

  test('signs the others in again when the person signs in after an end', () => {
    const { open, deliver } = browser();
    const first = open(sessionOfFamily('one'));
    const second = open(sessionOfFamily('one'));
    deliver();
    first.actor.send({ type: 'time.ended', reason: 'idle' });
    deliver();
    const answer = answerOf(sessionOfFamily('two', 'rosa', MINUTE));
    first.actor.send({ type: 'session.received', answer });
    deliver();
    expect([familyIn(first.now()), familyIn(second.now())]).toEqual(['two', 'two']);
  });

  test('does not take a tab where a session ended into that of somebody else', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('one'));
    tab.actor.send({ type: 'time.ended', reason: 'idle' });
    // The end was told by the others too.
    tab.actor.send({ type: 'session.ended', family: 'one', reason: 'idle' });
    tab.actor.send({
      type: 'session.shared',
      session: sessionOfFamily('two', 'omar', MINUTE),
    });
    expect(nameIn(tab.now())).toBeNull();
    expect(tab.now().context.reason).toBe('idle');
  });

  test('revives no session that ended, when an answer of before comes late', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('one'));
    tab.actor.send({ type: 'call.unauthorized' });
    tab.actor.send({ type: 'session.ended', family: 'one', reason: 'refused' });
    tab.actor.send({ type: 'session.shared', session: sessionOfFamily('one') });
    expect(tab.now().matches('signedOut')).toBe(true);
  });

  test('revives none of two sessions that ended, however late an answer comes', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('one'));
    tab.actor.send({ type: 'time.ended', reason: 'idle' });
    tab.actor.send({ type: 'session.ended', family: 'two', reason: 'idle' });
    tab.actor.send({ type: 'session.shared', session: sessionOfFamily('one') });
    expect(tab.now().matches('signedOut')).toBe(true);
  });

  test('takes no session whose end came first', () => {
    const { open } = browser();
    const tab = open(sessionOfFamily('one'));
    tab.actor.send({ type: 'session.ended', family: 'two', reason: 'idle' });
    tab.actor.send({ type: 'session.shared', session: sessionOfFamily('two', 'rosa', MINUTE) });
    expect(familyIn(tab.now())).toBe('one');
  });

  test('ends in a tab that opened too late to hear of it, when an older answer came to it', () => {
    const { open, deliver, hold } = browser();
    const first = open(sessionOfFamily('one'));
    const second = open(sessionOfFamily('one'));
    deliver();
    first.actor.send({ type: 'time.ended', reason: 'idle' });
    const told = hold();
    const third = open(null);
    deliver();
    expect(nameIn(third.now())).toBe('rosa');
    told();
    expect([second, third].map((tab) => nameIn(tab.now()))).toEqual([null, null]);
  });

  test('continues in the other tabs when a tab comes back with tokens that have expired', () => {
    const { open, deliver } = browser();
    const used = open({ ...sessionOfFamily('one'), renewals: 5 });
    const back = open(sessionOfFamily('one', 'rosa', -20 * DAY));
    expect(back.did).toEqual(['clear expired']);
    deliver();
    expect([used, back].map((tab) => nameIn(tab.now()))).toEqual(['rosa', 'rosa']);
  });

  test('signs out whoever was in when another person signs in', () => {
    const { open, deliver } = browser();
    const first = open(sessionOfFamily('one'));
    deliver();
    const second = open(null, true);
    const answer = answerOf(sessionOfFamily('two', 'omar', MINUTE));
    second.actor.send({ type: 'session.received', answer });
    deliver();
    expect(nameIn(second.now())).toBe('omar');
    expect(nameIn(first.now())).toBeNull();
    expect(first.did).toEqual(['clear elsewhere, and on the server', '/login']);
  });

  test('leaves one of two people who sign in at the same moment, in every tab the same', () => {
    const { clock, open, deliver, hold } = browser();
    const tabs = [open(null), open(null)];
    hold();
    clock.increment(200);
    for (const [index, name] of ['rosa', 'omar'].entries()) {
      tabs[index]?.actor.send({
        type: 'session.received',
        answer: answerOf(sessionOfFamily(name, name)),
      });
    }
    deliver();
    expect(tabs.map((tab) => nameIn(tab.now())).filter(Boolean)).toHaveLength(1);
  });

  test('does not disturb a sign-in that waits for its answer', async () => {
    const { open } = browser();
    const tab = open(null, true);
    tab.actor.send({ type: 'signIn.requested', Email: 'omar@example.com', Password: 'x' });
    tab.actor.send({ type: 'session.shared', session: sessionOfFamily('one') });
    expect(tab.now().matches('signingIn')).toBe(true);
    tab.signIn.calls[0]?.resolve(answerOf(sessionOfFamily('two', 'omar', MINUTE)));
    await waitFor(tab.actor, (snapshot) => snapshot.matches('signedIn'), { timeout: 20_000 });
    expect(nameIn(tab.now())).toBe('omar');
  });

  test('gives a changed name to the others', () => {
    const { open, deliver } = browser();
    const first = open(sessionOfFamily('one'));
    const second = open(sessionOfFamily('one'));
    deliver();
    first.actor.send({ type: 'details.changed', userDetails: { FirstName: 'Rosalind' } });
    deliver();
    expect(sessionOf(second.now())?.userDetails.FirstName).toBe('Rosalind');
  });
});
