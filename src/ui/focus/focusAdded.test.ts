// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { focusAdded } from './focusAdded.ts';

afterEach(() => vi.restoreAllMocks());

it('leaves a frame in which what was added is drawn before it takes the focus', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const next = () => frames.shift()?.(0);
  const button = Object.assign(document.createElement('button'), { id: 'undo' });
  focusAdded('undo');
  document.body.append(button);
  next();
  expect(document.activeElement).toBe(document.body);
  next();
  expect(document.activeElement).toBe(button);
});
