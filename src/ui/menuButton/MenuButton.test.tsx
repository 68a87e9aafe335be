// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MenuButton } from './MenuButton.tsx';

afterEach(cleanup);

const done: string[] = [];
const action = (text: string) => ({ id: text, text, onPress: () => done.push(text) });

function show() {
  render(
    <MenuButton aria-label="Add to… Chess club" actions={['Skills', 'Summary'].map(action)}>
      Add to…
    </MenuButton>,
  );
  return screen.getByRole('button', { name: 'Add to… Chess club' });
}

it('is a button that says it opens a menu', () => {
  const button = show();
  expect(button.getAttribute('aria-haspopup')).toBe('true');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.textContent).toBe('Add to…');
});

it('acts at once when an action is chosen, and closes', async () => {
  const button = show();
  fireEvent.click(button);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Skills', 'Summary']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Summary' }));
  expect(done).toEqual(['Summary']);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

it('names its menu by words of its own, because the button is inert while it is open', async () => {
  fireEvent.click(show());
  const menu = await screen.findByRole('menu');
  expect(menu.getAttribute('aria-label')).toBe('Add to… Chess club');
});
