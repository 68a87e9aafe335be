// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ClosedRegion } from './ClosedRegion.tsx';

afterEach(cleanup);

it('says in words why nothing is shown here, and hides its lock', () => {
  const { container } = render(<ClosedRegion>Work history is not shared with you.</ClosedRegion>);
  expect(container.textContent).toBe('Work history is not shared with you.');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
