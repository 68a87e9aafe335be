import { describe, expect, test } from 'vitest';
import { viewOf } from './impersonation.ts';
import { acting, dana, later, MINUTE } from '../testing/impersonated.ts';
import { NO_NETWORK } from '../testing/resumes.ts';

describe('a view that was left', () => {
  test('is ended again, and not shown again, when the server never heard of the end', async () => {
    const { actor, ask, end, stored, reaches } = await acting();
    actor.send({ type: 'exit.pressed' });
    end.calls[0]?.reject(NO_NETWORK);
    await reaches('none');
    actor.send({ type: 'refused.received' });
    ask.calls[0]?.resolve({ view: dana, lastEnd: null });
    await reaches('leaving');
    expect(viewOf(actor.getSnapshot())).toBe(null);
    expect(stored.at(-1)).toBe(null);
    end.calls[1]?.resolve(undefined);
    await reaches('none');
    // Begun again, perhaps in another tab, it is a view like any other.
    actor.send({ type: 'refused.received' });
    ask.calls[1]?.resolve({ view: later, lastEnd: null });
    await reaches('acting');
  });

  test('is not begun again by a question for more time that is on its way', async () => {
    const { actor, clock, start, end, reaches } = await acting();
    clock.increment(28 * MINUTE);
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'refused.received' });
    actor.send({ type: 'exit.pressed' });
    expect(end.calls).toHaveLength(0);
    start.calls[1]?.resolve(later);
    await reaches('leaving');
    expect(end.calls).toHaveLength(1);
    expect(viewOf(actor.getSnapshot())).toBe(null);
  });

  test('waits five seconds at most for the answer about more time', async () => {
    const { actor, clock, end, reaches } = await acting();
    clock.increment(28 * MINUTE);
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'exit.pressed' });
    clock.increment(5000);
    await reaches('leaving');
    expect(end.calls).toHaveLength(1);
  });
});
