import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import readMultipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { multipart } from '#tests/support/api.ts';
import { rememberCaller } from './callers.ts';
import { Problem } from './problem.ts';
import { openUploadFolder, type UploadFolder } from './uploadFolder.ts';
import { openUploads, type UploadedFile } from './uploads.ts';

const rules = { maxBytes: 1_000_000, tooLarge: 'Too large.', noFile: 'No file.' };
let home = '';
let path = '';
let folder: UploadFolder;
let app: FastifyInstance;
let keep: (file: UploadedFile) => Promise<unknown>;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'our-ability-test-'));
  path = join(home, 'uploads');
  folder = openUploadFolder(path);
  const receiveUpload = openUploads(folder);
  app = fastify();
  // As the server answers a Problem.
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Problem ? error.status : 500).send(),
  );
  await app.register(readMultipart, { limits: { files: 1, fields: 0, parts: 1 } });
  app.route<{ Params: { person: string } }>({
    method: 'POST',
    url: '/:person',
    handler: async (request) => {
      rememberCaller(request, { userGuid: request.params.person, role: 2, family: '' });
      return { kept: await receiveUpload(request, rules, keep) };
    },
  });
});
afterEach(async () => {
  await app.close();
  await folder.close();
  await rm(home, { recursive: true, force: true });
});

const send = (person: number, content: Uint8Array) => {
  const { headers, payload } = multipart({ name: 'resume.pdf', content });
  return app.inject({ method: 'POST', url: `/${person}`, headers, payload });
};
const left = () => readdirSync(path);

test('has two of 30 uploads in memory at once, each whole, and none in its folder', async () => {
  let here = 0;
  let most = 0;
  keep = async ({ content }) => {
    here += 1;
    most = Math.max(most, here);
    // The others arrive meanwhile.
    for (let n = 0; n < 50; n += 1) await new Promise(setImmediate);
    here -= 1;
    return [content.length, content[0]];
  };
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_none, person) =>
      send(person, new Uint8Array(200_000).fill(person)),
    ),
  );
  expect(answers.map((answer) => answer.json().kept)).toEqual(
    answers.map((_answer, person) => [200_000, person]),
  );
  expect(most).toBe(2);
  expect(left()).toEqual([]);
});

test('leaves no file when it is too large, or cannot be kept', async () => {
  keep = async () => Promise.reject(new Error('The database is away.'));
  const statuses = [
    (await send(1, new Uint8Array(rules.maxBytes + 1))).statusCode,
    (await send(1, new Uint8Array(10))).statusCode,
  ];
  expect(statuses).toEqual([413, 500]);
  expect(left()).toEqual([]);
});

test('leaves no file when the connection ends in the middle', async () => {
  const cut = Readable.from(
    (function* () {
      yield Buffer.alloc(100_000);
      throw new Error('cut');
    })(),
  );
  await expect(folder.receive(cut)).rejects.toThrow('cut');
  expect(left()).toEqual([]);
});

test('receives a file when its folder was removed meanwhile, or could not be made before', async () => {
  keep = async ({ content }) => content.length;
  writeFileSync(path, 'in the way');
  expect((await send(1, new Uint8Array(10))).statusCode).toBe(500);
  await rm(path);
  expect((await send(1, new Uint8Array(10))).json()).toEqual({ kept: 10 });
  await rm(path, { recursive: true });
  expect((await send(1, new Uint8Array(10))).json()).toEqual({ kept: 10 });
});

test('lets no other account into the folder, and is gone with the server', async () => {
  keep = async () => (statSync(path).mode & 0o777).toString(8);
  expect((await send(1, new Uint8Array(10))).json()).toEqual({ kept: '700' });
  await folder.close();
  expect(existsSync(path)).toBe(false);
});

test('sweeps what a process has left that was killed', async () => {
  mkdirSync(path);
  writeFileSync(join(path, 'left'), 'a resume');
  await folder.sweep();
  expect(existsSync(path)).toBe(false);
});
