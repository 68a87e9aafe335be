import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { ATTACHMENT_MAX_BYTES } from '#domain/limits.ts';
import { insertResume } from '#server/resumes/queries.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const contact = 'hiring@harbor-bakery.example.org';
const baker = jobNamed('Baker', { company: 'Harbor Bakery', contact_email: contact });
const twin = jobNamed('Baker', { company: 'Harbor Bakery', contact_email: contact });
const nobody = jobNamed('Guide', { company: null, contact_email: null });
const odd = jobNamed('Usher', { contact_email: 'a@example.org, b@example.org' });
const gone = jobNamed('Gone Tomorrow');

let seconds = 0;
let api: TestApi;
let robin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) => insertJobs(db, [baker, twin, nobody, odd, gone]),
    now: () => new Date(Date.parse('2026-02-01T10:00:00Z') + 1000 * (seconds += 1)),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
  other = await api.person();
  await api.database.db.deleteFrom('mail').execute();
});

type Job = typeof baker;
const apply = (job: Job, as = robin) =>
  api.ok('applyForJob', {
    as,
    body: { userGuid: as.userGuid, jobFeedSourceGUID: job.source_guid },
  });
const letter = (job: Job) => ({
  FirstName: 'Robin',
  LastName: 'Sample',
  Email: robin.email,
  JobTitle: job.title,
  JobCompany: job.company ?? null,
});
const send = (job: Job, as = robin, parts = {}) =>
  api.ok('sendJobApplicationMail', { as, body: { ...letter(job), ...parts } });
const storeResume = ({ userGuid }: TestPerson, fileName: string, bytes: number) =>
  insertResume(api.database.db, {
    userGuid,
    fileName,
    content: Buffer.alloc(bytes),
    at: new Date(Date.parse('2026-01-01T00:00:00Z') + 1000 * (seconds += 1)),
  });
/** The answer of a mail that nothing was added to. */
const sentTo = (employer: boolean) => ({ candidate: true, employer, resume: false, phone: false });
const list = (as = robin) => api.ok('listAppliedJobs', { as, path: { user: as.userGuid } });
const search = (changes: object = {}, as = robin) =>
  api.ok('searchAppliedJobs', {
    as,
    body: { searchText: '', locationText: '', userGuid: as.userGuid, ...changes },
  });

describe('an application', () => {
  it('is recorded once on a double click', async () => {
    const [first, second] = await Promise.all([apply(baker), apply(baker)]);
    expect(second).toEqual(first);
    expect(await list()).toEqual([first]);
    const path = { user: robin.userGuid, job: String(baker.source_guid) };
    expect(await api.ok('getAppliedJob', { as: robin, path })).toEqual(first);
  });

  it('is rejected for a job that does not exist', async () => {
    const body = { userGuid: robin.userGuid, jobFeedSourceGUID: randomUUID() };
    expect(await api.refused('applyForJob', { as: robin, body })).toMatchObject({
      status: 404,
      code: 'no_job',
    });
    const path = { user: robin.userGuid, job: String(baker.source_guid) };
    expect(await api.refused('getAppliedJob', { as: robin, path })).toMatchObject({
      status: 404,
      code: 'not_applied',
    });
  });

  it('stays without a card when the posting is gone', async () => {
    await apply(gone);
    await apply(baker);
    expect((await search()).jobs.map(({ title }) => title)).toEqual(['Baker', 'Gone Tomorrow']);
    await api.database.db
      .deleteFrom('job')
      .where('source_guid', '=', String(gone.source_guid))
      .execute();
    expect(await list()).toHaveLength(2);
    expect(await search()).toMatchObject({ total: 1, jobs: [{ title: 'Baker' }] });
    expect(await search({ searchText: 'guide' })).toEqual({ total: 0, jobs: [] });
    expect(await search({ searchText: 'baker', locationText: 'NY' })).toMatchObject({ total: 1 });
    await apply(gone);
  });

  it('is nobody else’s', async () => {
    await apply(baker);
    expect(await list(other)).toEqual([]);
    expect(await search({}, other)).toEqual({ total: 0, jobs: [] });
  });
});

