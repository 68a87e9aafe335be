import { describe, expect, test } from 'vitest';
import { isWrongOldPassword, newPasswordProblem, passwordChangeProblems } from './passwords.ts';

describe('new password', () => {
  test.each([...'$@!%*?&'])('eight characters with %s fit the pattern', (special) => {
    expect(newPasswordProblem(`Passw0r${special}`)).toBeNull();
  });
  test('six characters fail the validator, seven the pattern, as 7 and 8 differ', () => {
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
  ])('%s fails the pattern', (_why, password) => {
    expect(newPasswordProblem(password)).toBe('pattern');
  });
  test('a passphrase of 15 characters is accepted whatever it is made of', () => {
    expect(newPasswordProblem('green canoe oar')).toBeNull();
    expect(newPasswordProblem('green canoe oa')).toBe('pattern');
  });
  test('an empty one is required', () => expect(newPasswordProblem('')).toBe('required'));
  test('letters outside the basic plane count as one character each', () => {
    expect(newPasswordProblem('🦉'.repeat(8))).toBe('pattern');
    expect(newPasswordProblem('🦉'.repeat(15))).toBeNull();
  });
});

describe('password change', () => {
  test('a good one has no problem', () => {
    const change = { oldPassword: 'x', newPassword: 'Passw0rd!', confirmNewPassword: 'Passw0rd!' };
    expect(passwordChangeProblems(change)).toEqual([]);
  });
  test('an empty form marks all three fields', () => {
    const change = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
    expect(passwordChangeProblems(change)).toEqual([
      { pointer: '/oldPassword', code: 'required' },
      { pointer: '/newPassword', code: 'required' },
      { pointer: '/confirmNewPassword', code: 'required' },
    ]);
  });
  test('the confirmation must match', () => {
    const change = { oldPassword: 'x', newPassword: 'Passw0rd!', confirmNewPassword: 'Passw0rd?' };
    expect(passwordChangeProblems(change)).toEqual([
      { pointer: '/confirmNewPassword', code: 'mustMatch' },
    ]);
  });
  test("the server's sentence for a wrong old password is told apart from others", () => {
    expect(isWrongOldPassword('Incorrect username or password.')).toBe(true);
    expect(isWrongOldPassword('Too many attempts.')).toBe(false);
  });
});
