import type { FastifyReply } from 'fastify';

/** A 200 answer that is not JSON: an unchanged file with its media type. */
export class FileAnswer {
  readonly bytes: Buffer;
  readonly type: string;

  constructor(bytes: Buffer, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

/**
 * Sends a file that a person uploaded. Opened by its own address it is a document of our origin,
 * so it must not run anything or be treated as another type (every answer has nosniff).
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
    .send(file.bytes);
}
