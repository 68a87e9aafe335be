import { afterEach, expect, test, vi } from 'vitest';
import { STANDARD_DISPLAY } from '#domain/display.ts';
import { display } from '#src/session/display.ts';
import { language } from '#src/session/language.ts';
import { signedUp } from '#tests/support/accounts.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { bodyOf } from '#tests/support/requests.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  button,
  field,
  fill,
  fillPassword,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Night Baker')]));

// The modules stay loaded, and with them the language.
afterEach(async () => {
  language.send({ type: 'language.wanted', language: 'en' });
  await until(() => expect(document.documentElement.lang).toBe('en'));
});

const saved = (userGuid: string) => (as: Awaited<ReturnType<typeof app.person>>) =>
  app.ok('getDisplayProfile', { as, path: { id: userGuid } });

test('changes the page in sight, keeps what is typed, and says so in the new language', async () => {
  app.arrive('/auth/login');
  await fill('Email', 'robin@example.com');
  await press('Language: English');
  await tick('Español');
  await one('dialog', 'Idioma');
  await until(() => expect(app.heard).toContain('Esta página ahora está en español.'));
  expect(document.documentElement.lang).toBe('es');
  await press('Cerrar');
  await one('heading', 'Iniciar sesión');
  expect((await field('Correo electrónico')).value).toBe('robin@example.com');
  await expectFocus('button', 'Idioma: Español');
});

test('names each language in itself, and says which is being checked', async () => {
  app.arrive('/auth/login');
  await press('Language: English');
  const choices = all('radio', undefined, await one('dialog', 'Language'));
  const names = choices.map((choice) => choice.closest('label')?.querySelector('[lang]'));
  expect(names.map((name) => [name?.getAttribute('lang'), name?.textContent])).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
    ['ar', 'العربية'],
  ]);
  await expectSeen('This translation is being checked. Some words may change.');
});

test('keeps the language with the account, and opens its pages in it', async () => {
  const person = await app.person();
  await app.open('/candidate/home', person);
  await press('Language: English', await one('navigation', 'Main menu'));
  await tick('Español');
  await until(async () =>
    expect(await saved(person.userGuid)(person)).toMatchObject({ Language: 'es' }),
  );
  await press('Cerrar');
  await one('link', 'Panel', await one('navigation', 'Menú principal'));
});

test('turns the page from right to left in Arabic, and sets names apart', async () => {
  const person = await app.person();
  await app.open('/candidate/home', person);
  await press('Language: English', await one('navigation', 'Main menu'));
  await tick('العربية', await one('radiogroup', 'Language of every page'));
  await until(() => expect(document.documentElement.dir).toBe('rtl'));
  await press('إغلاق');
  const menu = all('navigation').flatMap((nav) => all('button', /العربية/, nav));
  expect(menu.map((button) => button.getAttribute('aria-label'))).toEqual([
    'اللغة: \u2068العربية\u2069',
  ]);
});

test('sends mails in another language than that of the pages', async () => {
  const person = await app.person();
  await app.open('/candidate/home', person);
  await press('Language: English', await one('navigation', 'Main menu'));
  const mails = await one('radiogroup', 'Language of mails to me');
  await tick('Español', mails);
  await until(async () =>
    expect(await saved(person.userGuid)(person)).toMatchObject({
      Language: null,
      MailLanguage: 'es',
    }),
  );
  expect(document.documentElement.lang).toBe('en');
});

test('follows the language of the account at the sign-in', async () => {
  const person = await app.person();
  await app.ok('updateDisplayProfile', {
    as: person,
    path: { id: person.userGuid },
    body: { ...STANDARD_DISPLAY, UserGuid: person.userGuid, Language: 'es', _etag: '0' },
  });
  await app.open('/candidate/home', person);
  await until(() => expect(document.documentElement.lang).toBe('es'));
  await button('Idioma: Español', await one('navigation', 'Menú principal'));
});

