import type { operations } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import type { ContactAnswer } from '#server/database/tables/employer.ts';
import { findCompanyRelation } from '#server/disclosure/relationQueries.ts';
import { refuseWhileWaiting } from '#server/disclosure/mayShare.ts';
import { insertBlocked } from '#server/disclosure/sharingQueries.ts';
import { type CompanyViewer, quietSince } from '#server/employers/cardQueries.ts';
import {
  answerInvitation,
  findSentInvitation,
  holdAnswers,
  holdReceivedInvitation,
  insertInvitation,
  isPublishedBy,
  listReceivedInvitations,
  listSentInvitations,
} from '#server/employers/contactLogQueries.ts';
import { receivedRecord, sentRecord } from '#server/employers/contactLogRecords.ts';
import { tellAnswered, tellInvited } from '#server/employers/tellInvitations.ts';
import { viewerOf } from '#server/employers/viewer.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { notVisible, notYours } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

type ContactLogOperations = Pick<
  operations,
  'createContactLog' | 'listContactLogsFromPerson' | 'listContactLogsToPerson' | 'answerContactLog'
>;

const noInvitation = () =>
  new Problem(404, 'no_invitation', 'This invitation is not there any more. Load the page again.');
const answeredBefore = () =>
  new Problem(409, 'answered_before', 'You answered this invitation before. Load the page again.');
const invitationOpen = () =>
  new Problem(409, 'invitation_open', 'Your company invited this person and has no answer yet.');
const invitedBefore = () =>
  new Problem(
    409,
    'invited_before',
    'This person answered an invitation of your company before, so it cannot send another one now.',
  );

/** How companies invite candidates, and how these answer. */
export function contactLogOperations(services: Services): Handlers<ContactLogOperations> {
  const { database, mailer, now } = services;
  const { db } = database;
  return {
    createContactLog: async ({ body, caller, access }) => {
      const viewer = viewerOf({ caller, access }, now());
      const job = body.jobFeedSourceGUID ?? null;
      const row = await mailer.withMails(async (trx, queue) => {
        await checkMayInvite(trx, viewer, body.toPersonId);
        if (job !== null && !(await isPublishedBy(trx, viewer, job))) throw notYours();
        const invitation = { to: body.toPersonId, message: body.message.trim(), job };
        const id = await insertInvitation(trx, viewer, invitation);
        if (id === null) throw invitationOpen();
        const made = await findSentInvitation(trx, viewer, id);
        if (!made) throw notVisible();
        await tellInvited({ trx, queue, services, at: viewer.at }, made);
        return made;
      });
      return sentRecord(row, false);
    },

    listContactLogsFromPerson: async ({ query, caller, access, setTotal }) => {
      const viewer = viewerOf({ caller, access }, now());
      const { total, rows } = await listSentInvitations(db, viewer, query.offset ?? 0);
      setTotal(total);
      return rows.map((row) => sentRecord(row, access.by === 'acting'));
    },

    listContactLogsToPerson: async ({ query, caller, setTotal }) => {
      const { userGuid } = caller;
      const { total, rows } = await listReceivedInvitations(db, userGuid, query.offset ?? 0);
      setTotal(total);
      return rows.map(receivedRecord);
    },

    answerContactLog: async ({ path, body, caller }) => {
      const at = now();
      const { userGuid } = caller;
      const { answer } = body;
      return mailer.withMails(async (trx, queue) => {
        const row = await holdReceivedInvitation(trx, userGuid, path.id);
        if (!row) throw noInvitation();
        if (row.answer === answer) return receivedRecord(row);
        if (!mayAnswer(row.answer, answer)) throw answeredBefore();
        // The company sees them from then on, so it is sharing.
        if (answer === 'accepted') await refuseWhileWaiting(trx, userGuid);
        await answerInvitation(trx, row.id, answer, at);
        if (answer === 'blocked') await insertBlocked(trx, userGuid, row.company_guid, at);
        const answered = { ...row, answer, answered_at: at };
        // What ends later is told to nobody: the company reads it.
        if (row.answer === null) await tellAnswered({ trx, queue, services, at }, answered);
        return receivedRecord(answered);
      });
    },
  };
}

/** Whether an answer may follow the one before: an accepted invitation can be ended later. */
function mayAnswer(before: ContactAnswer | null, answer: ContactAnswer): boolean {
  if (before === null) return true;
  return before === 'accepted' || (before === 'declined' && answer === 'blocked');
}

/** @throws Problem not_visible, invitation_open or invited_before */
async function checkMayInvite(trx: Db, viewer: CompanyViewer, candidateGuid: string) {
  const { companyGuid, at } = viewer;
  const relation = await findCompanyRelation(trx, companyGuid, candidateGuid, at);
  if (!relation) throw notVisible();
  const answers = await holdAnswers(trx, companyGuid, candidateGuid);
  if (answers.some(({ answer }) => answer === null)) throw invitationOpen();
  const since = quietSince(at);
  const isQuiet = answers.some(
    ({ answer, answered_at }) =>
      answer !== 'declined' || (answered_at !== null && answered_at > since),
  );
  if (isQuiet) throw invitedBefore();
  // An applicant stays visible who blocked the company for everything else.
  if (relation.blocked) throw notVisible();
}
