import { makePerson, openAs } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test('reads a job and an application: first what goes to whom, then that it is done', async ({
  app,
  reader,
}) => {
  const { page } = reader;
  const [job] = await app.query(
    `INSERT INTO job (source_guid, title, company, contact_email, description, city, state_short,
       location, remote, posted_at, origin, skills, accommodations)
     VALUES (gen_random_uuid(), 'Night Baker', 'Larkmere Hospital', 'hiring@example.org',
       'Bake bread at night.', 'Syracuse', 'NY', 'Syracuse, NY', 'in-person', now(), 'sample',
       '[]', '[]')
     RETURNING source_guid`,
  );
  const robin = await makePerson(app);
  const address = `/candidate/jobs/job-details/${String(job?.['source_guid'])}`;
  await reader.open(() => openAs(page, robin, address), 'Night Baker');
  const question = page.getByRole('heading', { name: 'Apply for Night Baker?' });
  await reader.enter(page.getByRole('button', { name: 'Apply for Night Baker' }), () =>
    expect(question).toBeFocused(),
  );
  await reader.enter(page.getByRole('button', { name: 'Send application' }), () =>
    expect(page.locator('#applied-on')).toBeFocused(),
  );
});
