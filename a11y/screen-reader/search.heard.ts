import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

/** Two jobs of a name that nothing else has, so that every count is known. */
const jobs = `INSERT INTO job (source_guid, title, company, contact_email, description, city,
    state_short, location, remote, posted_at, origin, skills, accommodations)
  SELECT gen_random_uuid(), title, 'Larkmere Hospital', 'hiring@example.org', 'Bake bread.',
    'Syracuse', 'NY', 'Syracuse, NY', remote, now(), 'sample', '[]', '[]'
  FROM (VALUES ('Zwieback Baker', 'remote'), ('Zwieback Packer', 'in-person')) AS given(title, remote)`;

test('announces each count when jobs are searched and filtered', async ({ app, reader }) => {
  const { page } = reader;
  await app.query("DELETE FROM job WHERE title LIKE 'Zwieback %'");
  await app.query(jobs);
  const robin = await makePerson(app);
  const remote = page.getByRole('checkbox', { name: /^Remote/ });
  await reader.open(() => openAs(page, robin, '/candidate/jobs/all-jobs'), 'All jobs');
  await reader.moveTo(page.getByRole('searchbox', { name: 'Job title or words' }));
  await reader.type('zwieback');
  const found = (words: string) => () => expect(seen(page, words).first()).toBeVisible();
  await reader.pressUntil('Return', found('2 jobs found'));
  await reader.moveTo(remote);
  await reader.pressUntil('space', found('1 job found'));
  await reader.pressUntil('space', found('2 jobs found'));
});
