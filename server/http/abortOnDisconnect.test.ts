import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { abortOnDisconnect } from './abortOnDisconnect.ts';

let app = fastify();
let port = 0;
let begun = Promise.withResolvers<AbortSignal>();
let finish = Promise.withResolvers<string>();
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  begun = Promise.withResolvers();
  finish = Promise.withResolvers();
  app.post('/', (request) =>
    abortOnDisconnect(request, (signal) => {
      begun.resolve(signal);
      return finish.promise;
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

const request =
  'POST / HTTP/1.1\r\nhost: test\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nhi';

it('lets the work run while the caller waits', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const signal = await begun.promise;
  finish.resolve('done');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('done');
  expect(signal.aborted).toBe(false);
  socket.destroy();
});

it('aborts the work when the caller disconnects', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const signal = await begun.promise;
  socket.destroy();
  await once(signal, 'abort');
  expect(signal.aborted).toBe(true);
  finish.resolve('nobody hears this');
});
