import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Turns } from '#server/http/turns.ts';

/**
 * A hook that lets a request in when it is its turn. The turn lasts until the answer was sent or
 * the caller is gone.
 * @throws what the turns give when too many wait
 */
export function waitForTurn(turns: Turns) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const over = new Promise<void>((done) => finished(reply.raw, () => done()));
    await new Promise<void>((begin, refuse) => {
      const turn = turns.run(() => {
        begin();
        return over;
      });
      turn.catch(refuse);
    });
  };
}
