import { randomBytes } from 'node:crypto';
import type { operations as UserOperations } from '#openapi/user.ts';
import { lacksLastName } from '#domain/oneName.ts';
import { ROLE } from '#domain/roles.ts';
import { isSignUpRole } from '#domain/signUpRoles.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { deleteCodesOfNoSignUp } from '#server/identity/codeQueries.ts';
import { hashOf } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { findListedCompany, unknownCompany } from '#server/identity/listedCompany.ts';
import { checkNewPassword } from '#server/identity/newPassword.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { findAccountByEmail, saveSignUp } from '#server/identity/queries.ts';
import { mailVerification } from '#server/identity/mails.ts';
import { countSignUps, insertSignUp } from '#server/identity/signUpQueries.ts';
import { noLastName } from '#server/profiles/problems.ts';
import type { Services } from '#server/services.ts';

/** An address with an account gets the same answer in the same time. Only the mail differs. */
export function signUpOperation(
  services: Services,
): Handlers<Pick<UserOperations, 'signUp'>>['signUp'] {
  const { db } = services.database;
  return async ({ body, request }) => {
    const { Role: role } = body;
    if (!isSignUpRole(role)) return {};
    const last = { lastName: body.LastName, hasOneName: body.hasOneName === true };
    if (lacksLastName(last)) throw noLastName();
    checkNewPassword({ password: body.Password }, { password: '/Password' }, [
      body.FirstName,
      body.LastName,
      body.Email,
    ]);
    const asked = role === ROLE.employer ? body.CompanyGuid.trim() : '';
    const company = asked === '' ? null : await findListedCompany(db, asked);
    if (asked !== '' && !company) throw unknownCompany();
    const named = role === ROLE.employer && !company ? plainName(body.CompanyName) : '';
    const email = normaliseEmail(body.Email);
    const language = acceptedLanguage(request.headers['accept-language'], services.languages);
    const passwordHash = await hashPassword(body.Password);
    const at = services.now();
    const token = randomBytes(32).toString('base64url');
    const typed = {
      first_name: body.FirstName.trim(),
      last_name: last.hasOneName ? '' : body.LastName.trim(),
      password_hash: passwordHash,
      role,
      company_guid: company?.company_guid ?? null,
      language,
    };
    const { account, signUp, isAgain } = await db.transaction().execute(async (trx) => {
      const saved = await saveSignUp(trx, {
        ...typed,
        has_one_name: last.hasOneName,
        email,
        created_at: at,
      });
      if (!saved)
        return { account: await findAccountByEmail(trx, email), signUp: null, isAgain: false };
      const userGuid = saved.user_guid;
      await deleteCodesOfNoSignUp(trx, userGuid);
      const isSecond = (await countSignUps(trx, userGuid)) > 0;
      const id = await insertSignUp(trx, {
        ...typed,
        company_name: named || null,
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

/** The name of a company as it is stored: without spaces around it or two in a row. */
const plainName = (name = '') => name.trim().replaceAll(/\s+/g, ' ');
