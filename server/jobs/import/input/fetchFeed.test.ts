import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchFeed, type FetchOptions } from './fetchFeed.ts';
import { isPublicAddress } from './publicAddress.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of this machine, which only a test may read. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const here: FetchOptions = { isAllowed: (address) => address === '127.0.0.1' };

async function read(address: string, options: FetchOptions = here): Promise<string> {
  const answer = await fetchFeed(address, options);
  const parts: Uint8Array[] = [];
  for await (const part of answer?.bytes ?? []) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe('fetching a feed', () => {
  it('gives the bytes, and nothing when they did not change', async () => {
    const url = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"v1"') {
        response.writeHead(304).end();
        return;
      }
      response.writeHead(200, { etag: '"v1"', 'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT' });
      response.end('jobs');
    });
    expect(await read(url)).toBe('jobs');
    const first = await fetchFeed(url, here);
    expect(first).toMatchObject({ etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT' });
    const known = { etag: first?.etag ?? null, lastModified: first?.lastModified ?? null };
    expect(await fetchFeed(url, { ...here, known })).toBeNull();
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('never connects to %s', async (address) => {
    await expect(fetchFeed(address)).rejects.toThrow(/private network/);
  });

  it('asks for permission for the address of each redirect, and of a name when it connects', async () => {
    const asked: string[] = [];
    const inner = await serve((_request, response) => response.end('secret'));
    const outer = await serve((_request, response) =>
      response.writeHead(302, { location: inner.replace('127.0.0.1', 'localhost') }).end(),
    );
    const once = {
      isAllowed: (address: string) => asked.push(address) === 1,
    };
    await expect(read(outer, once)).rejects.toThrow(/private network/);
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each([
    ['file:///etc/passwd', /no web address/],
    ['gopher://example.org/', /no web address/],
    ['no address', /no valid web address/],
  ])('reads nothing from %s', async (address, message) => {
    await expect(fetchFeed(address)).rejects.toThrow(message);
  });

  it('follows a few redirects and no more', async () => {
    const url: string = await serve((request, response) => {
      const left = Number(request.url?.slice(1) || 0);
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
      else response.end('there');
    });
    expect(await read(`${url}/5`)).toBe('there');
    await expect(read(`${url}/6`)).rejects.toThrow(/without an end/);
  });

  it('says what an address answers that is no feed', async () => {
    const url = await serve((_request, response) => response.writeHead(503).end());
    await expect(read(url)).rejects.toThrow(/status 503/);
  });

  it('gives up on an address that never answers, and on one that stops in the middle', async () => {
    const silent = await serve(() => undefined);
    await expect(read(silent, { ...here, idleMs: 50 })).rejects.toThrow(/did not answer/);
    const stops = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
    });
    await expect(read(stops, { ...here, idleMs: 50 })).rejects.toThrow(/could not be read|answer/);
  });

  it('says so when the answer is cut', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    await expect(read(url)).rejects.toThrow(/could not be read/);
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['localhost', false],
])('tells whether %s is of the public internet', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
