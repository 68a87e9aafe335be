import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import { signedUp } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { ageSignIn, logOf, reason, tellNow, viewAs, viewing } from '#tests/support/acting.ts';
import { bodyOf } from '#tests/support/requests.ts';

const degree = (userGuid: string) => bodyOf('createUserDegree', userGuid);

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const readUser = (as: TestPerson, of: TestPerson) =>
  api.call('getUser', { as, path: { id: of.userGuid } });
const notActing = { status: 404, code: 'not_acting' };
const start = (as: TestPerson, userGuid: string, more: object = {}) =>
  api.refused('startActing', { as, body: { userGuid, reason, ...more } });
const endsOf = async (admin: TestPerson) =>
  api.database.db
    .selectFrom('acting_session')
    .select(['ended_by', 'ended_at'])
    .where('admin_guid', '=', admin.userGuid)
    .orderBy('started_at')
    .execute();

it.each([2, 3, 4] as const)('begins a view as role %i, which lasts 30 minutes', async (role) => {
  const [admin, person] = [await api.person(1), await api.person(role)];
  const view = await viewAs(api, admin, person);
  expect(view).toMatchObject({
    temporaryUserId: person.userGuid,
    temporaryType: role,
    temporaryDetails: { FirstName: 'Robin', LastName: 'Sample', Email: person.email },
    reason,
  });
  expect(Date.parse(view.endsAt) - Date.parse(view.startedAt)).toBe(30 * 60_000);
  expect(await api.ok('getActing', { as: admin })).toEqual({ acting: view, lastEnd: null });
});

it('answers and changes what is the person’s, in place of what is the administrator’s', async () => {
  const { admin, person } = await viewing(api);
  await api.ok('createUserDegree', { as: admin, body: degree(person.userGuid) });
  const degrees = await api.ok('getUserDegrees', { as: admin, path: { id: person.userGuid } });
  expect(degrees).toHaveLength(1);
  expect(await api.ok('getUserDegrees', { as: person, path: { id: person.userGuid } })).toEqual(
    degrees,
  );
  const id = degrees[0]?.Id ?? '';
  await api.ok('deleteUserDegree', { as: admin, path: { id }, body: null });
  expect(await api.ok('getUserDegrees', { as: person, path: { id: person.userGuid } })).toEqual([]);
});

describe('refuses to begin a view', () => {
  it('as oneself, an administrator, nobody, and an account that is closed or not verified', async () => {
    const admin = await api.person(1);
    const [other, closed, waiting] = [await api.person(1), await api.person(), await api.person()];
    const at = new Date();
    await api.database.db
      .insertInto('closed_account')
      .values({ user_guid: closed.userGuid, closed_at: at, delete_after: at })
      .execute();
    await api.database.db
      .updateTable('account')
      .set({ verified_at: null })
      .where('user_guid', '=', waiting.userGuid)
      .execute();
    for (const { userGuid } of [admin, other, closed, waiting, { userGuid: crypto.randomUUID() }])
      expect(await start(admin, userGuid)).toMatchObject({ status: 404, code: 'not_viewable' });
    expect(await endsOf(admin)).toEqual([]);
  });

  it('for everybody but administrators', async () => {
    const person = await api.person();
    for (const role of [2, 3, 4] as const)
      expect(await start(await api.person(role), person.userGuid)).toMatchObject({ status: 403 });
  });

  it('without a reason that says something', async () => {
    const [admin, person] = [await api.person(1), await api.person()];
    const body = { userGuid: person.userGuid, reason: '  short             ' };
    expect(await api.refused('startActing', { as: admin, body })).toMatchObject({
      code: 'reason_too_short',
      pointers: ['/reason'],
    });
  });

  it('inside a view of somebody else, and leaves that one as it is', async () => {
    const { admin, person } = await viewing(api);
    const other = await api.person();
    expect(await start(admin, other.userGuid)).toMatchObject({ status: 409, code: 'acting_now' });
    expect((await readUser(admin, other)).status).toBe(404);
    expect((await readUser(admin, person)).status).toBe(200);
  });
});

