import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdministrator } from '#server/administration/addAdministrator.ts';
import { readConfig } from '#server/config.ts';
import { readMailTexts } from '#server/i18n/mailTexts.ts';
import { findAccountByEmail } from '#server/identity/queries.ts';
import { insertPasskey } from '#server/identity/passkeyQueries.ts';
import { insertIdentity } from '#server/identity/socialQueries.ts';
import {
  goodPassword,
  mailsTo,
  newestMail,
  readMail,
  signedUp,
  signIn,
  signUpBody,
  someEmail,
} from '#tests/support/accounts.ts';
import { auditRows, newestAudit } from '#tests/support/administrators.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { newCompany } from '#tests/support/companies.ts';
import { readMessage } from '#tests/support/mailMessage.ts';
import { type MailPeer, startMailPeer } from '#tests/support/mailPeer.ts';
import { insertMember } from '#tests/support/administration.ts';

let api: TestApi;
let peer: MailPeer;
beforeAll(async () => {
  [api, peer] = [await openApi(), await startMailPeer()];
});
afterAll(async () => {
  await api.close();
  await peer.close();
});

const texts = readMailTexts(false);
const add = (
  email: string,
  {
    name = null,
    env = {},
  }: {
    readonly name?: readonly [string, string] | null;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
) => {
  const { database } = api;
  const config = readConfig(env);
  return addAdministrator({ config, database, texts, now: () => new Date() }, { email, name });
};
const byMail = () => ({ env: { SMTP_URL: peer.url } });
const accountOf = (email: string) => findAccountByEmail(api.database.db, email);
const choosePassword = (email: string, token: string | null) => ({
  body: { email, token, newPassword: goodPassword, confirmNewPassword: goodPassword },
});
const tokenIn = (text: string) => readMail({ subject: '', text }).link.get('token');
const withPassword = (email: string, Password = goodPassword) =>
  api.ok('signIn', { body: { Email: email, Password } });

describe('an address without an account', () => {
  it('gets an administrator’s account whose printed link chooses the password', async () => {
    const email = someEmail();
    const { text, code } = await add(email.toUpperCase(), { name: ['Alex', 'Morgan'] });
    expect(code).toBe(0);
    expect(text).toContain('Alex Morgan');
    expect(text).toContain('/auth/reset-password#token=');
    expect(await accountOf(email)).toMatchObject({
      role: 1,
      first_name: 'Alex',
      password_hash: null,
      verified_at: null,
    });
    // Everybody can read the mailbox of a demo.
    expect(await mailsTo(api, email)).toEqual([]);
    await api.ok('confirmNewPassword', choosePassword(email, tokenIn(text)));
    const admin = await signIn(api, email, goodPassword);
    await api.ok('countRoles', { as: admin });
    expect(
      await api.refused('confirmNewPassword', choosePassword(email, tokenIn(text))),
    ).toMatchObject({ status: 400 });
  });

  it('gets the link by mail, and the terminal does not show it, when SMTP_URL is set', async () => {
    const email = someEmail();
    const { text, code } = await add(email, byMail());
    expect(code).toBe(0);
    expect(text).not.toContain('token');
    const sent = peer.taken.findLast(({ to }) => to === email);
    const mail = readMessage(sent?.message ?? '');
    expect(mail.text).toContain('works for 1 day');
    await api.ok('confirmNewPassword', choosePassword(email, tokenIn(mail.text)));
    expect(await withPassword(email)).toMatchObject({ role: 1 });
  });

  it('can be given another link when the mail server refused the first mail', async () => {
    const email = someEmail();
    peer.refuses.set(email, 451);
    const { text, code } = await add(email, byMail());
    expect(code).toBe(1);
    expect(text).toContain('Run this command again');
    peer.refuses.delete(email);
    expect(await add(email, byMail())).toMatchObject({ code: 0 });
    expect(peer.taken.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('is named after its address when no name is given', async () => {
    const address = `noor.hadley-${someEmail()}`;
    await add(address);
    expect(await accountOf(address)).toMatchObject({ first_name: 'Noor' });
    const short = `x${someEmail().replaceAll(/\D/g, '')}@example.com`;
    await add(short);
    expect(await accountOf(short)).toMatchObject({ first_name: 'X', last_name: 'Administrator' });
  });

  it('is in the log of administrators when it was added', async () => {
    const email = someEmail();
    await add(email);
    const guid = (await accountOf(email))?.user_guid;
    expect(await newestAudit(api)).toEqual({
      kind: 'administratorAdded',
      actor_guid: guid,
      subject_guid: guid,
      about: 'npm run admin:add',
    });
  });
});

describe('an account of another role', () => {
  it('becomes an administrator’s, signed out everywhere, when it has no content', async () => {
    const coach = await signedUp(api, { Role: 4 });
    const { text, code } = await add(coach.email);
    expect({ text, code }).toMatchObject({ code: 0 });
    expect(text).toContain('not a job coach any more');
    expect(text).not.toContain('token');
    expect(await api.refused('listDrafts', { as: coach })).toMatchObject({ status: 401 });
    const refresh = coach.refreshToken;
    expect((await api.call('refreshToken', { body: { refresh } })).status).toBe(401);
    const admin = await signIn(api, coach.email, coach.password);
    expect(admin.userGuid).toBe(coach.userGuid);
    await api.ok('countRoles', { as: admin });
    expect(await newestAudit(api)).toMatchObject({ kind: 'administratorAdded' });
  });

  it('becomes an administrator’s when a candidate never entered anything', async () => {
    const candidate = await signedUp(api);
    expect(await add(candidate.email)).toMatchObject({ code: 0 });
    expect(await withPassword(candidate.email)).toMatchObject({ role: 1 });
  });

  it('is announced by mail when SMTP_URL is set', async () => {
    const coach = await signedUp(api, { Role: 4 });
    expect(await add(coach.email, byMail())).toMatchObject({ code: 0 });
    const sent = peer.taken.findLast(({ to }) => to === coach.email);
    const { text } = readMessage(sent?.message ?? '');
    expect(text).toContain('/auth/login');
    expect(text).not.toContain('token');
  });

  it('gives up its other provider and its passkeys, and gets a link when it has no password', async () => {
    const coach = await api.person(4);
    const { db } = api.database;
    const at = new Date();
    const identity = { issuer: 'https://login.example.org', subject: coach.userGuid };
    await insertIdentity(db, { ...identity, userGuid: coach.userGuid, at });
    await insertPasskey(db, {
      user_guid: coach.userGuid,
      credential_id: coach.userGuid,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'Passkey',
      created_at: at,
    });
    const { text } = await add(coach.email);
    expect(tokenIn(text)).not.toBeNull();
    for (const table of ['social_identity', 'user_passkey'] as const) {
      const left = db.selectFrom(table).where('user_guid', '=', coach.userGuid);
      expect(await left.selectAll().execute()).toEqual([]);
    }
  });

  it('stays as it is, signed in, when a candidate has a profile', async () => {
    const candidate = await signedUp(api);
    const body = { UserGuid: candidate.userGuid, SkillName: 'Filing' };
    await api.ok('createUserSkill', { as: candidate, body });
    const before = await accountOf(candidate.email);
    const { text, code } = await add(candidate.email);
    expect(code).toBe(1);
    expect(text).toContain('Name an address without an account');
    expect(await accountOf(candidate.email)).toEqual(before);
    await api.ok('listDrafts', { as: candidate });
  });

  it('stays as it is when an employer belongs to a company, and a coach helps somebody', async () => {
    const [employer, coach, candidate] = [
      await api.person(3),
      await api.person(4),
      await api.person(2),
    ];
    const { companyGuid } = await newCompany(api);
    await insertMember(api, companyGuid, employer);
    await insertConsent(api.database, candidate, coach);
    for (const { email, role } of [employer, coach]) {
      expect(await add(email)).toMatchObject({ code: 1 });
      expect(await accountOf(email)).toMatchObject({ role });
    }
  });

  it('stays closed when it was closed', async () => {
    const coach = await api.person(4);
    const admin = await api.person(1);
    await api.ok('closeUser', { as: admin, path: { guid: coach.userGuid } });
    const { text, code } = await add(coach.email);
    expect(code).toBe(1);
    expect(text).toContain('is closed');
    expect(await accountOf(coach.email)).toMatchObject({ role: 4 });
  });
});

describe('a sign-up that nobody verified', () => {
  it('loses its password, codes and name when the address becomes an administrator’s', async () => {
    const body = signUpBody({ Password: 'Meadow&Compass77' });
    await api.ok('signUp', { body });
    const { code } = await newestMail(api, body.Email);
    const { text } = await add(body.Email, { name: ['Alex', 'Morgan'] });
    const verified = await api.refused('verifyOTP', { body: { email: body.Email, code } });
    expect(verified).toMatchObject({ status: 400 });
    await api.ok('confirmNewPassword', choosePassword(body.Email, tokenIn(text)));
    const refused = await withPassword(body.Email, body.Password);
    expect(refused.errorCode).toBe('incorrect_credentials');
    expect(await withPassword(body.Email)).toMatchObject({
      role: 1,
      userDetails: { FirstName: 'Alex' },
    });
  });

  it('never becomes an administrator’s when somebody signs up with a waiting address', async () => {
    const email = someEmail();
    const { text } = await add(email, { name: ['Alex', 'Morgan'] });
    const body = signUpBody({ Email: email, Password: 'Meadow&Compass77' });
    await api.ok('signUp', { body });
    expect((await newestMail(api, email)).code).toBe('');
    await api.ok('confirmNewPassword', choosePassword(email, tokenIn(text)));
    const refused = await withPassword(email, body.Password);
    expect(refused.errorCode).toBe('incorrect_credentials');
    expect(await withPassword(email)).toMatchObject({
      role: 1,
      userDetails: { FirstName: 'Alex' },
    });
  });
});

describe('a repeated command', () => {
  it('changes nothing when the administrator has a password', async () => {
    const coach = await signedUp(api, { Role: 4 });
    await add(coach.email);
    const admin = await signIn(api, coach.email, coach.password);
    const [account, log] = [await accountOf(coach.email), await auditRows(api)];
    const { text, code } = await add(coach.email, { name: ['Robin', 'Changed'] });
    expect(code).toBe(0);
    expect(text).toContain('Nothing was changed');
    expect(await accountOf(coach.email)).toEqual(account);
    expect(await auditRows(api)).toEqual(log);
    await api.ok('countRoles', { as: admin });
  });

  it('ends the first link when a second one is given', async () => {
    const email = someEmail();
    const [first, second] = [await add(email), await add(email)];
    const used = await api.refused(
      'confirmNewPassword',
      choosePassword(email, tokenIn(first.text)),
    );
    expect(used).toMatchObject({ status: 400 });
    await api.ok('confirmNewPassword', choosePassword(email, tokenIn(second.text)));
    const added = (await auditRows(api)).filter(({ kind }) => kind === 'administratorAdded');
    const guid = (await accountOf(email))?.user_guid;
    expect(added.filter(({ subject_guid }) => subject_guid === guid)).toHaveLength(1);
  });
});

it.each([
  '',
  'alex',
  'alex@',
  '@example.com',
  'alex@example',
  'a b@example.com',
  'a@b@example.com',
])('refuses %j when it is given as an address', async (email) => {
  const { text, code } = await add(email);
  expect(code).toBe(2);
  expect(text).toContain('no email address');
  expect(await accountOf(email)).toBeNull();
});

it('leaves the log unbroken when administrators were added', async () => {
  const admin = await api.person(1);
  expect(await api.ok('checkAuditLog', { as: admin })).toMatchObject({ unbroken: true });
});

describe('npm run admin:add', () => {
  const run = (args: readonly string[], dataDir: string) =>
    promisify(execFile)('npm', ['run', '-s', 'admin:add', '--', ...args], {
      env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', NODE_ENV: '', DATA_DIR: dataDir },
    });

  it('makes an administrator in a new database and prints the link', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'admin-add-'));
    const { stdout } = await run(['first@example.com', 'Alex', 'Morgan'], folder);
    expect(stdout).toContain('first@example.com has a new account as an administrator');
    expect(stdout).toContain('#token=');
    await rm(folder, { recursive: true });
  });

  it.each([[[]], [['a@example.com', 'Alex']]])(
    'says how it is used when given %j',
    async (args) => {
      await expect(run(args, tmpdir())).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Usage: npm run -s admin:add'),
      });
    },
  );
});
