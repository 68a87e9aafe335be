// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '#src/api/client/limitedFetch.ts';
import { setUpText } from '#src/i18n/setup.ts';
import { SLOW_MS } from '#src/ui/loadingRegion/LoadingRegion.tsx';
import { SlowWait } from './SlowWait.tsx';

beforeAll(() => setUpText());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (wait: ReactElement) => render(<MemoryRouter>{wait}</MemoryRouter>);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('offers Cancel for the code of a page, and Try again once the limit of a call has passed', () => {
  const cancel = vi.fn<() => void>();
  show(<SlowWait of="code" onCancel={cancel} />);
  act(() => vi.advanceTimersByTime(CALL_LIMIT_MS - SLOW_MS - 1));
  expect(buttons()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(buttons()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});

it('offers nothing to leave where only a part of a page is slow', () => {
  show(<SlowWait of="part" />);
  expect(buttons()).toEqual([]);
});
