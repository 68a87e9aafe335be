import { describe, expect, test } from 'vitest';
import { confirmationProblem, isWrongOldPassword, newPasswordProblem } from './passwords.ts';

describe('new password', () => {
  test.each([...'$@!%*?&'])('accepts eight characters with %s', (special) => {
    expect(newPasswordProblem(`Passw0r${special}`)).toBeNull();
  });
  test('fails six characters by the validator and seven by the pattern', () => {
    expect(newPasswordProblem('Pass1!')).toBe('minLength');
    expect(newPasswordProblem('Passw1!')).toBe('pattern');
    expect(newPasswordProblem('Passwo1!')).toBeNull();
  });
  test.each([
    ['no lowercase letter', 'PASSW0RD!'],
    ['no uppercase letter', 'passw0rd!'],
    ['no digit', 'Password!'],
    ['no special character', 'Passw0rdd'],
    ['a special character that is not listed', 'Passw0rd#'],
  ])('rejects %s by the pattern', (_why, password) => {
    expect(newPasswordProblem(password)).toBe('pattern');
  });
  test('accepts any passphrase of 15 characters', () => {
    expect(newPasswordProblem('green canoe oar')).toBeNull();
    expect(newPasswordProblem('green canoe oa')).toBe('pattern');
  });
  test('requires a password', () => expect(newPasswordProblem('')).toBe('required'));
  test('counts a letter outside the basic plane as one character', () => {
    expect(newPasswordProblem('🦉'.repeat(8))).toBe('pattern');
    expect(newPasswordProblem('🦉'.repeat(15))).toBeNull();
  });
});

describe('password change', () => {
  test('requires the confirmation to match', () => {
    expect(confirmationProblem('Passw0rd!', 'Passw0rd!')).toBeNull();
    expect(confirmationProblem('Passw0rd!', 'Passw0rd?')).toBe('mustMatch');
  });
  test("recognises the server's sentence for a wrong old password", () => {
    expect(isWrongOldPassword('Incorrect username or password.')).toBe(true);
    expect(isWrongOldPassword('Too many attempts.')).toBe(false);
  });
});