describe('when the sign-in is older than 15 minutes', () => {
  it('asks for the password, refuses a wrong one and takes the right one', async () => {
    const [admin, person] = [await api.person(1), await api.person()];
    const password = 'orange lantern quiet summit';
    await api.database.db
      .updateTable('account')
      .set({ password_hash: await hashPassword(password) })
      .where('user_guid', '=', admin.userGuid)
      .execute();
    await ageSignIn(api, admin, 16);
    const asked = { status: 400, pointers: ['/password'] };
    expect(await start(admin, person.userGuid)).toMatchObject({
      ...asked,
      code: 'password_needed',
    });
    expect(await start(admin, person.userGuid, { password: 'wrong' })).toMatchObject({
      ...asked,
      code: 'incorrect_password',
    });
    const body = { userGuid: person.userGuid, reason, password };
    await api.ok('startActing', { as: admin, body });
  });

  it('asks for a new sign-in where the account has no password', async () => {
    const [admin, person] = [await api.person(1), await api.person()];
    await ageSignIn(api, admin, 16);
    expect(await start(admin, person.userGuid)).toMatchObject({ code: 'sign_in_again' });
  });

  it('gives more time to a view that continues, as a session of its own', async () => {
    const { admin, person } = await viewing(api);
    await ageSignIn(api, admin, 28);
    await viewAs(api, admin, person);
    expect((await endsOf(admin)).map(({ ended_by }) => ended_by)).toEqual(['renewed', null]);
    const kinds = (await logOf(api, person)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'viewStarted')).toHaveLength(2);
  });
});

describe('ends a view at the next call', () => {
  const change = (table: 'account', person: TestPerson, set: object) =>
    api.database.db.updateTable(table).set(set).where('user_guid', '=', person.userGuid).execute();
  const lives = async (admin: TestPerson, person: TestPerson) => {
    expect((await readUser(admin, person)).status).toBe(200);
  };

  it('when the administrator is none any more, who is signed out', async () => {
    const { admin, person } = await viewing(api);
    await lives(admin, person);
    await change('account', admin, { role: 2 });
    expect((await readUser(admin, person)).status).toBe(401);
    expect(await endsOf(admin)).toMatchObject([{ ended_by: 'revoked' }]);
  });

  it('when the person has another role', async () => {
    const { admin, person } = await viewing(api);
    await change('account', person, { role: 4 });
    expect(
      await api.refused('getUser', { as: admin, path: { id: person.userGuid } }),
    ).toMatchObject(notActing);
    expect(await api.ok('getActing', { as: admin })).toEqual({ acting: null, lastEnd: 'revoked' });
  });

  it('when the account of the person is closed', async () => {
    const { admin, person } = await viewing(api);
    const at = new Date();
    await api.database.db
      .insertInto('closed_account')
      .values({ user_guid: person.userGuid, closed_at: at, delete_after: at })
      .execute();
    expect(
      await api.refused('getUser', { as: admin, path: { id: person.userGuid } }),
    ).toMatchObject(notActing);
    expect(await endsOf(admin)).toMatchObject([{ ended_by: 'revoked' }]);
  });

  it('when the person changes their password', async () => {
    const [admin, person] = [await api.person(1), await signedUp(api)];
    await viewAs(api, admin, person);
    await api.ok('getUser', { as: admin, path: { id: person.userGuid } });
    const newPassword = 'Meadow%Kettle88';
    await api.ok('changePassword', {
      as: person,
      path: { id: person.userGuid },
      body: { oldPassword: person.password, newPassword, confirmNewPassword: newPassword },
    });
    expect(
      await api.refused('getUser', { as: admin, path: { id: person.userGuid } }),
    ).toMatchObject(notActing);
  });

  it('when its time is over', async () => {
    const { admin, person } = await viewing(api);
    await api.database.db
      .updateTable('acting_session')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('admin_guid', '=', admin.userGuid)
      .execute();
    expect(
      await api.refused('getUser', { as: admin, path: { id: person.userGuid } }),
    ).toMatchObject(notActing);
    expect(await api.ok('getActing', { as: admin })).toEqual({ acting: null, lastEnd: 'time' });
  });

  it('when its sign-in ends', async () => {
    const { admin, person } = await viewing(api);
    const sessions = await api.ok('listSessions', { as: admin });
    await api.ok('endSession', { as: admin, path: { id: sessions[0]?.id ?? '' } });
    expect((await readUser(admin, person)).status).toBe(401);
    expect(await endsOf(admin)).toMatchObject([{ ended_by: 'signout' }]);
  });
});

it('lets two administrators view one person, and logs both', async () => {
  const person = await api.person();
  const admins = [await api.person(1), await api.person(1)];
  for (const admin of admins) await viewAs(api, admin, person);
  for (const admin of admins) expect((await readUser(admin, person)).status).toBe(200);
  const looks = (await logOf(api, person)).filter(({ kind }) => kind === 'looked');
  expect(looks.map((row) => row.actor_guid)).toEqual(admins.map((admin) => admin.userGuid));
});

it('writes both names, and which fields were changed, but no value', async () => {
  const { admin, person } = await viewing(api);
  const body = { FirstName: 'Robin', LastName: 'Secretname', Phone: '315-555-0199' };
  await api.ok('updateUser', { as: admin, path: { guid: person.userGuid }, body });
  const row = (await logOf(api, person)).at(-1);
  expect(row).toMatchObject({
    actor_guid: admin.userGuid,
    actor_name: 'Robin Sample',
    acting_guid: person.userGuid,
    subject_guid: person.userGuid,
    kind: 'changed',
    operation_id: 'updateUser',
    changed: ['LastName', 'Phone'],
    result: 'done',
  });
  expect(JSON.stringify(await logOf(api, person))).not.toMatch(/Secretname|555-0199/);
});

