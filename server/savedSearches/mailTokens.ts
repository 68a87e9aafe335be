import { createHash, createHmac } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { secretFor } from '#server/identity/sharedSecret.ts';

/** What the tokens of this server are made from. */
export const mailSecretFor = (db: Db): Promise<Buffer> => secretFor(db, 'mails about new jobs');

/**
 * The token in the mails of a search: it stops or keeps them without a sign-in. It is the same in
 * every mail, so that an old one works too; the database has only its hash.
 * @param secret of this server
 */
export const mailToken = (secret: Buffer, searchGuid: string): string =>
  createHmac('sha256', secret).update(searchGuid.toLowerCase()).digest('base64url');

/** What the database knows of a token. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
