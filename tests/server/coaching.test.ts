import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, someEmail } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

const minute = 60_000;
const inbox = 'coaches@our-ability.example';
let ahead = 0;
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => api.close());
beforeEach(async () => {
  ahead = 0;
  robin = await api.person();
});

const input = (jobCoachEmail: string) => ({
  as: robin,
  body: { candidatePersonId: robin.userGuid, jobCoachEmail },
});
const invite = (email: string) => api.ok('postJobCoachInvitation', input(email));
const list = () =>
  api.ok('listJobCoachInvitationsOfCandidate', { as: robin, path: { id: robin.userGuid } });
const fromRobin = async (to: string) =>
  (await mailsTo(api, to)).filter((mail) => mail.text.includes(robin.email));

describe('the provider’s own coach', () => {
  it('is asked by an empty address: a mail to the coaches that names the candidate', async () => {
    const invitation = await invite('');
    expect(invitation).toMatchObject({
      candidatePersonId: robin.userGuid,
      jobCoachEmail: '',
      fullName: 'Robin Sample',
      email: robin.email,
    });
    const mails = await fromRobin(inbox);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('A candidate asks for an Our Ability job coach');
    expect(mails[0]?.text).toContain(`Robin Sample (${robin.email})`);
    expect(await list()).toEqual([invitation]);
  });
});

describe('a job coach whom the candidate knows', () => {
  it('gets the same mail whether they have an account or not, with links to sign in and up', async () => {
    const coach = await api.person(4);
    const stranger = someEmail();
    for (const email of [coach.email, stranger]) {
      expect(Object.keys(await invite(email)).toSorted()).toEqual(
        [
          'answer',
          'candidatePersonId',
          'email',
          'fullName',
          'jobCoachEmail',
          'jobCoachInvitationGUID',
          'sentAt',
        ].toSorted(),
      );
    }
    const [known] = await fromRobin(coach.email);
    const [unknown] = await fromRobin(stranger);
    expect(known?.text).toBe(unknown?.text);
    expect(known?.text).toContain(`Robin Sample (${robin.email})`);
    expect(known?.text).toMatch(/^http:\/\/localhost:3000\/auth\/login$/m);
    expect(known?.text).toMatch(/^http:\/\/localhost:3000\/auth\/register$/m);
  });

  it('is one person in any spelling of the address', async () => {
    const email = someEmail();
    const first = await invite(email);
    expect(first.jobCoachEmail).toBe(email);
    expect(await invite(email.toUpperCase())).toMatchObject(first);
    expect(await list()).toHaveLength(1);
  });

  it('is mailed again only after ten minutes, as the same invitation', async () => {
    const email = someEmail();
    const first = await invite(email);
    ahead = 9 * minute;
    const sendAgainAt = new Date(Date.parse(first.sentAt) + 10 * minute).toISOString();
    expect(await invite(email)).toEqual({ ...first, sendAgainAt });
    expect(await fromRobin(email)).toHaveLength(1);
    ahead = 11 * minute;
    const again = await invite(email);
    expect(again.jobCoachInvitationGUID).toBe(first.jobCoachInvitationGUID);
    expect(Date.parse(again.sentAt)).toBeGreaterThan(Date.parse(first.sentAt));
    expect(again).not.toHaveProperty('sendAgainAt');
    expect(await fromRobin(email)).toHaveLength(2);
  });

  it('gets one mail when the button is pressed twice at once', async () => {
    const email = someEmail();
    const [one, two] = await Promise.all([invite(email), invite(email)]);
    expect(one?.jobCoachInvitationGUID).toBe(two?.jobCoachInvitationGUID);
    expect(await fromRobin(email)).toHaveLength(1);
  });

  it('cannot be the candidate', async () => {
    expect(
      await api.refused('postJobCoachInvitation', input(robin.email.toUpperCase())),
    ).toMatchObject({ status: 400, code: 'own_address', pointers: ['/jobCoachEmail'] });
    expect(await list()).toEqual([]);
  });

  it.each(['coach', 'coach@', '@example.com', 'coach@example', ' ', 'a b@example.com', 'x@y.z\n'])(
    'is not invited at %j',
    async (email) => {
      expect(await api.refused('postJobCoachInvitation', input(email))).toMatchObject({
        status: 400,
        pointers: ['/jobCoachEmail'],
      });
    },
  );
});

it('lists the candidate’s own, newest first', async () => {
  const [early, late] = [someEmail(), someEmail()];
  await invite(early);
  ahead = minute;
  await invite(late);
  expect((await list()).map((one) => one.jobCoachEmail)).toEqual([late, early]);
  const other = await api.person();
  const own = { as: other, path: { id: other.userGuid } };
  expect(await api.ok('listJobCoachInvitationsOfCandidate', own)).toEqual([]);
});

it('keeps no invitation when its mail fails, and sends it on the next try', async () => {
  const email = someEmail();
  const refuse = `check (to_address <> '${email}')`;
  await sql`alter table mail add constraint refused ${sql.raw(refuse)}`.execute(api.database.db);
  expect(await api.refused('postJobCoachInvitation', input(email))).toMatchObject({
    status: 503,
    code: 'mail_not_sent',
  });
  expect(await list()).toEqual([]);
  await sql`alter table mail drop constraint refused`.execute(api.database.db);
  await invite(email);
  expect(await fromRobin(email)).toHaveLength(1);
});

it('names the candidate and nothing else, and turns no name into a link', async () => {
  await api.ok('updateUser', {
    as: robin,
    path: { guid: robin.userGuid },
    body: {
      FirstName: 'Win at https://evil.example',
      LastName: 'x\r\nBcc: all@example.org',
      Phone: '315-555-0142',
      Summary: 'I use a screen reader.',
    },
  });
  const email = someEmail();
  await invite(email);
  await invite('');
  for (const [mail] of [await fromRobin(email), await fromRobin(inbox)]) {
    expect(mail?.text).toContain('Win at https evil. example x Bcc all example. org (');
    expect(mail?.text).not.toMatch(/315-555|screen reader|evil\.example/);
  }
});
