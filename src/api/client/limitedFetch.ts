/** How long a call may take, in milliseconds: the answer with all of its body. */
export const CALL_LIMIT_MS = 15_000;
/** For sending a file on a slow line, and for reading a resume. */
export const LONG_CALL_LIMIT_MS = 180_000;

/** An answer of these has no body, and a Response with one cannot be made. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Like fetch, but nobody waits for ever: an answer that has not wholly come within the limit
 * fails as a TimeoutError.
 */
export function limitedFetch(limitMs: number) {
  return async (request: Request): Promise<Response> => {
    const isFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new DOMException('No answer in time.', 'TimeoutError')),
      isFile ? LONG_CALL_LIMIT_MS : limitMs,
    );
    try {
      const answer = await fetch(request, {
        signal: AbortSignal.any([request.signal, limit.signal]),
      });
      const { status, statusText, headers } = answer;
      const body = await answer.arrayBuffer();
      return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
    } finally {
      clearTimeout(timer);
    }
  };
}
