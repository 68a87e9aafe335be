import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { FeedFault } from './fault.ts';
import { isPublicAddress, publicLookup } from './publicAddress.ts';

const mostRedirects = 5;
/** Without a byte for so long, the other side is taken for dead. */
const idleMilliseconds = 30_000;
const wholeMilliseconds = 10 * 60_000;

export interface FetchOptions {
  /** Which IP addresses may be connected to; those of the public internet by default. */
  readonly isAllowed?: (address: string) => boolean;
  /** Ends it early. */
  readonly signal?: AbortSignal;
  /** How long the other side may be silent. */
  readonly idleMs?: number;
  /** What the last answer said of itself, so that the same one need not be sent again. */
  readonly known?: Validators;
}

/** The headers ETag and Last-Modified of an answer. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** What an address answers. Reading `bytes` throws `not_found` when they end too early. */
export type FetchedFeed = Validators & { readonly bytes: AsyncIterable<Uint8Array> };

/**
 * Asks for the feed at an address. Follows up to five redirects, never connects to a private
 * address, and gives up after 30 seconds of silence or ten minutes.
 * @returns null when the feed has not changed since the known answer
 * @throws FeedFault `not_found` with the reason
 */
export async function fetchFeed(
  address: string,
  {
    isAllowed = isPublicAddress,
    known,
    signal: stop,
    idleMs = idleMilliseconds,
  }: FetchOptions = {},
): Promise<FetchedFeed | null> {
  const signal = AbortSignal.any([AbortSignal.timeout(wholeMilliseconds), ...(stop ? [stop] : [])]);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, { isAllowed, signal, idleMs, headers: conditions(known) });
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) {
        const { etag = null, 'last-modified': lastModified = null } = headers;
        return { etag, lastModified, bytes: bytesOf(answer) };
      }
      answer.destroy();
      if (statusCode === 304 && known) return null;
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw new FeedFault('not_found', `The address answers with the status ${statusCode}.`);
      }
      url = new URL(headers.location, url);
    }
    throw new FeedFault('not_found', 'The address leads on to others without an end.');
  } catch (error) {
    throw faultOf(error);
  }
}

function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

async function* bytesOf(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of answer) yield chunk as Uint8Array;
  } catch (error) {
    throw faultOf(error);
  } finally {
    answer.destroy();
  }
}

const faultOf = (error: unknown): FeedFault =>
  error instanceof FeedFault ? error : new FeedFault('not_found', reasonOf(error));

async function ask(
  url: URL,
  options: {
    readonly isAllowed: (address: string) => boolean;
    readonly signal: AbortSignal;
    readonly idleMs: number;
    readonly headers: Readonly<Record<string, string>>;
  },
): Promise<IncomingMessage> {
  const { isAllowed, signal, idleMs, headers } = options;
  if (!/^https?:$/.test(url.protocol)) {
    throw new FeedFault('not_found', 'The address leads to something that is no web address.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw privateAddress();
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = start(url, {
    signal,
    timeout: idleMs,
    lookup: publicLookup(isAllowed),
    headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'OurAbility-feeds' },
    // A connection that is kept could be one that was allowed for another purpose.
    agent: false,
  });
  request.on('timeout', () => request.destroy(Object.assign(new Error('idle'), { code: 'EIDLE' })));
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

const privateAddress = () =>
  new FeedFault('not_found', 'The address is one of a private network, which is never read.');

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EPRIVATE') return privateAddress().message;
  if (code === 'ENOTFOUND') return 'There is no such address. Please check its spelling.';
  if (code === 'EIDLE') return 'The address did not answer for 30 seconds.';
  if (code === 'ABORT_ERR') return 'The address did not send everything within ten minutes.';
  if (code === 'ERR_INVALID_URL') return 'This is no valid web address.';
  return 'The address could not be read. Please try again later.';
}
