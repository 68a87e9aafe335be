import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { serveApp, type ServedApp } from './servedApp.ts';
import { isRequest, isServedOptions, type Reply } from './serverMessages.ts';

/**
 * One process for the servers of all browser tests: loading and warming up the program costs more
 * than what a test asks of it. Each connection is one app with a database and a clock of its own;
 * its first line has the options, each further line is a request. It ends with its connection.
 */
const host = createServer((socket) => void serve(socket));
process.on('disconnect', () => process.exit());
host.listen(0, '127.0.0.1', () => process.send?.(host.address()));

async function serve(socket: Socket): Promise<void> {
  const send = (reply: Reply) => {
    if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
  };
  let app: ServedApp | undefined;
  // A worker that is ended drops its connection.
  socket.on('error', () => socket.destroy());
  try {
    for await (const line of createInterface({ input: socket })) {
      const message: unknown = JSON.parse(line);
      if (app && isRequest(message)) void app.answer(message).then(send);
      else if (!app && isServedOptions(message)) {
        app = await serveApp(message);
        send({ kind: 'ready', url: app.url });
      }
    }
  } catch (error) {
    send({ kind: 'failed', id: 0, error: String(error) });
  } finally {
    socket.end();
    await app?.close();
  }
}
