import type { FastifyInstance } from 'fastify';

/** A call that the test answers when it wants. */
export interface HeldCall {
  readonly request: Request;
  /** The server does what was asked, and its answer arrives. */
  readonly answer: () => Promise<void>;
  /** The server does what was asked, and its answer never arrives. */
  readonly lose: () => Promise<void>;
  /** The call does not reach the server, but what stands before it answers. */
  readonly reply: (answer: Response) => void;
  /** The call does not reach the server. */
  readonly cut: () => void;
}

/** Between the mounted app and the server in this process, where calls are held or cut. */
export interface Edge {
  /** The calls since the app was opened, such as "POST /api/user/userSkill". */
  readonly asked: () => readonly string[];
  /** Holds the next call that fits, such as "POST /api/user/userSkill". */
  readonly hold: (call: RegExp) => Promise<HeldCall>;
  /** Cuts every call that fits until the returned function is called. */
  readonly cutAll: (call: RegExp) => () => void;
  readonly reset: () => void;
}

const cutOff = () => new TypeError('Failed to fetch');

let current: ((request: Request) => Promise<Response>) | null = null;

// Set when the window is made, before the app's clients are loaded, which keep it.
globalThis.fetch = async (input, init) => {
  if (current === null) throw cutOff();
  return current(new Request(input, init));
};

/** Sends what the app fetches to the server, without a network. */
export function openEdge(server: () => FastifyInstance): Edge {
  let asked: string[] = [];
  let holds: { call: RegExp; take: (held: HeldCall) => void }[] = [];
  let cuts: RegExp[] = [];

  const pass = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const { rawPayload, statusCode, headers } = await server().inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host: 'localhost' },
      ...(payload.length > 0 ? { payload } : {}),
    });
    const body = rawPayload.length > 0 ? new Uint8Array(rawPayload) : null;
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  };

  const held = (request: Request, take: (held: HeldCall) => void) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    const cut = () => reject(cutOff());
    const answer = () => pass(request).then(resolve);
    take({ request, answer, reply: resolve, cut, lose: () => pass(request).then(cut) });
    return promise;
  };

  current = async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(call);
    if (cuts.some((cut) => cut.test(call))) throw cutOff();
    const hold = holds.find((one) => one.call.test(call));
    if (hold === undefined) return pass(request);
    holds = holds.filter((one) => one !== hold);
    return held(request, hold.take);
  };

  return {
    asked: () => asked,
    hold: (call) => new Promise((take) => holds.push({ call, take })),
    cutAll: (call) => {
      cuts.push(call);
      return () => {
        cuts = cuts.filter((one) => one !== call);
      };
    },
    reset: () => {
      asked = [];
      holds = [];
      cuts = [];
    },
  };
}
