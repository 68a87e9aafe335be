import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Proxy {
  readonly url: string;
  /** No call goes to this copy any more. */
  readonly leaveOut: (copy: number) => void;
  readonly close: () => Promise<void>;
}

/**
 * A proxy before several copies, like a provider's: each call goes to the next one, or to the one
 * named by the header `x-copy` (0 for the first). Copies that do not listen are skipped; the
 * caller's address is passed on.
 */
export async function startProxy(urls: readonly string[]): Promise<Proxy> {
  const living = new Set(urls.keys());
  let turn = 0;
  /** The copies that may answer, the one whose turn it is first. */
  const candidates = (named: string | string[] | undefined): number[] => {
    if (typeof named === 'string') return [Number(named)];
    const copies = [...living];
    const first = turn++ % Math.max(1, copies.length);
    return [...copies.slice(first), ...copies.slice(0, first)];
  };
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await buffer(incoming);
      for (const copy of candidates(incoming.headers['x-copy'])) {
        const answer = await forward(urls[copy] ?? '', incoming, body);
        if (!answer) continue;
        pass(answer, outgoing);
        return;
      }
      outgoing.writeHead(502).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    leaveOut: (copy) => living.delete(copy),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @returns null when the copy gives no answer */
function forward(url: string, incoming: IncomingMessage, body: Buffer) {
  const { headers, method = 'GET', socket } = incoming;
  const from = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return new Promise<IncomingMessage | null>((done) => {
    const outward = request(new URL(incoming.url ?? '/', url), {
      method,
      headers: { ...headers, 'x-forwarded-for': from },
      agent: false,
    });
    outward.once('response', done);
    outward.once('error', () => done(null));
    outward.end(body);
  });
}

function pass(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.once('error', () => outgoing.destroy());
  answer.pipe(outgoing);
}
