import type { operations } from '#openapi/user.ts';
import { appendAudit } from '#server/administration/audit.ts';
import {
  confirmMember,
  countConfirmedMembers,
  type Decision,
  findMember,
  holdMember,
  leaveNamedCompany,
  listCompany,
  type MemberRow,
  moveDraftsOf,
  refuseMember,
} from '#server/administration/memberQueries.ts';
import type { Db } from '#server/database/connect.ts';
import type { Input } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import type { mailLinks } from '#server/identity/links.ts';
import { findListedCompany } from '#server/identity/listedCompany.ts';
import type { Letter } from '#server/mail/mail.ts';
import { memberConfirmedMail, memberRefusedMail } from '#server/mail/messages/memberDecided.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { insertCompanyNotification } from '#server/notifications/queries.ts';

type Asked = Input<operations['decideCompanyMember']>['body'];
type Answer = Asked['decision'];

/** A member as decided, and whether the company came into the list by it. */
export interface DecidedMember extends MemberRow {
  readonly isNewInList: boolean;
}

/** What becomes of a decision in the notices of the person, and in the log. */
const kinds = {
  confirm: { notice: 'memberConfirmed', audit: 'memberConfirmed' },
  refuse: { notice: 'memberRefused', audit: 'memberRefused' },
  end: { notice: 'membershipEnded', audit: 'memberEnded' },
} as const satisfies Readonly<Record<Answer, object>>;

/**
 * Confirms or refuses somebody who waits at a company, or ends somebody who is confirmed.
 * @param by.isMember a member cannot end the last one, because nobody could let others in then
 * @throws Problem no_member, no_company, last_member
 */
export async function decideMember(
  trx: Db,
  { companyGuid, userGuid, decision, joins }: Asked,
  by: Decision & { readonly isMember: boolean },
): Promise<DecidedMember> {
  const state = decision === 'end' ? 'confirmed' : 'waiting';
  const member = await holdMember(trx, companyGuid, userGuid, state);
  if (!member) throw noMember();
  if (decision === 'end' && by.isMember && (await countConfirmedMembers(trx, companyGuid)) < 2)
    throw lastMember();
  const company =
    decision === 'confirm' ? await confirm(trx, member, joins ?? null, by) : companyGuid;
  if (decision !== 'confirm') await refuseMember(trx, companyGuid, member.user_guid, by);
  const decided = await findMember(trx, company, member.user_guid);
  if (!decided) throw noMember();
  return { ...decided, isNewInList: !member.listed && decided.listed && company === companyGuid };
}

/**
 * Confirms somebody at the company, or at the listed one that was meant by its name.
 * @returns the company
 * @throws Problem no_company
 */
async function confirm(
  trx: Db,
  { company_guid: asked, user_guid: userGuid, listed }: MemberRow,
  joins: string | null,
  decision: Decision,
): Promise<string> {
  const meant = joins === null ? null : await findListedCompany(trx, joins);
  if (joins !== null && (listed || !meant)) throw noCompany();
  const companyGuid = meant?.company_guid ?? asked;
  await confirmMember(trx, companyGuid, userGuid, decision);
  if (meant) {
    await moveDraftsOf(trx, userGuid, asked, companyGuid);
    await leaveNamedCompany(trx, asked, userGuid);
  } else if (!listed) await listCompany(trx, asked);
  return companyGuid;
}

/** Tells the person what was decided: in the app, and of an answer that they wait for by mail. */
export async function tellDecided(
  telling: {
    readonly trx: Db;
    readonly queue: (letter: Letter) => Promise<void>;
    readonly links: ReturnType<typeof mailLinks>;
    readonly at: Date;
  },
  { user_guid: userGuid, email: to, name }: MemberRow,
  decision: Answer,
): Promise<void> {
  const { trx, queue, links, at } = telling;
  const { notice: kind } = kinds[decision];
  await insertCompanyNotification(trx, { userGuid, kind, company: name, at });
  const company = nameInMail(name);
  if (decision === 'confirm')
    await queue(memberConfirmedMail({ to, company, signInLink: links.signIn }));
  if (decision === 'refuse') await queue(memberRefusedMail({ to, company, helpLink: links.help }));
}

/** Writes the decision of an administrator into the log. */
export async function logDecided(
  trx: Db,
  { user_guid: subjectGuid, name, isNewInList }: DecidedMember,
  decision: Answer,
  { by, at }: Decision,
): Promise<void> {
  const audit = { at, actorGuid: by, about: name };
  if (isNewInList) await appendAudit(trx, { ...audit, kind: 'companyCreated' });
  await appendAudit(trx, { ...audit, kind: kinds[decision].audit, subjectGuid });
}

/** Nobody is there about whom to decide. */
export const noMember = () =>
  new Problem(404, 'no_member', 'Nobody waits there any more. Load the list again.');

/** There is no such company in the list. */
export const noCompany = () =>
  new Problem(404, 'no_company', 'There is no such company in the list. Choose another.');

const lastMember = () =>
  new Problem(
    409,
    'last_member',
    'Nobody else is confirmed there, so nobody could let others in. Ask for help instead.',
  );
