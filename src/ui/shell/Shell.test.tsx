// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { Shell } from './Shell.tsx';
import type { NavEntry } from '#src/ui/navList/NavList.tsx';

afterEach(cleanup);

function show(onLogOut: () => void = () => undefined) {
  const entries: NavEntry[] = [
    { kind: 'link', text: 'Dashboard', href: '/home', isCurrent: false },
    {
      kind: 'group',
      text: 'Jobs',
      entries: [{ kind: 'link', text: 'Saved', href: '/saved', isCurrent: true }],
    },
  ];
  const footEntries: NavEntry[] = [
    {
      kind: 'external',
      text: 'Report a bug',
      href: 'https://example.org',
      newTabWord: '(opens in a new tab)',
    },
    { kind: 'action', text: 'Log out', onPress: onLogOut },
  ];
  render(
    <Shell
      brandName="Our Ability"
      brandHref="/home"
      words={{
        nav: 'Main menu',
        openMenu: 'Menu',
        closeMenu: 'Close menu',
        hideMenu: 'Hide menu',
        keepMenu: 'Keep menu open',
      }}
      greeting={{ text: 'Welcome back', name: 'Maria' }}
      entries={entries}
      footEntries={footEntries}
      tools={{ menu: <Button>Display settings</Button>, header: <Button>Display</Button> }}
    >
      <h1>Saved jobs</h1>
    </Shell>,
  );
}

describe('Shell', () => {
  it('marks the page that is on screen, inside the submenu of its own name', () => {
    show();
    const jobs = screen.getByRole('list', { name: 'Jobs' });
    expect(within(jobs).getByRole('link', { current: 'page' }).textContent).toBe('Saved');
  });

  it('says that a link opens a new tab', () => {
    show();
    const link = screen.getByRole('link', { name: 'Report a bug (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('opens the same menu in a drawer, which closes once an entry is followed', async () => {
    let loggedOut = 0;
    show(() => (loggedOut += 1));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    const closing = within(drawer).getByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(document.activeElement).toBe(closing));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(loggedOut).toBe(1);
  });

  it('has the same foot in the landmark of the menu, on the page and in the drawer', async () => {
    show();
    const buttonsIn = (place: HTMLElement) =>
      within(within(place).getByRole('navigation', { name: 'Main menu' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(buttonsIn(document.body)).toEqual(['Display settings', 'Log out', 'Hide menu']);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    expect(buttonsIn(drawer)).toEqual(['Log out', 'Keep menu open']);
  });

  it('hides and shows the menu, and focuses the button that undoes it', async () => {
    show();
    const hide = screen.getByRole('button', { name: 'Hide menu' });
    hide.focus();
    fireEvent.click(hide);
    const open = screen.getByRole('button', { name: 'Menu' });
    expect(document.activeElement).toBe(open);
    fireEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Keep menu open' }));
    await waitFor(() => expect(document.activeElement).toBe(hide));
  });

  it('has one main landmark that can take focus', () => {
    show();
    expect(screen.getByRole('main').getAttribute('tabindex')).toBe('-1');
  });
});
