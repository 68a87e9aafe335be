import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * For what a person uploaded: opened by its own address it is a document of our origin, so it must
 * not run anything.
 */
const uploadedPolicy = "default-src 'none'; sandbox";

/** A 200 answer that is not JSON: a file with its media type. */
export class FileAnswer {
  readonly bytes: Buffer | Readable;
  readonly type: string;
  /** The name to keep it by, when it is to be kept and not shown. */
  readonly fileName: string | undefined;
  /** Content security policy. */
  readonly policy: string;

  constructor(
    bytes: Buffer | Readable,
    type: string,
    how: { readonly fileName?: string; readonly policy?: string } = {},
  ) {
    this.bytes = bytes;
    this.type = type;
    this.fileName = how.fileName;
    this.policy = how.policy ?? uploadedPolicy;
  }
}

/** Sends a file. No browser treats it as another type: every answer has nosniff. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.fileName !== undefined) reply.header('content-disposition', saveAs(file.fileName));
  return reply.header('content-security-policy', file.policy).type(file.type).send(file.bytes);
}

/** A header has ASCII alone: a name with other letters stands there a second time, in full (RFC 6266). */
function saveAs(name: string): string {
  const plain = name.replaceAll(/[^ -~]|["\\]/gu, '_');
  const inFull = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${plain}"${inFull}`;
}
