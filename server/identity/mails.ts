import { codeMinutes, linkHours, makeCode } from '#server/identity/codes.ts';
import { mailLinks } from '#server/identity/links.ts';
import { type Account, isWaiting } from '#server/identity/queries.ts';
import type { Letter } from '#server/mail/mail.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { accountExistsMail } from '#server/mail/messages/accountExists.ts';
import { noAccountMail } from '#server/mail/messages/noAccount.ts';
import { passwordResetMail } from '#server/mail/messages/passwordReset.ts';
import { verificationMail } from '#server/mail/messages/verification.ts';
import type { Services } from '#server/services.ts';

/** Who gets the mail. It is sent with or without an account, so that no answer reveals which. */
interface Recipient {
  readonly email: string;
  readonly account: Account | null;
  /** Of the page on which the address was typed, for an address without an account. */
  readonly language: string | null;
  /** What to do when the mail cannot be sent, shown to the person. */
  readonly next: string;
}

/**
 * Mails the code and link that verify an address, or that it has an account
 * already, or that there is no account.
 * @throws Problem 503 mail_not_sent
 */
export async function mailVerification(
  services: Services,
  recipient: Recipient & { readonly isAgain: boolean; readonly signUp: string | null },
): Promise<void> {
  const { email: to, account, language, isAgain, signUp, next } = recipient;
  const links = mailLinks(services.config);
  const mail = async (): Promise<Letter> => {
    const { db } = services.database;
    // Also for an address that gets none, so that all addresses cost the same.
    const isUsed = account !== null && (account.verified_at !== null || isWaiting(account));
    const { code, token } = await makeCode(
      db,
      {
        userGuid: isUsed ? null : (account?.user_guid ?? null),
        purpose: 'verify',
        signUp,
      },
      services.now(),
    );
    if (!account) return noAccountMail({ to, language, signUpLink: links.signUp });
    if (isUsed)
      return accountExistsMail({
        to,
        signInLink: isWaiting(account) ? null : links.signIn,
        resetLink: links.reset,
      });
    const link = links.verify(account.user_guid, token);
    const resetLink = links.reset;
    return verificationMail({ to, code, link, resetLink, codeMinutes, linkHours, isAgain });
  };
  await orExplain(services.mailer.send(await mail()), next);
}

/**
 * Mails the code for a new password, or that there is no account.
 * @throws Problem 503 mail_not_sent
 */
export async function mailPasswordReset(services: Services, recipient: Recipient): Promise<void> {
  const { email: to, account, language, next } = recipient;
  const links = mailLinks(services.config);
  const mail = async (): Promise<Letter> => {
    const { db } = services.database;
    const owner = { userGuid: account?.user_guid ?? null, purpose: 'reset' } as const;
    const { code, token } = await makeCode(db, owner, services.now());
    if (!account) return noAccountMail({ to, language, signUpLink: links.signUp });
    return passwordResetMail({ to, code, link: links.resetWithToken(token), codeMinutes });
  };
  await orExplain(services.mailer.send(await mail()), next);
}
