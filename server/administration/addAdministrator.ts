import { randomUUID } from 'node:crypto';
import { ROLE } from '#domain/roles.ts';
import { hasCoached, saveAdministrator } from '#server/administration/administratorQueries.ts';
import { appendAudit } from '#server/administration/audit.ts';
import type { Db } from '#server/database/connect.ts';
import { deleteCodes } from '#server/identity/codeQueries.ts';
import { makeCode } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { revokeFamilies } from '#server/identity/familyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import { type Account, insertAccount } from '#server/identity/queries.ts';
import { deleteSignUps } from '#server/identity/signUpQueries.ts';
import { deletePasskeys } from '#server/identity/passkeyQueries.ts';
import { deleteIdentities, lockAccountByEmail } from '#server/identity/socialQueries.ts';
import { administratorAddedMail } from '#server/mail/messages/accountChanged.ts';
import { findMailLanguage } from '#server/mail/queries.ts';
import { MailNotSentError, openSmtp } from '#server/mail/smtp.ts';
import { writeMail } from '#server/mail/writeMail.ts';
import { accountTables } from '#server/ownData/accountTables.ts';
import { ownDataTables, ownerOf } from '#server/ownData/ownDataTables.ts';
import { findClosed, hasRows } from '#server/ownData/queries.ts';
import type { Services } from '#server/services.ts';

/** Whom `npm run admin:add` names. */
export interface NewAdministrator {
  readonly email: string;
  /** For a new account; null to take it from the address. */
  readonly name: readonly [first: string, last: string] | null;
}

type CommandServices = Pick<Services, 'config' | 'database' | 'now' | 'texts'>;

/** How long a link to a password works. The command gives another one. */
const linkDays = 1;
const minutesOfDay = 24 * 60;

