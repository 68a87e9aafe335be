// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BackLink } from './BackLink.tsx';

afterEach(cleanup);

describe('BackLink', () => {
  it('is a link named by where it leads, without its arrow', () => {
    render(<BackLink href="/jobs">Back to recommended jobs</BackLink>);
    const link = screen.getByRole('link', { name: 'Back to recommended jobs' });
    expect(link.getAttribute('href')).toBe('/jobs');
    expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
