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
  /** Those that got no answer or an error, with the status, in the order of their ends. */
  readonly failed: () => readonly string[];
  /** Holds the next call that fits, such as "POST /api/user/userSkill". */
  readonly hold: (call: RegExp) => Promise<HeldCall>;
  /** Cuts every call that fits until the returned function is called. */
  readonly cutAll: (call: RegExp) => () => void;
  /** Answers every call that fits in this way, until the returned function is called. */
  readonly answerAll: (call: RegExp, reply: Reply) => () => void;
  /** The app is opened again: what it asked before is forgotten. */
  readonly forget: () => void;
  /** The page is gone: the server does what was asked, and its answer reaches nobody. */
  readonly leave: () => void;
  readonly reset: () => void;
}

type Reply = (request: Request) => Promise<Response>;

/** What a page that is gone hears. */
const nobody = () => new Promise<never>(() => {});
const cutOff = () => new TypeError('Failed to fetch');

let current: ((request: Request) => Promise<Response>) | null = null;

// Set when the window is made, before the app's clients are loaded, which keep it.
globalThis.fetch = async (input, init) => {
  if (current === null) throw cutOff();
  return current(new Request(input, init));
};

/** The headers that a Response takes; what is inject's own about the bytes is left out. */
function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => typeof value === 'string' && !/^content-(length|encoding)$/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Sends what the app fetches to the server, without a network. */
export function openEdge(server: () => FastifyInstance): Edge {
  let asked: string[] = [];
  let failed: string[] = [];
  let page = {};
  let holds: { call: RegExp; take: (held: HeldCall) => void }[] = [];
  let replies: { call: RegExp; reply: Reply }[] = [];

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
      headers: textsOf(headers),
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

  const reply = (request: Request, call: string): Promise<Response> => {
    const own = replies.find((one) => one.call.test(call));
    if (own !== undefined) return own.reply(request);
    const hold = holds.find((one) => one.call.test(call));
    if (hold === undefined) return pass(request);
    holds = holds.filter((one) => one !== hold);
    return held(request, hold.take);
  };

  current = async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const asking = page;
    asked.push(call);
    try {
      const answer = await reply(request, call);
      if (!answer.ok) failed.push(`${call}: ${answer.status}`);
      return asking === page ? answer : await nobody();
    } catch (error) {
      failed.push(`${call}: ${String(error)}`);
      if (asking !== page) return nobody();
      throw error;
    }
  };

  const answerAll = (call: RegExp, reply: Reply) => {
    const own = { call, reply };
    replies.push(own);
    return () => {
      replies = replies.filter((one) => one !== own);
    };
  };

  return {
    asked: () => asked,
    failed: () => failed,
    hold: (call) => new Promise((take) => holds.push({ call, take })),
    cutAll: (call) => answerAll(call, () => Promise.reject(cutOff())),
    answerAll,
    forget: () => {
      asked = [];
      failed = [];
    },
    leave: () => {
      page = {};
    },
    reset: () => {
      asked = [];
      failed = [];
      holds = [];
      replies = [];
    },
  };
}
