import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { bodyOf } from '#tests/support/requests.ts';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => new Date('2026-05-01T10:00:00Z') });
  robin = await api.person(2);
  await api.ok('createUserSkill', {
    as: robin,
    body: { UserGuid: robin.userGuid, SkillName: 'Braille' },
  });
});
afterAll(() => api.close());

const options = {
  sections: ['summary', 'work', 'education', 'credentials', 'skills'],
  email: true,
  phone: true,
  zip: false,
};

/** The bytes of a file; of one in Word its text, as the packing has the time of day in it. */
async function make(format: string, changes: object = {}): Promise<string> {
  const { status, body } = await api.call('makeResume', {
    as: robin,
    path: { id: robin.userGuid },
    body: { format, options: { ...options, ...changes } },
  });
  expect(status).toBe(200);
  const bytes = body as unknown as Buffer;
  const { 'word/document.xml': text } = format === 'word' ? unzipSync(bytes) : {};
  return Buffer.from(text ?? bytes).toString('latin1');
}

test('is the same to the byte whichever accommodations are saved', async () => {
  const everything = () => Promise.all(['pdf', 'word', 'page', 'json'].map((one) => make(one)));
  const before = await everything();
  const none = bodyOf('createUserAccommodation', robin.userGuid);
  await api.ok('createUserAccommodation', {
    as: robin,
    body: { ...none, PreferSR: true, OtherAccommodationText: 'A screen reader' },
  });
  expect(await everything()).toEqual(before);
});

test.each(['word', 'page', 'json'])(
  'holds the address and the skills only when they are ticked, as %s',
  async (format) => {
    const all = await make(format);
    expect(all).toContain('Braille');
    expect(all).toContain(robin.email);
    const few = await make(format, { email: false, sections: ['work'] });
    expect(few).not.toContain('Braille');
    expect(few).not.toContain(robin.email);
  },
);

test('says so when the letters of a name are in no font of the PDF', async () => {
  const kim = await api.person(2);
  await api.database.db
    .updateTable('account')
    .set({ first_name: '김' })
    .where('email', '=', kim.email)
    .execute();
  const path = { id: kim.userGuid };
  const pdf = await api.call('makeResume', { as: kim, path, body: { format: 'pdf', options } });
  expect(pdf).toMatchObject({ status: 422, body: { code: 'no_letters' } });
  const page = await api.call('makeResume', { as: kim, path, body: { format: 'page', options } });
  expect(page.status).toBe(200);
});

test('is made for its owner alone', async () => {
  const other = await api.person(2);
  const { status } = await api.call('makeResume', {
    as: other,
    path: { id: robin.userGuid },
    body: { format: 'json', options },
  });
  expect(status).toBe(403);
});
