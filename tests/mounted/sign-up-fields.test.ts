import { test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectProblem } from '#tests/support/mounted/seen.ts';
import { field, fill, press } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('refuses an address with a character that nobody sees, beside its field', async () => {
  app.arrive('/auth/register');
  await fill(/^Email/, 'robin\u200b@example.com');
  await press('Create account');
  const words = 'This address has a character that nobody can see. Delete it and type it again.';
  await expectProblem(await field(/^Email/), words);
  await fill(/^Email/, 'robin@example.com');
  await expectGone(words);
});
