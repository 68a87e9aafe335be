import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Caller, LoadServer } from './loadServer.ts';

/** Milliseconds of each call of an address, one call after the other. */
type Times = Readonly<Record<string, readonly number[]>>;

/** How long two calls take while nobody signs in, and while everybody does at once. */
export async function measureBurst(
  server: LoadServer,
  caller: Caller,
  people: number,
): Promise<{ quiet: Times; storm: Times; seconds: number }> {
  const probe = (path: string) => {
    const workerData = { url: server.url + path, token: caller.token };
    const thread = new Worker(new URL('probe.ts', import.meta.url), { workerData });
    return async (): Promise<number[]> => {
      const answered = once(thread, 'message');
      thread.postMessage('stop');
      const [times] = (await answered) as [number[]];
      return times;
    };
  };
  const during = async (work: () => Promise<unknown>): Promise<Times> => {
    const stopHealth = probe('/health');
    const stopRead = probe('/api/user/draft');
    await work();
    return { '/health': await stopHealth(), 'signed-in read': await stopRead() };
  };
  const quiet = await during(() => new Promise((done) => setTimeout(done, 3_000)));
  const before = performance.now();
  const storm = await during(() =>
    Promise.all(
      Array.from({ length: people }, (_none, person) => [
        server.signIn(person),
        server.signIn(person, 'Wrong&Lantern42'),
      ]).flat(),
    ),
  );
  return { quiet, storm, seconds: (performance.now() - before) / 1000 };
}
