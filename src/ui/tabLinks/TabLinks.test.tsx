// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TabLinks } from './TabLinks.tsx';
import { UiProvider } from '#src/ui/uiProvider/UiProvider.tsx';

afterEach(cleanup);

const TABS = [
  { id: 'basic', text: 'Basic Details', href: '/profile/basic' },
  { id: 'skills', text: 'Skills', href: '/profile/skills' },
  { id: 'more', text: 'More About You', href: '/profile/more' },
];

function Profile() {
  const [path, setPath] = useState('/profile/basic');
  const selected = TABS.find((tab) => tab.href === path) ?? TABS[0];
  return (
    <UiProvider navigate={setPath} locale="en-US">
      <TabLinks
        label="Parts of your profile"
        shortLabel="Section"
        onOpen={setPath}
        tabs={TABS}
        selected={selected?.id ?? 'basic'}
      >
        <p>This is {selected?.text}</p>
      </TabLinks>
    </UiProvider>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('TabLinks', () => {
  it('makes each tab a link to its own address, in a named list', () => {
    render(<Profile />);
    expect(screen.getByRole('tablist', { name: 'Parts of your profile' })).toBeDefined();
    expect(tab('Skills').getAttribute('href')).toBe('/profile/skills');
    expect(tab('Basic Details').getAttribute('aria-selected')).toBe('true');
  });

  it('names the panel by its tab', () => {
    render(<Profile />);
    expect(screen.getByRole('tabpanel', { name: 'Basic Details' }).textContent).toBe(
      'This is Basic Details',
    );
  });

  it('moves by arrow keys without opening, and opens with Enter where focus stays', () => {
    render(<Profile />);
    act(() => tab('Basic Details').focus());
    fireEvent.keyDown(tab('Basic Details'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('Skills'));
    expect(screen.getByRole('tabpanel', { name: 'Basic Details' })).toBeDefined();
    fireEvent.keyDown(tab('Skills'), { key: 'Enter' });
    fireEvent.keyUp(tab('Skills'), { key: 'Enter' });
    fireEvent.click(tab('Skills'));
    expect(screen.getByRole('tabpanel', { name: 'Skills' }).textContent).toBe('This is Skills');
    expect(document.activeElement).toBe(tab('Skills'));
  });

  it('gets the focus back at the opened tab, wherever the arrow keys moved', () => {
    render(<Profile />);
    act(() => tab('Basic Details').focus());
    fireEvent.keyDown(tab('Basic Details'), { key: 'ArrowRight' });
    fireEvent.keyDown(tab('Skills'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('More About You'));
    act(() => screen.getByRole('tabpanel').focus());
    const stops = screen.getAllByRole('tab').filter((one) => one.tabIndex === 0);
    expect(stops).toEqual([tab('Basic Details')]);
  });

  it('shows one focus ring, around what has the focus', () => {
    const { container } = render(<Profile />);
    act(() => tab('Basic Details').focus());
    fireEvent.keyDown(tab('Basic Details'), { key: 'ArrowRight' });
    expect([...container.querySelectorAll('[data-focus-visible]')]).toEqual([tab('Skills')]);
  });

  it('has a Select with the same places, which opens one only when it is chosen', async () => {
    render(<Profile />);
    const section = await screen.findByRole('button', { name: /Section/ });
    act(() => section.focus());
    for (const key of ['ArrowRight', 'm']) {
      fireEvent.keyDown(section, { key });
      fireEvent.keyUp(section, { key });
    }
    expect(screen.getByRole('tabpanel').textContent).toBe('This is Basic Details');
    fireEvent.keyDown(section, { key: 'ArrowDown' });
    fireEvent.keyUp(section, { key: 'ArrowDown' });
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Basic Details',
      'Skills',
      'More About You',
    ]);
    const chosen = screen.getByRole('option', { name: 'Skills' });
    fireEvent.click(chosen);
    expect(await screen.findByText('This is Skills')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(section));
  });

  it('opens with a press', () => {
    render(<Profile />);
    fireEvent.click(tab('More About You'));
    expect(screen.getByRole('tabpanel').textContent).toBe('This is More About You');
  });
});
