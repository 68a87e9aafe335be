import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ readingMsAnHour: 1 });
});
afterAll(() => api.close());

const file = { name: 'resume.pdf', content: textPdf(sampleResumeLines) };

it('makes a person wait whose files took an hour’s share, and reads those of others', async () => {
  const [eager, other] = [await api.person(), await api.person()];
  const { url: filename } = await api.ok('storeResume', { as: eager, file });
  await api.ok('parseResume', { as: eager, body: { filename } });
  const { status, headers, body } = await api.call('parseResume', {
    as: eager,
    body: { filename },
  });
  expect({ status, body }).toMatchObject({
    status: 429,
    body: {
      code: 'reading_share_used',
      detail: expect.stringMatching(/Please wait (60|59) minutes and try again/),
    },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  const { url } = await api.ok('storeResume', { as: other, file });
  await api.ok('parseResume', { as: other, body: { filename: url } });
});

it('keeps no id of a person where it counts', async () => {
  const robin = await api.person();
  const { url: filename } = await api.ok('storeResume', { as: robin, file });
  await api.ok('parseResume', { as: robin, body: { filename } });
  const counts = await api.database.db.selectFrom('rate_limit').selectAll().execute();
  expect(counts.length).toBeGreaterThan(0);
  expect(JSON.stringify(counts)).not.toContain(robin.userGuid);
});
