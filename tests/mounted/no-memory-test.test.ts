import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { enter, field, fill, until } from '#tests/support/mounted/steps.ts';

// WCAG 3.3.8 and 3.3.9: nothing has to be remembered or copied by hand, and no puzzle is asked.

const app = mountedApp();

/** Its purpose for password managers and mail programs, by the beginning of each field's name. */
const purposes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/auth/login': { Email: 'username', Password: 'current-password' },
  '/auth/register': { Email: 'email', Password: 'new-password', Confirm: 'new-password' },
  '/auth/verify-account': { Email: 'email', Code: 'one-time-code' },
  '/auth/reset-password?step=code': {
    Email: 'email',
    Code: 'one-time-code',
    New: 'new-password',
    Confirm: 'new-password',
  },
  '/candidate/account-settings': {
    Old: 'current-password',
    New: 'new-password',
    Confirm: 'new-password',
    'Your password, to download': 'current-password',
    'Your password, to close': 'current-password',
  },
};

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('main input')];
const nameOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';

test.each(Object.entries(purposes))(
  'tells password managers what each field of %s is for, and takes a paste there',
  async (path, fields) => {
    if (path.startsWith('/auth/')) app.arrive(path);
    else {
      const person = await app.person();
      await app.database.db
        .updateTable('account')
        .set({ password_hash: await hashPassword('a sentence that nobody guesses') })
        .where('user_guid', '=', person.userGuid)
        .execute();
      await app.open(path, person);
    }
    for (const [name, purpose] of Object.entries(fields)) {
      const input = await until(() => {
        const found = inputs().find((one) => nameOf(one).startsWith(name));
        if (!found) throw new Error(`There is no field ${name}: ${inputs().map(nameOf).join()}`);
        return found;
      });
      expect(input.getAttribute('autocomplete'), name).toBe(purpose);
      const paste = new Event('paste', { bubbles: true, cancelable: true });
      expect(input.dispatchEvent(paste), name).toBe(true);
      expect(input.readOnly, name).toBe(false);
    }
    expect(document.querySelectorAll('iframe, canvas, audio, main img')).toHaveLength(0);
  },
);

test('takes the code of a mail pasted whole, with the spaces of the mail', async () => {
  app.arrive('/auth/verify-account');
  await fill('Email', 'robin@example.org');
  const code = await field(/^Code from the email/);
  expect(code.maxLength === -1 || code.maxLength >= 20).toBe(true);
  await fill(/^Code from the email/, ' 123 456 ');
  await enter('Email');
  await until(() => expect(app.edge.asked().join()).toContain('verifyOTP'));
});
