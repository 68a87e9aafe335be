import type { FastifyRequest } from 'fastify';
import type { Access } from '#server/http/access.ts';
import type { FileAnswer } from '#server/http/fileAnswer.ts';

/** Who is calling, known from the access token alone. */
export interface Caller {
  readonly userGuid: string;
  readonly role: 1 | 2 | 3 | 4;
  /** The sign-in this token comes from. Ending it ends the token. */
  readonly family: string;
}

type Get<T, K extends string> = T extends { [key in K]?: infer V } ? Exclude<V, undefined> : never;
type Content<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type BodyOf<Op> = [Get<Op, 'requestBody'>] extends [never]
  ? undefined
  : Content<Get<Op, 'requestBody'>>;
type OrEmpty<T> = [T] extends [never] ? Record<never, never> : T;

/** What a handler gets: the validated parts of the request and the caller. */
export interface Input<Op> {
  readonly path: OrEmpty<Get<Get<Op, 'parameters'>, 'path'>>;
  readonly query: OrEmpty<Get<Get<Op, 'parameters'>, 'query'>>;
  readonly body: BodyOf<Op>;
  /** Present on every operation except public ones. */
  readonly caller: Caller;
  /** By which right the policy let the request through. */
  readonly access: Access;
  /** The If-Match header without quotes; null when it was not sent. */
  readonly ifMatch: string | null;
  /** The Idempotency-Key header without quotes; null when it was not sent. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
  /** Sends a Set-Cookie header with the answer. */
  readonly setCookie: (cookie: string) => void;
  /** Says in the header X-Total-Count how many the whole list has. */
  readonly setTotal: (total: number) => void;
}

type Answer<T> = T extends { content: { 'application/json': infer B } }
  ? B
  : T extends { content: Record<string, unknown> }
    ? FileAnswer
    : undefined;

/** The body of the 200 response; a file when it is not JSON. */
export type Output<Op> = Op extends { responses: { 200: infer R } } ? Answer<R> : never;

/** One handler for each operation of a contract, typed by it. */
export type Handlers<Ops> = {
  readonly [Id in keyof Ops]: (input: Input<Ops[Id]>) => Promise<Output<Ops[Id]>>;
};
