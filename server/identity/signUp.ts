import { randomBytes } from 'node:crypto';
import type { operations as UserOperations } from '#openapi/user.ts';
import { ROLE } from '#domain/roles.ts';
import { isSignUpRole } from '#domain/signUpRoles.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { Problem } from '#server/http/problem.ts';
import { deleteCodesOfNoSignUp } from '#server/identity/codeQueries.ts';
import { hashOf } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { isGuid } from '#server/identity/guid.ts';
import { checkNewPassword } from '#server/identity/newPassword.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { companyExists, findAccountByEmail, saveSignUp } from '#server/identity/queries.ts';
import { mailVerification } from '#server/identity/mails.ts';
import { countSignUps, insertSignUp } from '#server/identity/signUpQueries.ts';
import type { Services } from '#server/services.ts';

/** An address with an account gets the same answer in the same time. Only the mail differs. */
export function signUpOperation(
  services: Services,
): Handlers<Pick<UserOperations, 'signUp'>>['signUp'] {
  const { db } = services.database;
  return async ({ body, request }) => {
    const { Role: role } = body;
    if (!isSignUpRole(role)) return {};
    checkNewPassword({ password: body.Password }, { password: '/Password' }, [
      body.FirstName,
      body.LastName,
      body.Email,
    ]);
    const companyGuid = role === ROLE.employer ? body.CompanyGuid.trim() : '';
    if (companyGuid !== '' && !(isGuid(companyGuid) && (await companyExists(db, companyGuid)))) {
      const detail = 'Choose a company from the list, or leave it empty.';
      throw new Problem(400, 'unknown_company', detail, {
        errors: [{ pointer: '/CompanyGuid', code: 'unknown_company', detail }],
      });
    }
    const email = normaliseEmail(body.Email);
    const language = acceptedLanguage(request.headers['accept-language'], services.languages);
    const passwordHash = await hashPassword(body.Password);
    const at = services.now();
    const token = randomBytes(32).toString('base64url');
    const typed = {
      first_name: body.FirstName.trim(),
      last_name: body.LastName.trim(),
      password_hash: passwordHash,
      role,
      company_guid: companyGuid || null,
      language,
    };
    const { account, signUp, isAgain } = await db.transaction().execute(async (trx) => {
      const saved = await saveSignUp(trx, { ...typed, email, created_at: at });
      if (!saved)
        return { account: await findAccountByEmail(trx, email), signUp: null, isAgain: false };
      const userGuid = saved.user_guid;
      await deleteCodesOfNoSignUp(trx, userGuid);
      const isSecond = (await countSignUps(trx, userGuid)) > 0;
      const id = await insertSignUp(trx, {
        ...typed,
        user_guid: userGuid,
        token_hash: hashOf(token),
        created_at: at,
      });
      return { account: saved, signUp: id, isAgain: isSecond };
    });
    await mailVerification(services, {
      email,
      account,
      signUp,
      language,
      isAgain,
      next: 'Your account is kept. Wait a few minutes, then ask for a new email on the page that asks for the code.',
    });
    return { Email: email, verificationSent: true, signUp: token };
  };
}
