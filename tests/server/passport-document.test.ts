import { unzipSync } from 'fflate';
import { getResolvedPDFJS } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { bodyOf } from '#tests/support/requests.ts';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person(2);
});

const call = (format: string) =>
  api.call('makePassportDocument', { as: robin, body: { UserGuid: robin.userGuid, format } });

/** Robin's passport: two texts, an item, and an agreement. */
async function write() {
  const id = robin.userGuid;
  const texts = { About: 'I plan my day & week.\nIn the morning.', Emergency: 'Call <my sister>.' };
  await api.ok('updatePassport', { as: robin, path: { id }, body: texts });
  await api.ok('createPassportItem', { as: robin, body: bodyOf('createPassportItem', id) });
  await api.ok('createPassportAgreement', {
    as: robin,
    body: bodyOf('createPassportAgreement', id),
  });
}

async function bytesOf(format: string): Promise<Buffer> {
  const { status, body } = await call(format);
  expect(status).toBe(200);
  return body as unknown as Buffer;
}

/** The words of each format, without the spaces and bullets between them. */
const bare = (text: string) => text.replaceAll(/[\s•]/gu, '');
const plain = (markup: string) =>
  bare(
    markup
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

async function openPdf() {
  const library = await getResolvedPDFJS();
  const data = Uint8Array.from(await bytesOf('pdf'));
  return library.getDocument({ data, verbosity: 0 }).promise;
}

test('holds the same words as PDF, Word and web page', async () => {
  await write();
  const { 'word/document.xml': word } = unzipSync(await bytesOf('word'));
  const page = (await bytesOf('page')).toString();
  const document = await openPdf();
  let pdf = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pdf += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  const words = plain(/<main>(?<main>.*)<\/main>/su.exec(page)?.groups?.['main'] ?? '');
  expect(words).toContain(bare('I plan my day & week. In the morning.'));
  expect(words).toContain(bare('Call <my sister>.'));
  expect(words).toContain('Agreed,sinceMay1,2026');
  expect(plain(Buffer.from(word ?? []).toString())).toBe(words);
  expect(bare(pdf)).toBe(words);
  expect(page.match(/<h1>/gu)).toHaveLength(1);
});

test('is a tagged PDF with its language, and a title without a word of a disability', async () => {
  await write();
  const document = await openPdf();
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({
    Title: expect.stringMatching(/^Work notes of /),
    Language: 'en-US',
  });
  const tree = (await (await document.getPage(1)).getStructTree()) as {
    children?: { children?: { role?: string }[] }[];
  };
  const roles = tree.children?.[0]?.children?.map(({ role }) => role) ?? [];
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(new Set(roles)).toEqual(new Set(['H1', 'H2', 'H3', 'P', 'L']));
});

test('is a file to keep, whose name says nothing of it and no cache holds', async () => {
  await write();
  await api.database.db
    .updateTable('account')
    .set({ first_name: 'Zoë', last_name: 'Whitlock' })
    .where('user_guid', '=', robin.userGuid)
    .execute();
  const { headers } = await call('word');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition':
      `attachment; filename="Work-notes-Zo_-Whitlock.docx"; ` +
      `filename*=UTF-8''Work-notes-Zo%C3%AB-Whitlock.docx`,
  });
});

test('is refused in words while nothing is written, and to anybody else', async () => {
  expect(await call('pdf')).toMatchObject({
    status: 422,
    body: { code: 'passport_empty', detail: expect.stringMatching(/^There is nothing/) },
  });
  const other = await api.person(2);
  const body = { UserGuid: robin.userGuid, format: 'page' };
  expect((await api.call('makePassportDocument', { as: other, body })).status).toBe(403);
});
