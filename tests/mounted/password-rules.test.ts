import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { description, expectProblem } from '#tests/support/mounted/seen.ts';
import { button, fillPassword, password, press } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('says the rules of a password before the press, and what is wrong beside its field after it', async () => {
  await app.open('/candidate/account-settings');
  const input = await password(/^New password \(/);
  expect(description(input)).toContain('At least 8 characters with 1 lowercase letter');
  const save = await button('Change password');
  expect(save).toHaveProperty('disabled', false);
  expect(save.getAttribute('aria-disabled')).not.toBe('true');
  await fillPassword(/^Old password/, 'a sentence from before');
  await fillPassword(/^New password \(/, 'short');
  await press('Change password');
  await expectProblem(input, 'Please enter a password (min length 8).');
  expect(input).toHaveProperty('value', 'short');
});
