import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread of its own, so that what the main thread sends at the same time does not count: calls
 * an address, one call after the other, until it is told to stop, and answers the milliseconds
 * of each.
 */
const { url, token } = workerData as { url: string; token: string };
const over = new AbortController();
parentPort?.once('message', () => over.abort());

const times: number[] = [];
while (!over.signal.aborted) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  times.push(performance.now() - start);
}
parentPort?.postMessage(times);
