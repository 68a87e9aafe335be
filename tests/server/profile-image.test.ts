import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#domain/limits.ts';
import {
  exifOfCamera,
  jpegSegment,
  testJpeg,
  testPng,
} from '#server/profiles/images/testPictures.ts';
import { multipart, openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

let api: TestApi;
let robin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  let clock = Date.parse('2026-11-20T15:00:00Z');
  api = await openApi({ now: () => new Date((clock += 1)) });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
  other = await api.person();
});

const own = (as = robin) => ({ as, path: { id: as.userGuid } });
const store = (content: Buffer, as = robin, name = 'me.png') =>
  api.ok('storeProfileImage', { ...own(as), file: { name, content } });
const refuse = (content: Buffer) =>
  api.refused('storeProfileImage', { ...own(), file: { name: 'me.png', content } });
const noImage = { status: 404, code: 'no_image' };

it('is missing, then set, then replaced, then deleted', async () => {
  const before = await api.ok('getUser', own());
  expect(before).toMatchObject({ ProfileImage: null, MIME: null });
  expect(await api.refused('getProfileImage', own())).toMatchObject(noImage);
  const first = await store(testPng());
  expect(first).toMatchObject({
    MIME: 'image/png',
    message: 'Profile image uploaded successfully',
  });
  expect(await api.call('getProfileImage', own())).toMatchObject({ status: 200, body: testPng() });
  const second = await store(testJpeg());
  expect(second.MIME).toBe('image/jpeg');
  expect(second.ProfileImage).not.toBe(first.ProfileImage);
  expect(await api.ok('getUser', own())).toMatchObject({ ProfileImage: second.ProfileImage });
  expect((await api.call('getProfileImage', own())).body).toEqual(testJpeg());
  expect(await api.ok('deleteProfileImage', own())).toEqual({
    message: 'Profile image deleted successfully',
  });
  expect(await api.refused('deleteProfileImage', own())).toMatchObject(noImage);
  expect(await api.ok('getUser', own())).toMatchObject({ ProfileImage: null, MIME: null });
});

it('is found at the address that the user has it at, by its owner alone', async () => {
  const { ProfileImage } = await store(testPng());
  const get = (as: TestPerson | null) =>
    api.app.inject({
      url: `/api/user${ProfileImage}`,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    });
  const answer = await get(robin);
  expect(answer.rawPayload).toEqual(testPng());
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await get(other)).statusCode).toBe(403);
  expect((await get(null)).statusCode).toBe(401);
});

it('is stored without the place, camera and name of the photo', async () => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOfCamera('II', 1)]);
  await store(testJpeg({ beside: [jpegSegment(0xe1, exif), jpegSegment(0xfe, 'by Robin')] }));
  const { content } = await api.database.db
    .selectFrom('profile_image')
    .where('user_guid', '=', robin.userGuid)
    .select('content')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(content)).toEqual(testJpeg());
});

it("is deleted without touching another person's", async () => {
  await store(testPng());
  await store(testJpeg(), other);
  await api.ok('deleteProfileImage', own());
  expect((await api.call('getProfileImage', own(other))).body).toEqual(testJpeg());
});

it('keeps the version of the basic details, so that an open form can still be saved', async () => {
  const path = { guid: robin.userGuid };
  const { _etag } = await api.ok('getUser', own());
  await store(testPng());
  const body = { Phone: '315-555-0142' };
  const saved = await api.ok('updateUser', { as: robin, path, ifMatch: _etag, body });
  expect(saved.MIME).toBe('image/png');
});

describe('a file that is no usable picture', () => {
  it.each([
    ['a page of HTML', Buffer.from('<!doctype html><p>me</p>'), 415, 'not_an_image'],
    ['a GIF', Buffer.from('GIF89a'), 415, 'not_an_image'],
    ['nothing', Buffer.alloc(0), 415, 'not_an_image'],
    ['half a picture', testPng().subarray(0, 50), 422, 'damaged_image'],
    [
      'a billion pixels',
      testPng({ size: { width: 40_000, height: 40_000 } }),
      422,
      'too_many_pixels',
    ],
  ])('is refused: %s', async (_what, content, status, code) => {
    expect(await refuse(content)).toMatchObject({ status, code });
    expect(await api.refused('getProfileImage', own())).toMatchObject(noImage);
  });

  it('is rejected with the sentence for its kind, whatever its name', async () => {
    expect(await refuse(Buffer.from('%PDF-1.7'))).toMatchObject({
      detail: 'Only Images are allowed ( JPG | PNG )',
    });
  });

  it('leaves the earlier picture unchanged', async () => {
    await store(testPng());
    await refuse(Buffer.from('GIF89a'));
    expect((await api.call('getProfileImage', own())).body).toEqual(testPng());
  });

  it('accepts a file as large as the limit, and not one byte more', async () => {
    const bare = testPng().length;
    const largest = testPng({ after: Buffer.alloc(IMAGE_MAX_BYTES - bare) });
    expect(largest).toHaveLength(20_971_520);
    await store(largest);
    expect(await refuse(Buffer.concat([largest, Buffer.from(' ')]))).toMatchObject({
      status: 413,
      code: 'too_large',
      detail: 'Maximum size allowed is 20 MB',
    });
  });

  it('is rejected when it is not one whole file', async () => {
    const { payload, headers } = multipart({ name: 'me.png', content: testPng() });
    const send = async (content: Buffer | string, type: Record<string, string>) => {
      const response = await api.app.inject({
        method: 'POST',
        url: `/api/user/User/profileImage/${robin.userGuid}`,
        headers: { ...type, authorization: `Bearer ${robin.token}` },
        payload: content,
      });
      return [response.statusCode, response.json().code];
    };
    const boundary = headers['content-type']?.split('boundary=')[1];
    expect(await send(payload.subarray(0, -60), headers)).toEqual([400, 'upload_cut_off']);
    expect(await send(`--${boundary}--\r\n`, headers)).toEqual([400, 'no_file']);
    expect(await send('{}', { 'content-type': 'application/json' })).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });
});
