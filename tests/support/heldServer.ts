/**
 * A server for mounted components: every call waits until the test answers it, in the order in
 * which they were asked. To be made before the clients are loaded (`vi.hoisted`), which keep
 * `fetch`.
 */
export function heldServer() {
  let asked: Request[] = [];
  let waiting: ((response: Response) => void)[] = [];
  let answers: Response[] = [];
  globalThis.fetch = (input) => {
    const request = new Request(input);
    asked.push(request);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    const answer = answers.shift();
    if (answer) resolve(answer);
    else waiting.push(resolve);
    return promise;
  };
  return {
    /** The calls so far, such as "GET /api/user/draft". */
    asked: () => asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    answer(body: unknown, status = 200) {
      const response = new Response(JSON.stringify(body), { status });
      const take = waiting.shift();
      if (take) take(response);
      else answers.push(response);
    },
    reset() {
      asked = [];
      waiting = [];
      answers = [];
    },
  };
}
