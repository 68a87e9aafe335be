import type { FastifyReply } from 'fastify';

/** The answer of an operation whose 200 is no JSON: a file as it is, with its media type. */
export class FileAnswer {
  readonly bytes: Buffer;
  readonly type: string;

  constructor(bytes: Buffer, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

/**
 * Sends a file that a person gave us. Opened by its own address it is a document of our origin, so it may run nothing
 * and be nothing but what its type says (nosniff stands on every answer).
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
    .send(file.bytes);
}
