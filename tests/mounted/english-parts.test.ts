import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STANDARD_DISPLAY } from '#domain/display.ts';
import { language } from '#src/session/language.ts';
import { insertFeed } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { fits, foundCandidate } from '#tests/support/foundCandidates.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type Employer, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, fill, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';
import { expectMarked } from '#tests/support/mounted/unmarked.ts';

const app = mountedApp();
const TITLE = 'Night Baker';

/** A run of a feed that brought nothing. */
const NOTHING = {
  complete: false,
  taken: 0,
  changed: 0,
  unchanged: 0,
  reopened: 0,
  closed: 0,
  held: 0,
  refused: {},
};

let employer: Employer;
let dana: TestPerson;
beforeEach(async () => {
  await app.database.db.deleteFrom('disclosure.visibility').execute();
  employer = await employerAt(app, randomUUID());
  dana = await foundCandidate(app, 'Dana', 'Whitlock', { job: 'Baker' });
  await readsIn('es', employer.person);
});

// The modules stay loaded, and with them the language.
afterEach(async () => {
  language.send({ type: 'language.wanted', language: 'en' });
  await until(() => expect(document.documentElement.lang).toBe('en'));
});

async function readsIn(languageId: string, as: TestPerson): Promise<void> {
  await app.ok('updateDisplayProfile', {
    as,
    path: { id: as.userGuid },
    body: { ...STANDARD_DISPLAY, UserGuid: as.userGuid, Language: languageId, _etag: '0' },
  });
}

/** Dana applied for the job. */
async function apply(source_guid: string): Promise<void> {
  const application = { user_guid: dana.userGuid, source_guid, applied_at: new Date() };
  await app.database.db.insertInto('job_application').values(application).execute();
}

/** Dana was invited to the job. */
const invite = (jobFeedSourceGUID: string) =>
  app.ok('createContactLog', {
    as: employer.person,
    body: {
      fromPersonId: employer.person.userGuid,
      toPersonId: dana.userGuid,
      message: 'We would like to talk.',
      jobFeedSourceGUID,
    },
  });

test('marks the title of a job as English on each page of an employer in Spanish', async () => {
  const { person } = employer;
  const id = await writeJob(app, employer, TITLE);
  await apply(id);
  await invite(id);
  app.edge.answerAll(callOf('recommendationsEmploy'), fits(dana));
  for (const path of [
    '/employer/home',
    '/employer/jobs',
    `/employer/jobs/${id}/edit`,
    `/employer/job-details/${id}`,
    `/employer/applied?job=${id}`,
    '/employer/candidates?tab=recommended',
    `/employer/candidate-details/${dana.userGuid}`,
    '/employer/invitations',
  ]) {
    await app.open(path, person);
    await until(() => expect(document.documentElement.lang).toBe('es'));
    await expectMarked(TITLE);
  }
});

test('marks the title of a job in the questions and choices of an employer', async () => {
  const { person } = employer;
  const id = await writeJob(app, employer, TITLE, 'paused');
  await writeJob(app, employer, TITLE);
  await app.open('/employer/candidates', person);
  await press('Invitar a Dana Whitlock');
  const invitation = await one('dialog', 'Invitar a Dana Whitlock');
  await press(/Para este empleo/, invitation);
  await expectMarked(TITLE, await one('listbox'));
  await apply(id);
  await app.open('/employer/applied', person);
  await choose(/Estado de la postulación de Dana Whitlock/, 'No seleccionada');
  await press(/^Guardar estado/, await one('table'));
  await expectMarked(TITLE, await one('dialog'));
  await app.open('/employer/jobs?status=paused', person);
  await press(`Cerrar ${TITLE}`);
  const asked = await one('dialog', /^¿Cerrar/);
  await expectMarked(TITLE, asked);
  await press('Conservarlo', asked);
  await press(`Publicar de nuevo: ${TITLE}`);
  await expectMarked(TITLE, await one('dialog', '¿Publicar un empleo igual a otro?'));
  await expectGone('This looks like a copy');
});

test('marks phrases, advice and other words of the language check as English', async () => {
  const { person } = employer;
  const summary = 'You must be able-bodied. You are crazy about order.';
  const id = await writeJob(app, employer, TITLE, 'draft', { summary });
  await app.open(`/employer/jobs/${id}/edit`, person);
  const note = (await one('heading', /able-bodied/)).closest('li') ?? document.body;
  const why = note.querySelector('p');
  expect([why?.lang, why?.textContent]).toEqual(['en', expect.stringMatching(/\w{3}/)]);
  const [other] = all('button', /^Usar “/, note);
  await expectMarked(other?.textContent.replace(/^Usar “|”$/g, '') ?? '', note);
  await press('Conservarla: able-bodied', note);
  await until(() => expect(note.querySelector('label')?.textContent).toContain('able-bodied'));
  await expectMarked('able-bodied', note);
  await fill(/^¿Por qué conserva/, 'It is the name of our club.');
  await press('Conservarla con este motivo', note);
  await expectSeen('Se conserva “able-bodied”: It is the name of our club.');
  pressOn(all('button', /^Usar “/)[0] ?? document.body);
  await expectSeen('Se cambió “crazy” por');
  await expectMarked('able-bodied');
  await expectMarked('crazy');
});

test('marks what the editor offers and shows of the English posting', async () => {
  const { person } = employer;
  const certificates = ["Must have a driver's license"];
  const id = await writeJob(app, employer, TITLE, 'draft', { certificates });
  await app.open(`/employer/jobs/${id}/edit`, person);
  await expectMarked('Need a change to apply or to interview? Write to Ada Amberly');
  for (const count of [1, 2]) {
    await until(() => expect(all('radio', 'No')).toHaveLength(count));
    pressOn(all('radio', 'No')[count - 1] ?? document.body);
  }
  await expectMarked('a reliable way to get to work');
});

test('marks what a feed and an administrator say in English on the pages of administrators', async () => {
  const admin = await app.person(1);
  await readsIn('es', admin);
  const reason = 'The date of the course is not saved for this person.';
  await app.ok('startActing', { as: admin, body: { userGuid: dana.userGuid, reason } });
  await app.ok('endActing', { as: admin });
  await app.open('/admin/audit-log', admin);
  await expectMarked(reason);
  const error = 'The server answered 503.';
  const last_result = JSON.stringify({ ...NOTHING, error });
  await app.database.db
    .updateTable('job_feed')
    .set({ last_run_at: new Date(), last_result, failures: 3 })
    .where('feed_guid', '=', await insertFeed(app, 'Cayuga jobs'))
    .execute();
  await app.open('/admin/feeds', admin);
  await expectMarked(error);
});
