import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import { multipart, openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { hostilePdfs } from '#tests/support/hostilePdfs.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';

let api: TestApi;
let robin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
  other = await api.person();
});

const pdf = textPdf(sampleResumeLines);
const store = (content: Uint8Array, as = robin, name = 'resume.pdf') =>
  api.ok('storeResume', { as, file: { name, content } });
const parse = (filename: string, as = robin) => ({ as, body: { filename } });

describe('storing a file', () => {
  it('returns an address that only the owner can use', async () => {
    const { url } = await store(pdf);
    expect(url).toMatch(/^\/resumes\/[0-9a-f-]{36}$/);
    const { output } = await api.ok('parseResume', parse(url));
    expect(output).toMatchObject({ firstname: 'Marisol', zip: '13202' });
    expect(await api.refused('parseResume', parse(url, other))).toMatchObject({
      status: 404,
      code: 'no_resume',
    });
  });

  it.each([
    ['of Word', 'resume.docx'],
    ['in capitals', 'résumé (final).PDF'],
    ['of a path', '../../etc/passwd'],
    ['of 800 letters', `${'long'.repeat(200)}.pdf`],
  ])('looks into the file and not at a name %s', async (_what, name) => {
    await expect(store(pdf, robin, name)).resolves.toHaveProperty('url');
  });

  it.each(['application/octet-stream', 'application/x-pdf', 'text/plain', null])(
    'looks into the file and not at the type %s',
    async (type) => {
      const sent = (content: Uint8Array) => ({
        as: robin,
        file: { name: 'resume.pdf', content, type },
      });
      await expect(api.ok('storeResume', sent(pdf))).resolves.toHaveProperty('url');
      expect(await api.refused('storeResume', sent(Buffer.from('PK')))).toMatchObject({
        status: 415,
        code: 'not_a_pdf',
      });
    },
  );

  it.each([
    ['a Word file', Buffer.from('PK\u0003\u0004word/document.xml'), 415, 'not_a_pdf'],
    ['a page of HTML', Buffer.from('<!doctype html><p>resume</p>'), 415, 'not_a_pdf'],
    ['an empty file', Buffer.alloc(0), 422, 'empty_file'],
  ])('refuses %s with its reason', async (_what, content, status, code) => {
    const file = { name: 'resume.pdf', content };
    expect(await api.refused('storeResume', { as: robin, file })).toMatchObject({ status, code });
  });

  it('accepts the largest file and rejects one more byte', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(RESUME_MAX_BYTES - pdf.length, 32)]);
    await store(largest);
    const file = { name: 'resume.pdf', content: Buffer.concat([largest, Buffer.from(' ')]) };
    expect(await api.refused('storeResume', { as: robin, file })).toMatchObject({
      status: 413,
      code: 'too_large',
      detail: expect.stringContaining('10 MB'),
    });
  });

  it('rejects anything but one file', async () => {
    const send = async (payload: Buffer | string, headers: Record<string, string>) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/user/store-resume',
        headers: { ...headers, authorization: `Bearer ${robin.token}` },
        payload,
      });
      return [response.statusCode, response.json().code];
    };
    const { payload, headers } = multipart({ name: 'resume.pdf', content: pdf });
    const boundary = headers['content-type']?.split('boundary=')[1];
    expect(await send('{}', { 'content-type': 'application/json' })).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(await send(payload.subarray(0, payload.length - 200), headers)).toEqual([
      400,
      'upload_cut_off',
    ]);
    expect(await send(`--${boundary}--\r\n`, headers)).toEqual([400, 'no_file']);
    const field = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`;
    expect(await send(Buffer.concat([Buffer.from(field), payload]), headers)).toEqual([
      400,
      'one_file_only',
    ]);
  });

  it('keeps the newest five of a person, and all of another', async () => {
    const { url: others } = await store(pdf, other);
    const urls: string[] = [];
    for (let count = 0; count < 6; count += 1) urls.push((await store(pdf)).url);
    expect(await api.refused('parseResume', parse(urls[0] ?? ''))).toMatchObject({ status: 404 });
    await api.ok('parseResume', parse(urls[1] ?? ''));
    await api.ok('parseResume', parse(others, other));
  });
});

describe('reading a file', () => {
  it('returns what is printed, each value with its line', async () => {
    const { output } = await api.ok('parseResume', parse((await store(pdf)).url));
    expect(output).toMatchObject({
      lastname: 'Vanterpool',
      email: 'marisol.vanterpool@example.com',
      country: null,
      education: [{ level: 'associates', end_year: '2015', status: 'completed' }],
      work_experience: [{ end_date: null, present: true }, { start_date: '01-06-2015' }],
    });
    expect(output.evidence).toContainEqual(
      expect.objectContaining({ pointer: '/zip', source: sampleResumeLines[1], page: 1 }),
    );
  });

  it.each([
    'nothing',
    '/resumes/1',
    'https://example.com/a.pdf',
    '/etc/passwd',
    `/resumes/${randomUUID()}`,
  ])('knows no file by the name %s', async (filename) => {
    expect(await api.refused('parseResume', parse(filename))).toMatchObject({
      status: 404,
      code: 'no_resume',
    });
  });

  describe('a broken or hostile file', () => {
    it.each(Object.keys(hostilePdfs))(
      '%s: gives a clear reason and keeps serving',
      async (name) => {
        const content = hostilePdfs[name]?.() ?? Buffer.alloc(0);
        const { url } = await store(content);
        const refusal = await api.refused('parseResume', parse(url));
        expect(refusal).toMatchObject({
          status: 422,
          code: expect.stringMatching(
            /^(no_pages|password_protected|too_large|damaged|no_text|not_a_resume|timeout)$/,
          ),
          detail: expect.stringMatching(/\.$/),
        });
        expect((await api.app.inject('/health')).statusCode).toBe(200);
        const { output } = await api.ok('parseResume', parse((await store(pdf)).url));
        expect(output.firstname).toBe('Marisol');
      },
    );
  });
});
