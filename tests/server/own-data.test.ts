import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { sweep } from '#server/sweep.ts';
import { mailsTo, newestMail, signedUp, signIn, type Signed } from '#tests/support/accounts.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { resumeBytes } from '#tests/support/ownDataRows.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-05-01T10:00:00Z');
let now = start;
let api: TestApi;
let robin: Signed;
beforeAll(async () => {
  // No two things happen in the same moment: the newest mail is one.
  api = await openApi({
    now: () => {
      now = new Date(now.getTime() + 1000);
      return now;
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  robin = await signedUp(api);
});

const own = (body?: object, as = robin) => ({ as, path: { id: as.userGuid }, body });
const close = () => api.ok('closeAccount', own({ password: robin.password }));
const signInBody = (more: object = {}) => ({
  body: { Email: robin.email, Password: robin.password, ...more },
});

describe('taking data away or closing', () => {
  it.each(['exportOwnData', 'closeAccount'] as const)(
    '%s needs the password, though the person is signed in',
    async (id) => {
      for (const body of [{}, { password: 'not the right one' }, { code: '123456' }])
        expect(await api.refused(id, own(body))).toMatchObject({
          status: 400,
          code: 'incorrect_password',
          pointers: ['/password'],
        });
      await api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    },
  );

  it('is confirmed with a mailed code where the account has no password', async () => {
    expect(await api.ok('getOwnDataSummary', own())).toEqual({ confirmBy: 'password' });
    expect(await api.refused('sendOwnDataCode', own())).toMatchObject({ code: 'has_password' });
    await api.database.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('user_guid', '=', robin.userGuid)
      .execute();
    expect(await api.ok('getOwnDataSummary', own())).toEqual({ confirmBy: 'code' });
    await api.ok('sendOwnDataCode', own());
    const { code } = await newestMail(api, robin.email);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await api.refused('exportOwnData', own({ code: wrong }))).toMatchObject({
      status: 400,
      code: 'code_wrong',
      pointers: ['/code'],
    });
    expect((await api.call('exportOwnData', own({ code }))).status).toBe(200);
    expect(await api.refused('closeAccount', own({ code }))).toMatchObject({ code: 'code_wrong' });
    // The code is for this alone.
    await api.ok('sendOwnDataCode', own());
    const next = await newestMail(api, robin.email);
    const password = 'Lantern&Harbor43';
    expect(
      await api.refused('confirmNewPassword', {
        body: {
          email: robin.email,
          code: next.code,
          newPassword: password,
          confirmNewPassword: password,
        },
      }),
    ).toMatchObject({ code: 'code_wrong' });
  });
});

describe('the account of an administrator', () => {
  const ofAdministrator = async () => {
    const admin = await signedUp(api);
    const { db } = api.database;
    await db
      .updateTable('account')
      .set({ role: 1 })
      .where('user_guid', '=', admin.userGuid)
      .execute();
    return signIn(api, admin.email, admin.password).then((signed) => ({ ...admin, ...signed }));
  };
  const closeOf = (as: Signed) =>
    api.call('closeAccount', own({ password: as.password }, as)).then(({ body }) => body);

  it('stays while no other one is open, and can be closed once there is one', async () => {
    await api.database.db.updateTable('account').set({ role: 2 }).where('role', '=', 1).execute();
    const only = await ofAdministrator();
    expect(await closeOf(only)).toMatchObject({ status: 409, code: 'last_admin' });
    await api.ok('getUser', { as: only, path: { id: only.userGuid } });
    const other = await ofAdministrator();
    expect(await closeOf(only)).toEqual({ lastDayToReopen: '2026-05-15' });
    expect(await closeOf(other)).toMatchObject({ status: 409, code: 'last_admin' });
  });
});

describe('a closed account', () => {
  it('is signed out everywhere, and is confirmed by mail with the last day', async () => {
    const elsewhere = await signIn(api, robin.email, robin.password);
    expect(await close()).toEqual({ lastDayToReopen: '2026-05-15' });
    for (const as of [robin, elsewhere])
      expect(await api.refused('getUser', { as, path: { id: as.userGuid } })).toMatchObject({
        status: 401,
      });
    expect(
      await api.refused('refreshToken', { body: { refresh: elsewhere.refreshToken } }),
    ).toMatchObject({ status: 401 });
    const mail = await newestMail(api, robin.email);
    expect(mail.subject).toBe('You closed your Our Ability account');
    expect(mail.text).toContain('until May 15, 2026');
    expect(mail.text).toContain('/auth/login');
    expect(mail.text).not.toContain('employers who got them');
  });

  it('says that mailed applications stay with the employers', async () => {
    await api.database.db
      .insertInto('job_application')
      .values({ user_guid: robin.userGuid, source_guid: robin.userGuid, applied_at: now })
      .execute();
    await close();
    expect((await newestMail(api, robin.email)).text).toContain('stay with the employers');
  });

  it('is opened again only by a sign-in that asks for it', async () => {
    await close();
    const refused = await api.ok('signIn', signInBody());
    expect(refused).toEqual({
      errorCode: 'account_closed',
      error: expect.stringContaining('until May 15, 2026'),
    });
    expect(await api.ok('signIn', signInBody({ Reopen: false }))).toEqual(refused);
    // Somebody without the password learns nothing.
    expect(await api.ok('signIn', signInBody({ Password: 'wrong', Reopen: true }))).toMatchObject({
      errorCode: 'incorrect_credentials',
    });
    now = new Date(start.getTime() + 14 * day);
    expect(await api.ok('signIn', signInBody({ Reopen: true }))).toHaveProperty('accessToken');
    now = new Date(start.getTime() + 30 * day);
    await startWithSweepDue(api.database, () => now);
    expect(await api.ok('signIn', signInBody())).toHaveProperty('accessToken');
  });

  it('is gone once its time is over, and its address can sign up again', async () => {
    await close();
    now = new Date(start.getTime() + 16 * day);
    expect(await api.ok('signIn', signInBody({ Reopen: true }))).toMatchObject({
      errorCode: 'incorrect_credentials',
    });
    await startWithSweepDue(api.database, () => now);
    expect(await mailsTo(api, robin.email)).toEqual([]);
    const again = await signedUp(api, { Email: robin.email });
    expect(again.userGuid).not.toBe(robin.userGuid);
  });

  it('is gone also where another part of the sweep fails', async () => {
    await close();
    const at = new Date(start.getTime() + 16 * day);
    const noMail = () => Promise.reject(new Error('No mail can be queued.'));
    const { database } = api;
    const mailer = { send: noMail, withMails: noMail } as unknown as Mailer;
    const work = sweep({ config: readConfig({}), database, mailer, now: () => at });
    await expect(work('', { isLast: false })).rejects.toMatchObject({
      errors: [new Error('No mail can be queued.')],
    });
    const accounts = database.db.selectFrom('account').select('user_guid');
    expect(await accounts.where('user_guid', '=', robin.userGuid).execute()).toEqual([]);
  });

  it('keeps its day when it is closed twice', async () => {
    const second = await signIn(api, robin.email, robin.password);
    const [one, two] = await Promise.all([
      close(),
      api.call('closeAccount', own({ password: robin.password }, second)),
    ]);
    expect(one).toEqual({ lastDayToReopen: '2026-05-15' });
    expect([200, 401]).toContain(two.status);
    const closed = await api.database.db.selectFrom('closed_account').selectAll().execute();
    expect(closed.filter(({ user_guid }) => user_guid === robin.userGuid)).toHaveLength(1);
  });
});

describe('stored resumes', () => {
  const list = (as = robin) => api.ok('listStoredResumes', { as, path: { id: as.userGuid } });
  const store = (name: string) =>
    api.ok('storeResume', { as: robin, file: { name, content: resumeBytes } });

  it('are listed newest first, and deleted one by one', async () => {
    await store('first.pdf');
    const { url } = await store('second.pdf');
    const stored = await list();
    expect(stored).toEqual([
      {
        id: url.slice('/resumes/'.length),
        fileName: 'second.pdf',
        bytes: resumeBytes.length,
        storedAt: expect.stringMatching(/^2026-05-01T10:/),
      },
      expect.objectContaining({ fileName: 'first.pdf' }),
    ]);
    const resume = stored[0]?.id ?? '';
    const one = { path: { id: robin.userGuid, resume } };
    await api.ok('deleteStoredResume', { as: robin, ...one });
    expect((await list()).map(({ fileName }) => fileName)).toEqual(['first.pdf']);
    expect(await api.refused('deleteStoredResume', { as: robin, ...one })).toMatchObject({
      status: 404,
      code: 'no_resume',
    });
    expect(await api.refused('parseResume', { as: robin, body: { filename: url } })).toMatchObject({
      status: 404,
    });
  });

  it('are neither seen nor deleted when they are another person’s', async () => {
    const other = await signedUp(api);
    await store('mine.pdf');
    const [mine] = await list();
    expect(await list(other)).toEqual([]);
    expect(
      await api.refused('deleteStoredResume', {
        as: other,
        path: { id: other.userGuid, resume: mine?.id ?? '' },
      }),
    ).toMatchObject({ status: 404 });
    expect(await list()).toHaveLength(1);
  });
});
