import { afterEach, expect, test } from 'vitest';
import { clearInFlight, inFlightSettled, trackInFlight } from './inFlight.ts';

afterEach(clearInFlight);

test('waits for work that starts meanwhile, and for work that fails', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  trackInFlight('save', first.promise);
  let isOver = false;
  const waitForAll = async () => {
    await inFlightSettled('save');
    isOver = true;
  };
  const over = waitForAll();
  trackInFlight('save', second.promise);
  first.reject(new Error('refused'));
  await Promise.allSettled([first.promise]);
  expect(isOver).toBe(false);
  second.resolve();
  await over;
  expect(isOver).toBe(true);
});

test('does not wait for work of another name, nor for any after signing out', async () => {
  trackInFlight('save', new Promise(() => {}));
  await expect(inFlightSettled('apply')).resolves.toBeUndefined();
  clearInFlight();
  await expect(inFlightSettled('save')).resolves.toBeUndefined();
});
