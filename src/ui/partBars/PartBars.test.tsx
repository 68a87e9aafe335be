// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PartBars } from './PartBars.tsx';

afterEach(cleanup);

const part = (value: number, of: number) => ({
  id: `${value}`,
  name: 'Skills',
  value,
  of,
  text: `${value} of ${of}`,
});
const sharesOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[style]')].map((bar) =>
    bar.style.getPropertyValue('--share'),
  );

describe('PartBars', () => {
  it('reads each name with its numbers, and hides the bars', () => {
    render(<PartBars label="Parts of the fit" parts={[part(22, 40)]} />);
    const list = screen.getByRole('list', { name: 'Parts of the fit' });
    list.querySelector('[aria-hidden="true"]')?.remove();
    expect(list.textContent).toBe('Skills22 of 40');
  });

  it('fills each bar by its share, never over its end', () => {
    const { container } = render(
      <PartBars label="Parts" parts={[part(22, 40), part(0, 40), part(50, 40), part(1, 0)]} />,
    );
    expect(sharesOf(container)).toEqual(['55%', '0%', '100%', '0%']);
  });
});
