import type { components } from '#openapi/user.ts';
import { lacksLastName } from '#domain/oneName.ts';
import { ROLE } from '#domain/roles.ts';
import { findAccountRow } from '#server/administration/accountQueries.ts';
import { accountRecord } from '#server/administration/accountRecord.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { confirmMember } from '#server/administration/memberQueries.ts';
import { Problem } from '#server/http/problem.ts';
import { makeCode } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { mailLinks } from '#server/identity/links.ts';
import { findListedCompany, unknownCompany } from '#server/identity/listedCompany.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { accountMadeMail } from '#server/mail/messages/accountChanged.ts';
import { noLastName } from '#server/profiles/problems.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];

/** How long the mailed link works. Afterwards “Forgot your password?” gives another. */
const linkDays = 7;
const minutesOfDay = 24 * 60;

/**
 * Makes an account that is not verified and has no password. Its owner gets a link with which a
 * password is chosen, which verifies the address.
 * @throws Problem wrong_fields, account_exists, unknown_company
 */
export async function inviteUser(
  { config, mailer, now }: Services,
  body: Schemas['NewUser'],
  adminGuid: string,
): Promise<Schemas['AccountSummary']> {
  const at = now();
  const { Role: role } = body;
  const last = { lastName: body.LastName, hasOneName: body.hasOneName === true };
  if (lacksLastName(last)) throw noLastName();
  const links = mailLinks(config);
  return mailer.withMails(async (trx, queue) => {
    const asked = role === ROLE.employer ? body.CompanyGuid.trim() : '';
    const company = asked === '' ? null : await findListedCompany(trx, asked);
    if (asked !== '' && !company) throw unknownCompany();
    const made = await insertAccount(trx, {
      email: normaliseEmail(body.Email),
      first_name: body.FirstName.trim(),
      last_name: last.hasOneName ? '' : body.LastName.trim(),
      has_one_name: last.hasOneName,
      password_hash: null,
      role,
      company_guid: company?.company_guid ?? null,
      created_at: at,
    });
    if (!made) throw accountExists();
    const { user_guid: userGuid, email: to } = made;
    if (company) await confirmMember(trx, company.company_guid, userGuid, { by: adminGuid, at });
    const owner = { userGuid, purpose: 'reset' } as const;
    const { token } = await makeCode(trx, owner, at, linkDays * minutesOfDay);
    await queue(
      accountMadeMail({
        to,
        role,
        link: links.resetWithToken(token),
        resetLink: links.reset,
        days: linkDays,
      }),
    );
    const row = await findAccountRow(trx, { userGuid });
    if (!row) throw new Error('The account that was made is gone.');
    await appendAudit(trx, {
      at,
      kind: 'accountCreated',
      actorGuid: adminGuid,
      subjectGuid: userGuid,
    });
    return accountRecord(row);
  });
}

function accountExists(): Problem {
  const detail = 'There is an account with this address already.';
  return new Problem(409, 'account_exists', detail, {
    errors: [{ pointer: '/Email', code: 'account_exists', detail }],
  });
}
