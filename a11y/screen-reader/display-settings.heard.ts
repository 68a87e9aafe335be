import { expect, test } from './heard.ts';

test('opens, changes and closes the display settings', async ({ reader }) => {
  const { page } = reader;
  const button = page.getByRole('button', { name: 'Display settings' });
  await reader.open(() => page.goto('/auth/login'), 'Sign in');
  await reader.moveTo(button, 'shift+Tab');
  await reader.pressUntil('Return', () =>
    expect(page.getByRole('heading', { name: 'Display settings' })).toBeFocused(),
  );
  const size = page.getByRole('radiogroup', { name: 'Text size' });
  await reader.moveTo(size.getByRole('radio', { checked: true }));
  // In browse mode arrow keys read letters. People change to focus mode before they choose.
  await reader.press('Insert+a', 'Right', 'Left');
  await reader.pressUntil('Escape', () => expect(button).toBeFocused());
});