describe('the mails of an application', () => {
  it('go to the employer’s contact once and to the candidate', async () => {
    await apply(baker);
    expect(await send(baker)).toEqual(sentTo(true));
    expect(await send(baker)).toEqual(sentTo(true));
    const [toEmployer, ...more] = await mailsTo(api, contact);
    expect(more).toEqual([]);
    expect(toEmployer?.subject).toBe('Robin Sample applied: Baker');
    expect(toEmployer?.text).toContain(`Name: Robin Sample\nEmail: ${robin.email}\n`);
    const confirmations = await mailsTo(api, robin.email);
    expect(confirmations).toHaveLength(2);
    expect(confirmations[0]?.text).toContain(
      `/candidate/jobs/job-details/${String(baker.source_guid)}\n`,
    );
    expect(confirmations[0]?.text).toContain(`Name: Robin Sample\nEmail: ${robin.email}\n`);
    expect(confirmations[0]?.text).not.toContain(contact);
  });

  it('are sent for each application when two postings have the same title', async () => {
    await apply(baker);
    await apply(twin);
    await send(baker);
    await send(twin);
    await send(baker);
    expect(await mailsTo(api, contact)).toHaveLength(2);
  });

  it('reach the employer once when two calls come at the same time', async () => {
    await apply(baker);
    await Promise.all([send(baker), send(baker)]);
    expect(await mailsTo(api, contact)).toHaveLength(1);
  });

  it.each([
    ['no contact', nobody],
    ['a contact that is no address', odd],
  ])('go to the candidate alone where the posting has %s, and say so', async (_what, job) => {
    await apply(job);
    expect(await send(job)).toEqual(sentTo(false));
    const mails = await api.ok('listMailbox');
    expect(mails.map((mail) => mail.to)).toEqual([robin.email]);
    expect(mails[0]?.text).toContain('has no contact, so we could not tell the employer');
  });

  it('go out only for the caller’s own application', async () => {
    await apply(baker, other);
    expect(
      await api.refused('sendJobApplicationMail', { as: robin, body: letter(baker) }),
    ).toMatchObject({ status: 404, code: 'not_applied' });
    expect(await api.ok('listMailbox')).toEqual([]);
  });

  it("use the account's name and address, not those in the request", async () => {
    await apply(baker);
    const body = { ...letter(baker), FirstName: 'Eve', Email: 'eve@example.com' };
    await api.ok('sendJobApplicationMail', { as: robin, body });
    const mails = await api.ok('listMailbox');
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([contact, robin.email].toSorted());
    expect(JSON.stringify(mails)).not.toMatch(/Eve|eve@/);
  });

  it.each(['\u0000', "Baker' or 1=1", 'Baker\r\nBcc: eve@example.com', '\ud83d'])(
    'find no application by the title %j',
    async (JobTitle) => {
      await apply(baker);
      const body = { ...letter(baker), JobTitle };
      expect(await api.refused('sendJobApplicationMail', { as: robin, body })).toMatchObject({
        status: 404,
        code: 'not_applied',
      });
    },
  );

  it('keep a typed name on its line', async () => {
    await api.database.db
      .updateTable('account')
      .set({ first_name: 'Robin\r\nBcc: eve@example.com\r\n' })
      .where('user_guid', '=', robin.userGuid)
      .execute();
    await apply(baker);
    await send(baker);
    const [mail] = await mailsTo(api, contact);
    expect(mail?.subject).toBe('Robin Bcc: eve@example.com Sample applied: Baker');
    expect(mail?.text).not.toMatch(/^Bcc/m);
  });
});

