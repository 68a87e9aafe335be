import type { operations as UserOperations } from '#openapi/user.ts';
import { ROLE } from '#domain/roles.ts';
import { isSignUpRole } from '#domain/signUpRoles.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { isGuid } from '#server/identity/guid.ts';
import { checkNewPassword } from '#server/identity/newPassword.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { companyExists, findAccountByEmail, insertAccount } from '#server/identity/queries.ts';
import { mailVerification } from '#server/identity/mails.ts';
import type { Services } from '#server/services.ts';

/** An address with an account gets the same answer in the same time; the difference is in the mail. */
export function signUpOperation(
  services: Services,
): Handlers<Pick<UserOperations, 'signUp'>>['signUp'] {
  const { db } = services.database;
  return async ({ body }) => {
    if (!isSignUpRole(body.Role)) return {};
    checkNewPassword({ password: body.Password }, { password: '/Password' });
    const companyGuid = body.Role === ROLE.employer ? body.CompanyGuid.trim() : '';
    if (companyGuid !== '' && !(isGuid(companyGuid) && (await companyExists(db, companyGuid)))) {
      const detail = 'Choose a company from the list, or leave it empty.';
      throw new Problem(400, 'unknown_company', detail, {
        errors: [{ pointer: '/CompanyGuid', code: 'unknown_company', detail }],
      });
    }
    const email = normaliseEmail(body.Email);
    const created = await insertAccount(db, {
      email,
      first_name: body.FirstName.trim(),
      last_name: body.LastName.trim(),
      password_hash: await hashPassword(body.Password),
      role: body.Role,
      company_guid: companyGuid || null,
      created_at: services.now(),
    });
    const account = created ?? (await findAccountByEmail(db, email));
    await mailVerification(services, {
      email,
      account,
      isAgain: !created,
      next: 'Your account is kept. Wait a few minutes, then ask for a new mail on the page that asks for the code.',
    });
    return { Email: email, verificationSent: true };
  };
}
