import { randomUUID } from 'node:crypto';
import type { RunningApp } from '#tests/support/app.ts';
import { addJob, type Employer, makeEmployer } from '#tests/support/employerApp.ts';
import { makePerson, type SignedPerson } from '#tests/support/people.ts';
import { addSkill, callAs } from '#tests/support/sections.ts';

const until = '2099-01-01T00:00:00Z';

/**
 * A candidate whom companies may find, with a profile that has something in most parts. Their last
 * name is only theirs: two links of one name must not lead to two people.
 */
export async function found(
  app: RunningApp,
  firstName = 'Dana',
): Promise<SignedPerson & { name: string }> {
  const lastName = `Whitlock-${randomUUID().slice(0, 6)}`;
  const person = await makePerson(app, { firstName, lastName });
  const { userGuid } = person;
  await app.query(
    `INSERT INTO disclosure.visibility (candidate_guid, findable, findable_until, provider_coaches)
     VALUES ($1, true, $2, true)`,
    [userGuid, until],
  );
  await app.query(
    `INSERT INTO user_profile (user_guid, ideal_job, city, state, postal_code)
     VALUES ($1, 'Customer Service Representative', 'Albany', 'NY', '12207')
     ON CONFLICT DO NOTHING`,
    [userGuid],
  );
  await app.query(
    `INSERT INTO user_work_history (user_guid, employer_name, job_title, start_date, present)
     VALUES ($1, 'Brindle Outfitters', 'Customer Service Representative', '2017-03-01', true)`,
    [userGuid],
  );
  const summary =
    'Customer service representative with nine years of helping people by phone, chat and at the counter.';
  await callAs(app, person, `PUT User/${userGuid}`, { Summary: summary });
  await addSkill(app, person, 'Navigation');
  await addSkill(app, person, 'Order entry');
  return { ...person, name: `${firstName} ${lastName}` };
}

/** A company with an open job, and a candidate whom it may find. */
export async function withCandidate(app: RunningApp) {
  const employer = await makeEmployer(app);
  const jobId = await addJob(app, employer, { title: 'Customer Support Specialist' });
  return { employer, jobId, dana: await found(app) };
}

export const invites = (app: RunningApp, { person }: Employer, candidate: SignedPerson) =>
  callAs(app, person, 'POST contactLog', {
    fromPersonId: person.userGuid,
    toPersonId: candidate.userGuid,
    message: 'We read that you helped people by phone for nine years.\nWould you talk with us?',
  });
