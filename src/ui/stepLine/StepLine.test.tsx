// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StepLine } from './StepLine.tsx';

afterEach(cleanup);

const barsAt = (step: number) => {
  const { container } = render(<StepLine step={step} count={4} text={`Question ${step} of 4`} />);
  const bars = [...container.querySelectorAll('[data-bar]')].map((bar) =>
    bar.getAttribute('data-bar'),
  );
  cleanup();
  return bars;
};

describe('StepLine', () => {
  it('draws one bar a step: done, now, later', () => {
    expect(barsAt(1)).toEqual(['now', 'later', 'later', 'later']);
    expect(barsAt(3)).toEqual(['done', 'done', 'now', 'later']);
    expect(barsAt(4)).toEqual(['done', 'done', 'done', 'now']);
  });

  it('reads the words and hides the bars', () => {
    const { container } = render(<StepLine step={3} count={8} text="Question 3 of 8" />);
    const hidden = container.querySelector('[aria-hidden="true"]');
    expect(hidden?.querySelectorAll('[data-bar]').length).toBe(8);
    hidden?.remove();
    expect(container.textContent).toBe('Question 3 of 8');
  });
});
