import { Problem } from '#server/http/problem.ts';

/** The account of the token was deleted (404). */
export const noUser = () =>
  new Problem(404, 'no_user', 'This account does not exist any more. Please sign up again.');

/** A record may be sent back as it was read, so fixed fields must be unchanged. */
export const fixedFields = (fields: readonly string[]) =>
  new Problem(400, 'fixed_fields', 'Some of these fields cannot be changed here.', {
    errors: fields.map((field) => ({
      pointer: `/${field}`,
      code: 'fixed',
      detail: 'This cannot be changed here.',
    })),
  });

/** Neither a last name, nor that there is none. */
export const noLastName = () =>
  new Problem(400, 'wrong_fields', 'Please fill in all the required fields', {
    errors: [
      {
        pointer: '/LastName',
        code: 'missing',
        detail: 'Enter your last name, or say that you have one name.',
      },
    ],
  });