test('lets companies read English, and says what the words mean', async () => {
  const person = await app.person();
  await app.ok('createUserAccommodation', {
    as: person,
    body: { ...bodyOf('createUserAccommodation', person.userGuid), PreferSR: true },
  });
  await app.ok('updateDisplayProfile', {
    as: person,
    path: { id: person.userGuid },
    body: { ...STANDARD_DISPLAY, UserGuid: person.userGuid, Language: 'es', _etag: '0' },
  });
  await app.open('/candidate/privacy/share', person);
  await tick('Sí');
  await press('Siguiente');
  await tick('Las empresas a las que me postule de ahora en adelante');
  await press('Siguiente');
  await tick('Uso un lector de pantalla');
  const words = await field('Lo que leen sobre: Uso un lector de pantalla');
  expect(words.value).toBe('I use a screen reader.');
  expect(document.getElementById(words.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Las empresas leen en inglés. Estas palabras dicen: “Uso un lector de pantalla.”',
  );
});

/** A signed-in candidate whose pages are in this language. */
async function reader(languageId: string) {
  const person = await app.person();
  await app.ok('updateDisplayProfile', {
    as: person,
    path: { id: person.userGuid },
    body: { ...STANDARD_DISPLAY, UserGuid: person.userGuid, Language: languageId, _etag: '0' },
  });
  return person;
}

test('says once that the browser chose the language, and changes to English', async () => {
  const browser = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en']);
  app.arrive('/auth/login');
  display.send({ type: 'choice.made', changes: { Language: null } });
  const said = 'Esta página se abrió en español, el idioma de su navegador.';
  await expectSeen(said);
  await press('English');
  await expectGone(said);
  await expectFocus('button', 'Language: English');
  expect(document.documentElement.lang).toBe('en');
  browser.mockRestore();
});

test('marks the titles of jobs as English when the page is in another language', async () => {
  await app.open('/candidate/jobs/all-jobs', await reader('es'));
  const link = await one('link', /^Night Baker/);
  expect([link.lang, link.dir]).toEqual(['en', 'ltr']);
  pressOn(link);
  await until(async () => expect((await one('heading', 'Night Baker')).lang).toBe('en'));
});

test('names the levels of degrees in the language of the page', async () => {
  await app.open('/candidate/profile/education', await reader('ar'));
  await expectSeen('بكالوريوس');
  expect(document.body.textContent).not.toContain("Bachelor's");
});

test('says in the language of the page that a section is saved', async () => {
  await app.open('/candidate/profile', await reader('es'));
  await fill('Código postal', '13202');
  await fill('Teléfono', '315-555-0142');
  await press('Guardar');
  expect((await one('dialog', 'Listo')).textContent).toContain('El perfil se actualizó');
});

test('says in the language of the page alone what the browser finds out', async () => {
  app.arrive('/auth/verify-account?user=nobody&token=nothing');
  await expectSeen('This link did not work.');
  language.send({ type: 'language.wanted', language: 'es' });
  app.arrive('/auth/verify-account?user=somebody&token=nothing');
  await expectSeen('Este enlace no funcionó.');
  await press('Enviar otro correo electrónico');
  await expectSeen('Primero escriba su correo electrónico');
  expect(document.body.textContent).not.toContain('El servidor dice en inglés');
});

test('says in the language of the page that the old password is wrong', async () => {
  await app.open('/candidate/account-settings', await signedUp(app));
  await one('heading', 'Account settings');
  language.send({ type: 'language.wanted', language: 'es' });
  await fillPassword(/^Contraseña anterior/, 'Wrong%Kettle88');
  await fillPassword(/^Contraseña nueva/, 'Meadow%Kettle88');
  await fillPassword(/^Confirme la contraseña nueva/, 'Meadow%Kettle88');
  await press('Cambiar contraseña');
  await expectSeen('La contraseña anterior que escribió no es correcta');
  expect(document.body.textContent).not.toContain('El servidor dice en inglés');
});
