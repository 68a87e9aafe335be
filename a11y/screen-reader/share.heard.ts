import { makePerson, openAs } from '#tests/support/people.ts';
import { acceptedBy, savedFacts } from '#tests/support/sharedWith.ts';
import { expect, test } from './heard.ts';

test('shares a fact with a coach step by step, and stops by one press', async ({ app, reader }) => {
  const { page } = reader;
  const robin = await makePerson(app);
  await savedFacts(app, robin);
  await acceptedBy(app, robin);
  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: 'Next' });
  const focusOn = (words: string | RegExp) => async () => {
    await expect(title).toHaveText(words);
    await expect(title).toBeFocused();
  };
  await reader.open(() => openAs(page, robin, '/candidate/privacy/share'), 'Are you 18 or older?');
  await reader.moveTo(page.getByRole('radio', { name: 'Yes' }));
  await reader.press('space');
  await reader.enter(next, focusOn('With whom do you want to share?'));
  const sam = page.getByRole('radio', { name: /Sam Rivera/ });
  await reader.enter(next, () => expect(sam).toBeFocused());
  await reader.press('space');
  await reader.enter(next, focusOn('What do you want to share?'));
  await reader.moveTo(page.getByRole('checkbox', { name: 'I use a screen reader' }));
  await reader.press('space');
  await reader.enter(next, focusOn('Until when?'));
  await reader.enter(next, focusOn('Check before you share'));
  const stop = page.getByRole('button', { name: 'Stop sharing with Sam Rivera' });
  await reader.enter(page.getByRole('button', { name: 'Share', exact: true }), () =>
    expect(stop).toBeVisible(),
  );
  await reader.enter(stop, () =>
    expect(page.getByRole('link', { name: 'Share again with Sam Rivera' })).toBeVisible(),
  );
});
