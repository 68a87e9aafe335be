// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Bookmark } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

describe('EmptyState', () => {
  it('says what is missing and how it gets here, in this order, before its one way on', () => {
    const { container } = render(
      <EmptyState icon={Bookmark} heading="No saved jobs yet" action={<a href="/jobs">See jobs</a>}>
        Press Save on a job.
      </EmptyState>,
    );
    expect(container.textContent).toBe('No saved jobs yetPress Save on a job.See jobs');
    expect(screen.getByRole('link', { name: 'See jobs' })).toBeDefined();
  });

  it('fits its heading into the headings of the page', () => {
    render(
      <EmptyState icon={Bookmark} heading="No schools yet" headingLevel={3}>
        Add one.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No schools yet' })).toBeDefined();
  });

  it('hides its picture from screen readers', () => {
    const { container } = render(
      <EmptyState icon={Bookmark} heading="No saved jobs yet">
        Press Save on a job.
      </EmptyState>,
    );
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
