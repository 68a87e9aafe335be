import { expect, test } from './heard.ts';

test('asks one question a page in the guided finder, there and back', async ({ reader }) => {
  const { page } = reader;
  const title = page.getByRole('heading', { level: 1 });
  const goOn = page.getByRole('button', { name: 'Continue' });
  const at = (words: string) => async () => {
    await expect(title).toHaveText(words);
    await expect(title).toBeFocused();
  };
  await reader.open(() => page.goto('/abli'), 'Find a job step by step');
  await reader.enter(
    page.getByRole('link', { name: 'Start' }),
    at('What kind of work sounds good to you?'),
  );
  await reader.moveTo(page.getByRole('checkbox', { name: /^Cook and serve/ }));
  await reader.press('space');
  await reader.enter(goOn, at('Have you done work like this?'));
  await reader.enter(page.getByRole('button', { name: 'Skip' }), at('What are you good at?'));
  await reader.moveTo(page.getByRole('link', { name: 'Back' }), 'shift+Tab');
  await reader.pressUntil('Return', at('Have you done work like this?'));
});
