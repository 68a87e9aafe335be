// @vitest-environment happy-dom
import { StrictMode } from 'react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCall } from './useCall.ts';

afterEach(cleanup);

/** A call that waits for the test. */
function setUp(isBegun = false) {
  const asked: PromiseWithResolvers<void>[] = [];
  const run = vi.fn<() => Promise<void>>(async () => {
    const answer = Promise.withResolvers<void>();
    asked.push(answer);
    await answer.promise;
  });
  const { result, unmount } = renderHook(() => useCall(run, isBegun), { wrapper: StrictMode });
  return {
    run,
    unmount,
    call: () => result.current,
    start: () => act(() => result.current.start()),
    forget: () => act(() => result.current.forget()),
    succeed: () => act(async () => asked.at(-1)?.resolve()),
    fail: (failure: object) => act(async () => asked.at(-1)?.reject(failure)),
  };
}

const resting = { isCalling: false, isDone: false, failure: null };

describe('useCall', () => {
  it('makes no call until it is started', () => {
    const { run, call } = setUp();
    expect(run).not.toHaveBeenCalled();
    expect(call()).toMatchObject(resting);
  });

  it('makes one call when it is started twice at once, and is done when that ends', async () => {
    const { run, call, succeed } = setUp();
    const { start } = call();
    act(() => {
      start();
      start();
    });
    expect(run).toHaveBeenCalledOnce();
    expect(call()).toMatchObject({ ...resting, isCalling: true });
    await succeed();
    expect(call()).toMatchObject({ ...resting, isDone: true });
  });

  it('makes one call with its page when it is begun, and shows it from the first render', () => {
    const { run, call } = setUp(true);
    expect(call()).toMatchObject({ ...resting, isCalling: true });
    expect(run).toHaveBeenCalledOnce();
  });

  it('has a failure when the call failed, and none when it is made again', async () => {
    const { run, call, start, fail } = setUp();
    start();
    await fail({ status: 503, code: 'busy' });
    expect(call()).toMatchObject({ ...resting, failure: { status: 503, code: 'busy' } });
    start();
    expect(run).toHaveBeenCalledTimes(2);
    expect(call()).toMatchObject({ ...resting, isCalling: true });
  });

  it('rests when its failure is forgotten', async () => {
    const { call, start, fail, forget } = setUp();
    start();
    await fail({});
    forget();
    expect(call()).toMatchObject(resting);
  });

  it('continues when it is forgotten while it is made', async () => {
    const { call, start, forget, succeed } = setUp();
    start();
    forget();
    expect(call().isCalling).toBe(true);
    await succeed();
    expect(call().isDone).toBe(true);
  });

  it('makes no second call after it was done, until that is forgotten', async () => {
    const { run, call, start, succeed, forget } = setUp();
    start();
    await succeed();
    start();
    expect(run).toHaveBeenCalledOnce();
    forget();
    expect(call()).toMatchObject(resting);
    start();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
