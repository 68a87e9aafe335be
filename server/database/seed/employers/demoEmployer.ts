import { insertApplication, withdrawApplication } from '#server/applications/queries.ts';
import type { Db } from '#server/database/connect.ts';
import { dayOf, daysFrom, workTime } from '#server/database/seed/daysFrom.ts';
import { demoEmployer } from '#server/database/seed/demoAccounts.ts';
import { demoPeople } from '#server/database/seed/people/demoPeople.ts';
import { emailOf } from '#server/database/seed/people/demoPerson.ts';
import { listAccountIds } from '#server/database/seed/queries.ts';
import { insertBlocked } from '#server/disclosure/sharingQueries.ts';
import { setApplicationStatus } from '#server/employers/companyApplicationQueries.ts';
import { answerInvitation, insertInvitation } from '#server/employers/contactLogQueries.ts';
import { saveCandidate } from '#server/employers/savedQueries.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { insertAccount, markVerified } from '#server/identity/queries.ts';
import {
  APPLICATIONS,
  demoApplications,
  demoCompany,
  excludingNeeds,
  firstLooks,
  longOpenings,
} from './demoApplications.ts';
import { blockers, demoInvitations, demoSaved } from './demoContacts.ts';
import { insertDemoPostings } from './demoPostings.ts';
import { demoViews, type View } from './demoViews.ts';
import {
  addNeed,
  countApplications,
  findListed,
  insertMember,
  insertViews,
  listJoined,
  listSampleJobsOf,
  setOpenSince,
} from './queries.ts';

const JOINED_DAYS_AGO = 425;
const HOUR_MS = 60 * 60 * 1000;

/** What the rows of the sample data are about. */
interface Known {
  readonly companyGuid: string;
  readonly employerGuid: string;
  /** The ids of the invented candidates by name. */
  readonly people: ReadonlyMap<string, string>;
  readonly jobs: Awaited<ReturnType<typeof listSampleJobsOf>>;
}

/**
 * Creates the demo employer with what their company has got from the invented candidates in 14
 * months; an existing account stays unchanged, and a database without the sample feed gets none of
 * it. Needs a transaction.
 */
export async function insertDemoEmployer(trx: Db, now: Date): Promise<void> {
  const companyGuid = await findListed(trx, demoCompany);
  if (companyGuid === null) return;
  const joinedAt = daysFrom(now, -JOINED_DAYS_AGO);
  const made = await insertAccount(trx, {
    email: demoEmployer.email,
    first_name: 'Jordan',
    last_name: 'Ellis',
    password_hash: await hashPassword(demoEmployer.password),
    role: demoEmployer.role,
    company_guid: companyGuid,
    created_at: joinedAt,
  });
  if (!made) return;
  const employerGuid = made.user_guid;
  await markVerified(trx, employerGuid, joinedAt);
  await insertMember(trx, companyGuid, employerGuid, joinedAt);
  for (const [title, days] of longOpenings)
    await setOpenSince(trx, companyGuid, title, workTime(now, days));
  for (const [title, need] of excludingNeeds) await addNeed(trx, companyGuid, title, need);

  const ids = await listAccountIds(trx, demoPeople.map(emailOf));
  const people = new Map(
    demoPeople.flatMap((person) => {
      const id = ids.get(emailOf(person));
      return id === undefined ? [] : [[person.name, id] as const];
    }),
  );
  const jobs = await listSampleJobsOf(trx, companyGuid);
  const known: Known = { companyGuid, employerGuid, people, jobs };
  const looks = await insertApplications(trx, known, now);
  await insertLooks(trx, known, looks, now);
  await insertDemoPostings(trx, { companyGuid, userGuid: employerGuid }, now);
  await insertContacts(trx, known, now);
}

const lookAt = (user_guid: string, source_guid: string, at: Date): View => ({
  user_guid,
  source_guid,
  viewed_on: dayOf(at),
  viewed_at: at,
});

/** @returns the first looks, and those on the days of the applications */
async function insertApplications(
  trx: Db,
  { companyGuid, people, jobs }: Known,
  now: Date,
): Promise<View[]> {
  let missing = APPLICATIONS - (await countApplications(trx, companyGuid));
  const looks = firstLooks.flatMap(([name, title, daysAgo]) => {
    const [user, job] = [people.get(name), jobs.find((one) => one.title === title)];
    return user && job ? [lookAt(user, job.source_guid, workTime(now, daysAgo))] : [];
  });
  for (const [name, title, daysAgo, came] of demoApplications) {
    const [user, job] = [people.get(name), jobs.find((one) => one.title === title)];
    if (missing <= 0 || user === undefined || !job?.posted_at) continue;
    const earliest = job.posted_at.getTime() + HOUR_MS;
    const at = new Date(
      Math.min(now.getTime(), Math.max(earliest, workTime(now, daysAgo).getTime())),
    );
    const application = await insertApplication(trx, user, job.source_guid, at);
    if (!application) continue;
    missing -= 1;
    looks.push(lookAt(user, job.source_guid, at));
    const later = new Date((at.getTime() + 3 * now.getTime()) / 4);
    if (came === 'withdrawn') await withdrawApplication(trx, user, application.id, later);
    else if (came !== 'new') await setApplicationStatus(trx, application.id, came, later);
  }
  return looks;
}

async function insertLooks(
  trx: Db,
  { people, jobs }: Known,
  first: readonly View[],
  now: Date,
): Promise<void> {
  const joined = await listJoined(trx, [...people.values()]);
  const views = demoViews(
    {
      people: joined.map(({ user_guid, created_at }) => ({ guid: user_guid, since: created_at })),
      jobs: jobs.map(({ source_guid, posted_at }) => ({
        guid: source_guid,
        since: posted_at ?? now,
      })),
      first,
    },
    now,
  );
  await insertViews(trx, views);
}

/** Invitations with their answers, saved candidates, and who does not want to be found. */
async function insertContacts(
  trx: Db,
  { companyGuid, employerGuid, people, jobs }: Known,
  now: Date,
): Promise<void> {
  const viewer = (daysAgo: number) => ({
    companyGuid,
    userGuid: employerGuid,
    at: workTime(now, daysAgo),
  });
  for (const { to, job, message, daysAgo, answer } of demoInvitations) {
    const guid = people.get(to);
    if (guid === undefined) continue;
    const sourceGuid = jobs.find(({ title }) => title === job)?.source_guid ?? null;
    const invitation = { to: guid, message, job: sourceGuid };
    const id = await insertInvitation(trx, viewer(daysAgo), invitation);
    if (id !== null && answer !== null)
      await answerInvitation(trx, id, answer, workTime(now, daysAgo - 1));
  }
  for (const [name, notes, daysAgo] of demoSaved) {
    const guid = people.get(name);
    if (guid !== undefined) await saveCandidate(trx, viewer(daysAgo), guid, notes);
  }
  for (const name of blockers) {
    const guid = people.get(name);
    if (guid !== undefined) await insertBlocked(trx, guid, companyGuid, workTime(now, 90));
  }
}
