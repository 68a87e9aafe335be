import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STANDARD_DISPLAY } from '#domain/display.ts';
import { language } from '#src/session/language.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { fits, foundCandidate } from '#tests/support/foundCandidates.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { type Employer, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { expectGone } from '#tests/support/mounted/seen.ts';
import { all, choose, one, press, until } from '#tests/support/mounted/steps.ts';
import { expectMarked } from '#tests/support/mounted/unmarked.ts';

const app = mountedApp();
const TITLE = 'Night Baker';

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

test('marks phrases, reasons and other words of the language check as English', async () => {
  const { person } = employer;
  const id = await writeJob(app, employer, TITLE, 'draft', { summary: 'For able-bodied people.' });
  await app.open(`/employer/jobs/${id}/edit`, person);
  const heading = await one('heading', /able-bodied/);
  const note = heading.closest('li') ?? document.body;
  await expectMarked('able-bodied', note);
  const why = note.querySelector('p');
  expect([why?.lang, why?.textContent]).toEqual(['en', expect.stringMatching(/\w{3}/)]);
  const [other] = all('button', /^Usar “/, note);
  const words = other?.textContent.replace(/^Usar “|”$/g, '') ?? '';
  await expectMarked(words, note);
  await press('Conservarla: able-bodied', note);
  await until(() => expect(note.querySelector('label')?.textContent).toContain('able-bodied'));
  await expectMarked('able-bodied', note);
  await press('Cancelar', note);
  await press(/^Usar “/, note);
  await until(() => expect(heading.isConnected).toBe(false));
  await expectMarked('able-bodied');
  await expectMarked(words);
});
