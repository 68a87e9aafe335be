import type { Limits } from './limits.ts';
import { internal } from './sections.ts';

type Reply = (request: Request) => Promise<Response>;

const answer =
  (body: string, status: number, type: string): Reply =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

/** What a call meets that stands before the server or is not it, and what the page then says. */
export function faultsWith(limits: Limits): readonly (readonly [string, Reply, string])[] {
  return [
    [
      'no answer',
      limits.hang,
      'The server took too long to answer. Try again. Nothing you typed is lost.',
    ],
    [
      'a 429 of another program',
      answer('<p>undefined</p>', 429, 'text/html'),
      'The server has too many requests at the moment. Wait a minute, then try again.',
    ],
    ['a 502 with a page of HTML', answer('<p>undefined</p>', 502, 'text/html'), internal],
    [
      'an answer of another shape',
      answer('[[]]', 200, 'application/json'),
      'Something went wrong. Please try again. Nothing you typed is lost.',
    ],
  ];
}

/** Words that show what is not there. */
export const odd = /undefined|\[object|NaN/;
