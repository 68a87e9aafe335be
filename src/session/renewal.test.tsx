import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenewedTokens } from '#machines/session/sessionTypes.ts';
import { renewInTurn } from '#src/session/renewal.ts';
import { giveSessionCalls } from '#src/session/sessionCalls.ts';
import { noAnswers } from '#tests/support/sessionCalls.ts';

const renewed: RenewedTokens = { access: 'new', refresh: 'new' };
const renewTokens = vi.fn<(refresh: string) => Promise<RenewedTokens>>();

/** What another tab hears, in order, with the calls to the server. */
let order: string[];
let other: BroadcastChannel;

beforeEach(() => {
  order = [];
  renewTokens.mockReset().mockImplementation(async (refresh) => {
    order.push(`renew ${refresh}`);
    return renewed;
  });
  giveSessionCalls({ ...noAnswers, renewTokens });
  other = new BroadcastChannel('our-ability.session');
  other.addEventListener('message', ({ data }: MessageEvent) => order.push(data.type));
});
afterEach(() => {
  other.close();
  Reflect.deleteProperty(navigator, 'locks');
});

/** One lock, given to one tab after the other, as the browser's is. */
function giveLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => unknown) => {
    const stopped = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const turn = last.then(() => (signal.aborted ? undefined : work()));
    last = turn.catch(() => undefined);
    return Promise.race([turn, stopped]);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

test('asks the other tabs for newer tokens before it uses its own', async () => {
  const { signal } = new AbortController();
  await expect(renewInTurn('old', signal)).resolves.toBe(renewed);
  expect(order).toEqual(['session.asked', 'renew old']);
});

test('uses no token once another tab has sent a newer one', async () => {
  const told = new AbortController();
  const renewing = renewInTurn('old', told.signal);
  told.abort(new Error('told'));
  await expect(renewing).rejects.toThrow('told');
  expect(renewTokens).not.toHaveBeenCalled();
});

test('waits for the tab that renews already, and then has nothing to do', async () => {
  giveLocks();
  const [first, second] = [new AbortController(), new AbortController()];
  const held = Promise.withResolvers<RenewedTokens>();
  renewTokens.mockReturnValueOnce(held.promise);
  const renewing = renewInTurn('old', first.signal);
  const waiting = renewInTurn('old', second.signal);
  await vi.waitFor(() => expect(renewTokens).toHaveBeenCalledOnce());
  // The first tab tells its tokens as soon as it has them.
  second.abort(new Error('told'));
  held.resolve(renewed);
  await expect(renewing).resolves.toBe(renewed);
  await expect(waiting).rejects.toThrow('told');
  expect(renewTokens).toHaveBeenCalledOnce();
});
