// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageHead } from './PageHead.tsx';

afterEach(cleanup);

const heading = () => screen.getByRole('heading', { level: 1 });

describe('PageHead', () => {
  it('has a new h1 for a new title, which takes over the focus', () => {
    const { rerender } = render(<PageHead title="What do you enjoy?" over="Question 3 of 8" />);
    const before = heading();
    before.focus();
    rerender(<PageHead title="How do you learn?" over="Question 4 of 8" />);
    expect(heading()).not.toBe(before);
    expect(document.activeElement).toBe(heading());
  });

  it('leaves the focus where it is when the title did not have it', () => {
    const { rerender } = render(<PageHead title="Loading" />);
    rerender(<PageHead title="Help desk technician" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('is described by the words above it', () => {
    render(<PageHead title="How do you learn?" over="Question 4 of 8" />);
    const id = heading().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Question 4 of 8');
  });
});
