// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PrivatePanel } from './PrivatePanel.tsx';

afterEach(cleanup);

describe('PrivatePanel', () => {
  it('is a region named by its heading that first says who sees it', () => {
    render(
      <PrivatePanel line="Only you see this" heading="Your needs here" headingLevel={3}>
        <p>Quiet place</p>
      </PrivatePanel>,
    );
    const region = screen.getByRole('region', { name: 'Your needs here' });
    expect(region.textContent).toBe('Only you see thisYour needs hereQuiet place');
    expect(screen.getByRole('heading', { level: 3 })).toBeDefined();
  });

  it('is no region without a heading', () => {
    render(<PrivatePanel line="Only you see this">Quiet place</PrivatePanel>);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByText('Only you see this')).toBeDefined();
  });
});