it('writes a second row when a change was let through and then failed', async () => {
  const { admin, person } = await viewing(api);
  await api.ok('createUserDegree', { as: admin, body: degree(person.userGuid) });
  const [saved] = await api.ok('getUserDegrees', { as: admin, path: { id: person.userGuid } });
  await api.refused('updateUserDegreeById', {
    as: admin,
    path: { id: saved?.Id ?? '' },
    body: { ...degree(person.userGuid), DegreeName: 'Law' },
    ifMatch: '99',
  });
  const rows = (await logOf(api, person)).slice(-2);
  expect(rows.map(({ kind, result }) => [kind, result])).toEqual([
    ['changed', 'done'],
    ['failed', 'failed'],
  ]);
  expect(rows[0]?.changed).toEqual(['DegreeName']);
});

it('shows the person the look at once, with the reason and the administrator', async () => {
  const { admin, person } = await viewing(api);
  await readUser(admin, person);
  const { looks } = await api.ok('getAccessLog', { as: person, path: { id: person.userGuid } });
  expect(looks).toMatchObject([{ name: 'Robin Sample', role: 1, what: 'profile', reason }]);
});

describe('when a view ends', () => {
  const told = async (person: TestPerson) => ({
    mails: await api.ok('listMailbox', { query: { to: person.email } }),
    notices: await api.ok('listNotifications', { as: person, path: { id: person.userGuid } }),
  });

  it('tells the person who, when, how long, why and which sections, once', async () => {
    const { admin, person } = await viewing(api);
    const path = { guid: person.userGuid };
    await api.ok('updateUser', { as: admin, path, body: { FirstName: 'Robyn', q1: 'Numbers' } });
    await api.ok('createUserDegree', { as: admin, body: degree(person.userGuid) });
    await api.ok('endActing', { as: admin });
    await api.ok('endActing', { as: admin });
    const { mails, notices } = await told(person);
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
    for (const said of ['Robin Sample', '1 minute.', reason, 'Basic Details', 'More About You'])
      expect(text).toContain(said);
    expect(text).toContain('Education');
    expect(text).not.toMatch(/Robyn|Numbers|Salt City|Business Administration/);
    expect(notices).toHaveLength(1);
    const notice = notices[0]?.Details.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
    for (const said of ['for 1 minute.', reason]) expect(notice).toContain(said);
  });

  it('reports a view that was longer in one mail', async () => {
    const { admin, person } = await viewing(api);
    await viewAs(api, admin, person);
    await api.ok('endActing', { as: admin });
    expect((await told(person)).mails).toHaveLength(1);
  });

  it('ends and reports one whose tab was closed, without anybody asking', async () => {
    const { admin, person } = await viewing(api);
    await api.database.db
      .updateTable('acting_session')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('admin_guid', '=', admin.userGuid)
      .execute();
    await tellNow(api);
    await tellNow(api);
    expect(await endsOf(admin)).toMatchObject([{ ended_by: 'time' }]);
    expect((await told(person)).mails).toHaveLength(1);
  });

  it('reports one that nobody ended', async () => {
    const { admin, person } = await viewing(api);
    await api.database.db
      .updateTable('acting_session')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('admin_guid', '=', admin.userGuid)
      .execute();
    await api.ok('getActing', { as: admin });
    expect((await told(person)).mails).toHaveLength(1);
    expect((await logOf(api, person)).at(-1)).toMatchObject({ kind: 'viewEnded', about: 'time' });
  });
});

it('records no look at a posting', async () => {
  const { admin, person } = await viewing(api);
  const body = { profileId: person.userGuid, jobSourceGUID: crypto.randomUUID() };
  expect(await api.refused('recordJobView', { as: admin, body })).toMatchObject(notActing);
});

it('does nothing when the row of the log cannot be written', async () => {
  const { admin, person } = await viewing(api);
  const { pool } = api.database;
  await pool.query('alter table audit_event rename to audit_event_away');
  try {
    const body = { FirstName: 'Unlogged' };
    const refused = await api.refused('updateUser', {
      as: admin,
      path: { guid: person.userGuid },
      body,
    });
    expect(refused).toMatchObject({ status: 503, code: 'not_logged' });
    expect(
      (await api.refused('getUserSkills', { as: admin, path: { id: person.userGuid } })).status,
    ).toBe(503);
  } finally {
    await pool.query('alter table audit_event_away rename to audit_event');
  }
  expect(await api.ok('getUser', { as: person, path: { id: person.userGuid } })).toMatchObject({
    FirstName: 'Robin',
  });
});
