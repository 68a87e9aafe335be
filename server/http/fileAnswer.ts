import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A 200 answer that is not JSON: a file with its media type. */
export class FileAnswer {
  readonly bytes: Buffer | Readable;
  readonly type: string;
  /** The name to keep it by, when it is to be kept and not shown. */
  readonly fileName: string | undefined;

  constructor(bytes: Buffer | Readable, type: string, fileName?: string) {
    this.bytes = bytes;
    this.type = type;
    this.fileName = fileName;
  }
}

/**
 * Sends a file that a person uploaded. Opened by its own address it is a document of our origin,
 * so it must not run anything or be treated as another type (every answer has nosniff).
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.fileName !== undefined)
    reply.header('content-disposition', `attachment; filename="${file.fileName}"`);
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
    .send(file.bytes);
}
