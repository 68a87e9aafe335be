import { expect, test } from 'vitest';
import { named } from '#tests/support/administration.ts';
import { addWork } from '#tests/support/mounted/sections.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const path = '/admin/migrate-user';

async function lookUp(from: string, to: string): Promise<void> {
  await fill(/^Address of the account to move/, from);
  await fill(/^Address of the account that stays/, to);
  await press('Show what moves');
}

test('shows an error at the field for an address without an account, and says why two roles are refused', async () => {
  const [dana, sam] = [await named(app, 2, 'Dana Whitlock'), await named(app, 4, 'Sam Rivera')];
  await app.open(path, await app.person(1));
  await lookUp('not an address', sam.email);
  await expectProblem(await field(/account to move/), 'Enter the address of the account to move');
  await lookUp('nobody-at-all@example.com', sam.email);
  await expectProblem(await field(/account to move/), 'No account has the address to move.');
  expect((await field(/that stays/)).value).toBe(sam.email);
  await lookUp(dana.email, sam.email);
  await expectSeen('These accounts have different roles.');
  await lookUp(dana.email, dana.email);
  await expectProblem(await field(/that stays/), 'These are the same account.');
});

test('shows what moves, changes nothing before the question, and moves the account', async () => {
  const [old, kept] = [await named(app, 2, 'Noor Ibarra'), await named(app, 2, 'Noor Castellan')];
  await addWork(app, old);
  await app.open(path, await app.person(1));
  await expectSeen('What is saved in one moves to the other.');
  await lookUp(old.email, kept.email);
  await expectFocus('heading', 'Check what moves');
  const parts = await one('table', 'What moves');
  expect(all('row', undefined, parts)[1]?.textContent).toMatch(/^Work History10$/);
  const conflicts = await one('table', 'Filled in differently');
  expect(conflicts.textContent).toContain('last nameThe value of the account that stays');
  await expectSeen('0 shares end.');
  await press('Other addresses');
  expect((await field(/account to move/)).value).toBe(old.email);
  await press('Show what moves');
  await press('Move the account');
  const dialog = await one('dialog', 'Move the account?');
  await press('Do not move it', dialog);
  expect(await app.ok('getUserWorkHistory', { as: old, path: { id: old.userGuid } })).toHaveLength(
    1,
  );
  await press('Move the account');
  await press('Move the account', await one('dialog', 'Move the account?'));
  await expectFocus('heading', 'The account is moved');
  await until(() =>
    expect(app.heard).toContain(
      `What was saved in ${old.email} is now in ${kept.email}. The old account is closed. Its passkeys and its sign-in with another provider did not move.`,
    ),
  );
  expect(
    await app.ok('getUserWorkHistory', { as: kept, path: { id: kept.userGuid } }),
  ).toHaveLength(1);
});
