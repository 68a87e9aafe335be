// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Band } from '#src/ui/bar/Meter.tsx';
import { CompletionPanel } from './CompletionPanel.tsx';

afterEach(cleanup);

function show(missing: ReadonlyArray<{ href: string; text: string }>, band: Band = 'good') {
  render(
    <CompletionPanel
      label="Your profile"
      value={72}
      shortText="72%"
      valueText="72 percent complete"
      band={band}
      bandWord="Mostly filled in"
      title="Your profile is 72% complete"
      titleId="profile"
      lead="1 thing is missing."
      missing={missing}
      missingLabel="What is missing"
      moreText={(count) => `Show ${count} more`}
      fewerText="Show fewer"
      actions={<a href="/upload">Upload resume</a>}
    />,
  );
}

describe('CompletionPanel', () => {
  it('says how far it is in words too, and leads to each missing item', () => {
    show([{ href: '/profile#summary', text: 'Add a summary' }]);
    const panel = screen.getByRole('region', { name: 'Your profile is 72% complete' });
    const ring = within(panel).getByRole('meter', { name: 'Your profile' });
    expect(ring.getAttribute('aria-valuetext')).toBe('72 percent complete, Mostly filled in');
    expect(within(panel).getByText('Mostly filled in.')).toBeDefined();
    const list = within(panel).getByRole('list', { name: 'What is missing' });
    const link = within(list).getByRole('link', { name: 'Add a summary' });
    expect(link.getAttribute('href')).toBe('/profile#summary');
  });

  it('folds all but a few items under a button, which shows them and folds them again', () => {
    const texts = ['City', 'State', 'ZIP code', 'Phone', 'Summary', 'School'];
    show(texts.map((text) => ({ href: `/profile#${text}`, text })));
    const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(names()).toEqual(texts.slice(0, 3));
    const more = screen.getByRole('button', { name: 'Show 3 more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(more.getAttribute('aria-controls')).toBe(screen.getByRole('list').id);
    fireEvent.click(more);
    expect(names()).toEqual(texts);
    const fewer = screen.getByRole('button', { name: 'Show fewer' });
    expect(fewer.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(fewer);
    expect(names()).toHaveLength(3);
  });

  it('shows one item more instead of a button for it', () => {
    show(['City', 'State', 'ZIP code', 'Phone'].map((text) => ({ href: '/', text })));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers the quick ways first where nearly all is missing, and else after the list', () => {
    const order = () => screen.getAllByRole('link').map((link) => link.textContent);
    show([{ href: '/profile#summary', text: 'Add a summary' }], 'bad');
    expect(order()).toEqual(['Upload resume', 'Add a summary']);
    cleanup();
    show([{ href: '/profile#summary', text: 'Add a summary' }], 'good');
    expect(order()).toEqual(['Add a summary', 'Upload resume']);
  });

  it('is one line without heading, list or actions when nothing is missing', () => {
    show([]);
    expect(screen.getByText('Your profile is 72% complete')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
