// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Figures } from './Figures.tsx';

afterEach(cleanup);

const FIGURES = [
  { id: 'open', value: 35, words: 'jobs open' },
  { id: 'applied', value: 9, words: <a href="/applied">applied</a> },
];

describe('Figures', () => {
  it('reads each number with its words', () => {
    const { container } = render(<Figures figures={FIGURES} />);
    const pairs = [...container.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent,
      pair.querySelector('dd')?.textContent,
    ]);
    expect(pairs).toEqual([
      ['jobs open', '35'],
      ['applied', '9'],
    ]);
  });

  it('shows the words without numbers, and reads nothing, while it loads', () => {
    const { container, rerender } = render(<Figures figures={FIGURES} isLoading />);
    expect(container.querySelector('dl')?.hasAttribute('inert')).toBe(true);
    expect([...container.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
      '',
      '',
    ]);
    rerender(<Figures figures={FIGURES} />);
    expect(container.querySelector('dl')?.hasAttribute('inert')).toBe(false);
    expect(screen.getByText('35')).toBeDefined();
  });
});
