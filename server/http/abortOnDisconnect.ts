import type { FastifyRequest } from 'fastify';

/**
 * Runs work with a signal that aborts when the connection closes, because then nobody waits for
 * the result. (Fastify's own `request.signal` already aborts once the request body was read.)
 */
export async function abortOnDisconnect<Result>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  socket.once('close', abort);
  // It can have closed while the request waited in the queue.
  if (socket.destroyed) abort();
  try {
    return await work(controller.signal);
  } finally {
    socket.off('close', abort);
  }
}
