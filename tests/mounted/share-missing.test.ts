import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectProblem } from '#tests/support/mounted/seen.ts';
import { button, one, press, tick } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('leads to what can be chosen, with what is missing, as often as Next is pressed', async () => {
  await app.open('/candidate/privacy/share', await app.person());
  await one('heading', 'Are you 18 or older?');
  await press('Next');
  await expectFocus('radio', 'Yes');
  await expectProblem(await one('radiogroup'), 'Choose one answer.');
  const next = await button('Next');
  next.focus();
  await press('Next');
  await expectFocus('radio', 'Yes');
  await tick('Yes');
  await press('Next');
  await one('heading', 'With whom do you want to share?');
  expect(document.activeElement?.tagName).toBe('H1');
});
