// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { CircleCheck } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { Tag } from './Tag.tsx';

afterEach(cleanup);

it('is its word alone when read, with or without an icon', () => {
  const { container, rerender } = render(<Tag kind="good">Clear</Tag>);
  expect(container.querySelector('svg')).toBeNull();
  rerender(
    <Tag kind="good" icon={CircleCheck}>
      Clear
    </Tag>,
  );
  expect(container.textContent).toBe('Clear');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
