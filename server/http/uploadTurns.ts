import type { FastifyRequest } from 'fastify';
import { byPerson } from '#server/http/callers.ts';
import { Problem } from '#server/http/problem.ts';
import { openTurns } from '#server/http/turns.ts';

/** Files that a process receives at the same time, each of at most 20 MB and on disk. */
const filesAtOnce = 16;
/** Nothing of a waiting request is read beyond what its connection has brought already. */
const waiting = 100;
/** A person sends one file at a time; a second window may. */
const perPerson = 2;

/**
 * Runs the receiving and storing of a file in its turn. An upload is counted before its body is
 * read, and one person's uploads cannot fill the places of all others.
 * @throws Problem 429 too_many_uploads, 503 busy
 */
export type InUploadTurn = <Result>(
  request: FastifyRequest,
  receive: () => Promise<Result>,
) => Promise<Result>;

/** Opens the places that the uploads of a process share. */
export function openUploadTurns(): InUploadTurn {
  const turns = openTurns({
    atOnce: filesAtOnce,
    waiting,
    full: () =>
      new Problem(
        503,
        'busy',
        'Many people are sending files at this moment. Please wait a few seconds and try again.',
        { retryAfter: 10 },
      ),
  });
  const underWay = new Map<string, number>();
  return async (request, receive) => {
    const person = byPerson(request);
    const count = underWay.get(person) ?? 0;
    if (count >= perPerson)
      throw new Problem(
        429,
        'too_many_uploads',
        'Two of your files are being sent already. Please wait until one has arrived.',
        { retryAfter: 5 },
      );
    underWay.set(person, count + 1);
    try {
      return await turns.run(receive);
    } finally {
      const left = (underWay.get(person) ?? 1) - 1;
      if (left > 0) underWay.set(person, left);
      else underWay.delete(person);
    }
  };
}
