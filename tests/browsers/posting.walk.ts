import { makeEmployer } from '#tests/support/employerApp.ts';
import { expect, signIn, test } from './support/walk.ts';

test('writes a posting, replaces a phrase that keeps people out, and publishes it', async ({
  walker,
  app,
}) => {
  const { person, companyGuid } = await makeEmployer(app);
  await signIn(walker, person);
  await walker.press('link', 'Jobs');
  await walker.arrive('Jobs');
  await walker.press('link', 'Post a job');
  await walker.arrive('Post a job');
  await walker.enter('Title', 'Mail room clerk');
  await walker.enter('Summary', 'For able-bodied people who like order.');
  await walker.enter('Duty 1', 'Letters reach the right desk on the same day');
  await walker.enter('City', 'Albany');
  await walker.enter('State', 'NY');
  await walker.enter('Name', 'Jordan Ellis');
  await walker.enter('Email', person.email);

  await test.step('one note is shown, and one press follows it', async () => {
    await walker.see({ role: 'heading', name: { pattern: '^Note 1.*“able-bodied”' } });
    await walker.press('button', { pattern: '^Use “' });
    await walker.see({ role: 'button', name: 'Undo: able-bodied' });
    const { value } = await walker.see({ role: 'textbox', name: 'Summary' });
    expect(value).not.toContain('able-bodied');
  });

  await test.step('it is published with the words that were chosen', async () => {
    await walker.press('button', 'Publish');
    await walker.see({ role: 'button', name: 'Update' });
    const [job] = await app.query(
      'SELECT title, status, description FROM job WHERE company_guid = $1',
      [companyGuid],
    );
    expect(job).toMatchObject({ title: 'Mail room clerk', status: 'published' });
    expect(job?.['description']).toContain('people who like order.');
    expect(job?.['description']).not.toContain('able-bodied');
  });

  await walker.expectToFit(320);
});
