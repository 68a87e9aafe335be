// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Eye } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { StateLine } from './StateLine.tsx';

afterEach(cleanup);

it('says a state in words, with an icon that is not read', () => {
  const { container } = render(
    <StateLine kind="good" icon={Eye}>
      Sam Rivera, until May 3
    </StateLine>,
  );
  expect(container.textContent).toBe('Sam Rivera, until May 3');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('good');
});
