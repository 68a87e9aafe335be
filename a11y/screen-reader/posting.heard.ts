import { randomUUID } from 'node:crypto';
import { EMPTY_POSTING } from '#domain/postingContent.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { callAs } from '#tests/support/sections.ts';
import { expect, test } from './heard.ts';

test('announces once a phrase to look at while a posting is written, and that it is replaced and gone', async ({
  app,
  reader,
}) => {
  const { page } = reader;
  const { person } = await makeEmployer(app);
  const id = randomUUID();
  const content = { ...EMPTY_POSTING, title: 'Mail room clerk' };
  await callAs(app, person, 'POST JobFeed', { sourceGUID: id, content }, 'jobs');
  await reader.open(() => openAs(page, person, `/employer/jobs/${id}/edit`), /Mail room clerk/);
  await reader.moveTo(field(page, 'Title'));
  await reader.moveTo(page.getByRole('textbox', { name: /summary/i }));
  await reader.type('You must be able-bodied.', () =>
    expect(seen(page, /^1 phrase to look at/).first()).toBeVisible(),
  );
  const note = page.getByRole('listitem').filter({ hasText: '“able-bodied”' });
  await reader.enter(note.getByRole('button').first(), () =>
    expect(page.getByRole('button', { name: 'Undo: able-bodied' })).toBeVisible(),
  );
});
