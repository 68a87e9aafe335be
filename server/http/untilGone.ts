import type { FastifyRequest } from 'fastify';

/**
 * A signal that aborts when the connection closes before the work is done: nobody waits for it any more. (Fastify's
 * own `request.signal` already aborts when the body of the request has been read.)
 */
export async function untilGone<Result>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  socket.once('close', abort);
  // It may have closed while the request waited its turn.
  if (socket.destroyed) abort();
  try {
    return await work(controller.signal);
  } finally {
    socket.off('close', abort);
  }
}