const addressForm = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+\.[^\s<>()[\],;:"\\@.]+$/;
const longestAddress = 254;
const longestName = 100;

const roleNames = {
  1: 'an administrator',
  2: 'a candidate',
  3: 'an employer',
  4: 'a job coach',
} as const;

/**
 * Makes an account an administrator's, or creates one. Who has no password gets a link to choose
 * one: by mail, or printed where no mail server is set.
 * @returns what to print, and the exit code
 */
export async function addAdministrator(
  services: CommandServices,
  { email: typed, name }: NewAdministrator,
): Promise<{ readonly text: string; readonly code: number }> {
  const email = normaliseEmail(typed);
  if (!addressForm.test(email) || email.length > longestAddress)
    return { text: `“${typed}” is no email address. Nothing was changed.`, code: 2 };
  const names = name?.map((part) => part.trim()) ?? nameIn(email);
  const [first_name = '', last_name = ''] = names;
  if (names.some((part) => part === '' || part.length > longestName))
    return {
      text: `A name has from 1 to ${longestName} characters. Nothing was changed.`,
      code: 2,
    };
  const { db } = services.database;
  const done = await db
    .transaction()
    .execute((trx) => change(trx, { email, first_name, last_name }, services.now()));
  if (done.refusal !== null) return { text: `${done.refusal} Nothing was changed.`, code: 1 };
  if (!done.isChanged) return { text: `${done.text} Nothing was changed.`, code: 0 };
  const told = await tellThem(services, email, done.token);
  return { text: `${done.text}\n${told.text}`, code: told.code };
}

interface Typed {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

type Done =
  | { readonly refusal: string }
  | {
      readonly refusal: null;
      readonly text: string;
      readonly isChanged: boolean;
      /** Of the link to a password; null for who has one. */
      readonly token: string | null;
    };

async function change(trx: Db, typed: Typed, at: Date): Promise<Done> {
  const { email, first_name, last_name } = typed;
  const found = await lockAccountByEmail(trx, email);
  const refusal = found && (await refusalOf(trx, found));
  if (refusal) return { refusal };
  const account =
    found ??
    (await insertAccount(trx, {
      ...typed,
      password_hash: null,
      role: ROLE.admin,
      company_guid: null,
      created_at: at,
    }));
  if (!account)
    return { refusal: `Somebody signed up as ${email} in this moment. Please try again.` };
  const { user_guid: userGuid } = account;
  const wasAdministrator = found?.role === ROLE.admin;
  const isVerified = account.verified_at !== null;
  const hasPassword = isVerified && account.password_hash !== null;
  if (!isVerified) {
    // Nobody knows who typed a sign-up that was never verified (decision 28).
    await deleteSignUps(trx, userGuid);
    await saveAdministrator(trx, userGuid, { first_name, last_name, password_hash: null });
  } else if (!wasAdministrator) await saveAdministrator(trx, userGuid, {});
  if (!wasAdministrator) {
    // No other provider decides who is an administrator, and no key of before opens the account.
    await deleteIdentities(trx, userGuid);
    await deletePasskeys(trx, userGuid);
    await revokeFamilies(trx, userGuid, at, null);
  }
  const token = hasPassword ? null : await newLink(trx, userGuid, at);
  if (!wasAdministrator)
    await appendAudit(trx, {
      at,
      kind: 'administratorAdded',
      actorGuid: userGuid,
      subjectGuid: userGuid,
      about: 'npm run admin:add',
    });
  return {
    refusal: null,
    isChanged: !wasAdministrator || token !== null,
    text: whatWasDone(typed, found),
    token,
  };
}

/** Only the newest link works. */
async function newLink(trx: Db, userGuid: string, at: Date): Promise<string> {
  await deleteCodes(trx, userGuid);
  const owner = { userGuid, purpose: 'reset' } as const;
  return (await makeCode(trx, owner, at, linkDays * minutesOfDay)).token;
}

function whatWasDone({ email, first_name, last_name }: Typed, found: Account | null): string {
  if (!found || found.verified_at === null) {
    const isWaiting = found?.role === ROLE.admin;
    return `${email} ${isWaiting ? 'waits to be' : 'has a new account as'} an administrator, with the name ${first_name} ${last_name}. People read this name when their account was viewed.`;
  }
  if (found.role !== ROLE.admin)
    return `${email} is an administrator now, not ${roleNames[found.role]} any more, and was signed out everywhere.`;
  return `${email} is an administrator already${found.password_hash === null ? ', without a password' : ''}.`;
}

/** Why an account cannot become an administrator's; null when it can. */
async function refusalOf(trx: Db, account: Account): Promise<string | null> {
  const { email, role, user_guid: userGuid } = account;
  if (await findClosed(trx, userGuid))
    return `The account of ${email} is closed. Open it again first, or name another address.`;
  if (role === ROLE.admin || !(await hasContent(trx, account))) return null;
  return (
    `${email} is ${roleNames[role]} with content of this role, which an administrator could not reach any more. ` +
    'Name an address without an account, such as a second one of the same person.'
  );
}

/** These tell of an account of any role. */
const ofAnyRole: ReadonlySet<string> = new Set([
  ...accountTables.map(({ table }) => table),
  'notification',
  'audit_event',
  'acting_session',
]);

/** Whether something is stored that only the role of the account has pages for. */
async function hasContent(trx: Db, { user_guid: userGuid, email }: Account): Promise<boolean> {
  for (const table of ownDataTables)
    if (!ofAnyRole.has(table.table) && (await hasRows(trx, table, { userGuid, email }, ownerOf)))
      return true;
  return hasCoached(trx, userGuid);
}

/** Mails what the person has to do, or says what the operator has to pass on. */
async function tellThem(
  { config, database, texts }: CommandServices,
  email: string,
  token: string | null,
): Promise<{ readonly text: string; readonly code: number }> {
  const links = mailLinks(config);
  const link = token === null ? null : links.resetWithToken(token);
  if (config.smtpUrl === null)
    return {
      text:
        link === null
          ? 'They sign in again with their password.'
          : `No mail server is set (SMTP_URL), so pass this link on yourself, to this person alone. It works once, for ${linkDays} day. The page asks for the address and a new password:\n${link}`,
      code: 0,
    };
  const choose = link === null ? null : { link, resetLink: links.reset, days: linkDays };
  const letter = administratorAddedMail({ to: email, signInLink: links.signIn, choose });
  const send = openSmtp(config.smtpUrl, config.mailFrom);
  try {
    await send(writeMail(letter, await findMailLanguage(database.db, email), texts), randomUUID());
  } catch (error) {
    if (!(error instanceof MailNotSentError)) throw error;
    const next =
      link === null
        ? 'They sign in again with their password.'
        : 'Run this command again to mail a new link.';
    return { text: `${error.message} ${next}`, code: 1 };
  }
  return {
    text:
      link === null
        ? 'We told them by mail. They sign in again with their password.'
        : `We mailed them a link to choose a password. It works once, for ${linkDays} day; this command mails another.`,
    code: 0,
  };
}

/** "Alex Morgan" for alex.morgan@example.com, "Office Administrator" for office@example.com. */
function nameIn(email: string): readonly [string, string] {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean);
  const [first = 'Site', ...others] = words.map((word) =>
    `${word.charAt(0).toUpperCase()}${word.slice(1)}`.slice(0, longestName),
  );
  return [first, others.join(' ').slice(0, longestName) || 'Administrator'];
}
