import Fastify from 'fastify';
import { tellOfViews } from '#server/administration/tellEnded.ts';
import { readConfig } from '#server/config.ts';
import { readMailTexts } from '#server/i18n/mailTexts.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { openWorkQueue } from '#server/workQueue/workQueue.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';

// An administrator's view as somebody, over the real server.

export const reason = 'Dana wrote that a date cannot be saved.';

/** Begins a view as this person. */
export function viewAs(api: TestApi, admin: TestPerson, person: TestPerson) {
  return api.ok('startActing', { as: admin, body: { userGuid: person.userGuid, reason } });
}

/** An administrator who views as somebody new of this role. */
export async function viewing(api: TestApi, role: 2 | 3 | 4 = 2) {
  const [admin, person] = [await api.person(1), await api.person(role)];
  await viewAs(api, admin, person);
  return { admin, person };
}

/** The rows of the log about a person, oldest first. */
export function logOf(api: TestApi, person: TestPerson) {
  return api.database.db
    .selectFrom('audit_event')
    .selectAll()
    .where('subject_guid', '=', person.userGuid)
    .orderBy('id')
    .execute();
}

/** Lets the sign-in of an administrator be older than it is. */
export async function ageSignIn(
  api: Pick<TestApi, 'database'>,
  person: TestPerson,
  minutes: number,
): Promise<void> {
  await api.database.db
    .updateTable('sign_in_family')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .where('user_guid', '=', person.userGuid)
    .execute();
}

/** What a server does every few minutes: ends views that are over, and tells of them. */
export async function tellNow({ database }: TestApi): Promise<void> {
  const { log } = Fastify();
  const now = () => new Date();
  const { mailer } = openMailer({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    database,
    texts: readMailTexts(false),
    now,
    workQueue: openWorkQueue(database, log),
    log,
  });
  await tellOfViews({ database, mailer, now })('', { isLast: false });
}
