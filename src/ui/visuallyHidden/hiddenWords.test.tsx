// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { CircleHelp } from 'lucide-react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { NavList } from '#src/ui/navList/NavList.tsx';

afterEach(cleanup);

const newTabWord = '(opens in a new tab)';
const hidden = (container: HTMLElement) =>
  container.querySelector('.visually-hidden')?.textContent ?? '';

const href = 'https://bugs.example.com/';
const links: Readonly<Record<string, () => ReactElement>> = {
  'a link': () => (
    <AppLink href={href} newTabWord={newTabWord}>
      Report a bug
    </AppLink>
  ),
  'a link that looks like a button': () => (
    <LinkButton href={href} newTabWord={newTabWord}>
      Report a bug
    </LinkButton>
  ),
  'a link of a menu': () => (
    <NavList
      entries={[{ kind: 'external', text: 'Report a bug', href, newTabWord, icon: CircleHelp }]}
    />
  ),
};

it.each(Object.entries(links))(
  'keeps the space before the hidden words of %s with them',
  (_what, shown) => {
    const { container } = render(shown());
    expect(hidden(container)).toBe(` ${newTabWord}`);
    expect(container.textContent).toContain('Report a bug (opens');
  },
);

it('keeps the space after the hidden word of a reason with it', () => {
  const items = [{ id: 'fit', icon: CircleHelp, spokenWord: 'Fits:', text: 'Excel' }];
  const { container } = render(<IconList label="Why" items={items} />);
  expect(hidden(container)).toBe('Fits: ');
  expect(container.textContent).toBe('Fits: Excel');
});