describe('the mail to the employer', () => {
  const education = {
    school_name: 'Bay Lantern Community College',
    level: 'associates',
    major: 'Baking',
    start_year: '2013',
    end_year: '2015',
    present: false,
    status: 'completed',
  };
  const work = {
    job_title: 'Pastry Cook',
    company: 'Corner Market',
    responsibilities: ['Bread for a hundred'],
    start_date: '04-03-2019',
    end_date: null,
    present: true,
  };
  const profile = {
    firstname: 'Robin',
    middlename: null,
    lastname: 'Sample',
    email: 'robin@example.com',
    phone_number: '315-555-0142',
    address1: null,
    address2: null,
    city: 'Syracuse',
    state: 'NY',
    zip: '13202',
    country: 'United States',
    summary: 'I use a screen reader.',
    skills: ['JAWS'],
    ideal_job: null,
    relocate: null,
    remote: null,
    education: [education],
    work_experience: [work],
  };
  const flags = ACCOMMODATION_KEYS;

  /**
   * The mail about a new person with this profile; null when they have no saved accommodations.
   */
  const letterWith = async (ticked: readonly string[] | null, parts = {}) => {
    robin = await api.person();
    await api.ok('uploadResume', { as: robin, body: { UserGuid: robin.userGuid, profile } });
    if (ticked !== null)
      await api.ok('createUserAccommodation', {
        as: robin,
        body: {
          UserGuid: robin.userGuid,
          ...Object.fromEntries(flags.map((flag) => [flag, ticked.includes(flag)])),
          OtherAccommodationText: ticked.length > 0 ? 'A quiet room' : null,
        },
      });
    await api.database.db.deleteFrom('mail').execute();
    await storeResume(robin, 'wheelchair-user.pdf', 10);
    await apply(baker);
    await send(baker, robin, parts);
    const [mail] = await mailsTo(api, contact);
    return `${mail?.subject}\n${mail?.text}`.replaceAll(robin.email, 'robin@example.com');
  };

  it('has the headline of the profile, without summary, skills and answers', async () => {
    const text = await letterWith(null);
    expect(text).toContain('Lives in: Syracuse, NY');
    expect(text).toContain('Latest work: Pastry Cook, Corner Market');
    expect(text).toContain("Education: Associate's, Baking");
    expect(text).not.toMatch(/screen reader|JAWS/);
  });

  it('is identical with any saved accommodations, also with resume and phone', async () => {
    for (const parts of [{}, { SendResume: true, SendPhone: true }]) {
      const none = await letterWith(null, parts);
      for (const ticked of [[], flags, ...flags.map((flag) => [flag])])
        expect(await letterWith(ticked, parts)).toBe(none);
    }
  });

  it('has the phone and the resume of the profile only when the person says so', async () => {
    expect(await letterWith(null)).not.toMatch(/Phone:|Resume:|555-0142/);
    const phone = await letterWith(null, { SendPhone: true });
    expect(phone).toContain('Phone: 315-555-0142');
    expect(phone).not.toContain('Resume:');
    const resume = await letterWith(null, { SendResume: true });
    expect(resume).toContain('Resume: attached to this email');
    expect(resume).not.toMatch(/Phone:|wheelchair/);
  });
});

describe('what can be sent with an application', () => {
  const offer = (job: Job, as = robin) =>
    api.ok('getApplicationOffer', {
      as,
      path: { user: as.userGuid, job: String(job.source_guid) },
    });

  it('is nothing for a person without resume and phone, and says whether there is a contact', async () => {
    const nothing = { resume: null, resumeTooLarge: false, phone: null };
    expect(await offer(baker)).toEqual({ contact: true, ...nothing });
    expect(await offer(nobody)).toEqual({ contact: false, ...nothing });
    expect(await offer(odd)).toEqual({ contact: false, ...nothing });
  });

  it('is the newest resume and the phone of the person', async () => {
    await storeResume(robin, 'old.pdf', 10);
    await storeResume(robin, 'new.pdf', 10);
    await storeResume(other, 'of-somebody-else.pdf', 10);
    await api.ok('updateUser', {
      as: robin,
      path: { guid: robin.userGuid },
      body: { Phone: '315-555-0142' },
    });
    expect(await offer(baker)).toMatchObject({
      resume: { fileName: 'new.pdf' },
      phone: '315-555-0142',
    });
  });

  it('is no resume that is too large for a mail', async () => {
    await storeResume(robin, 'large.pdf', ATTACHMENT_MAX_BYTES + 1);
    expect(await offer(baker)).toMatchObject({ resume: null, resumeTooLarge: true });
    await apply(baker);
    expect(await send(baker, robin, { SendResume: true })).toEqual(sentTo(true));
    expect((await mailsTo(api, contact))[0]?.text).not.toContain('Resume:');
  });

  it('is shown to the candidate as it was sent, also when a later call asks for more', async () => {
    await storeResume(robin, 'new.pdf', 10);
    await apply(baker);
    expect(await send(baker)).toEqual(sentTo(true));
    const later = { SendResume: true, SendPhone: true };
    expect(await send(baker, robin, later)).toEqual(sentTo(true));
    for (const { text } of await mailsTo(api, robin.email)) expect(text).not.toContain('resume');
    await apply(twin);
    expect(await send(twin, robin, { SendResume: true })).toMatchObject({ resume: true });
    expect(await send(twin)).toMatchObject({ resume: true });
    for (const { text } of (await mailsTo(api, robin.email)).slice(0, 2))
      expect(text).toContain('Your resume, as an attachment');
  });

  it('goes nowhere when the posting names no contact', async () => {
    await storeResume(robin, 'new.pdf', 10);
    await apply(nobody);
    expect(await send(nobody, robin, { SendResume: true, SendPhone: true })).toEqual(sentTo(false));
  });
});
