import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isRole } from '#domain/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Database, Db } from '#server/database/connect.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { deleteExpiredCodes } from '#server/identity/codeQueries.ts';
import {
  findRefreshToken,
  deleteExpiredFamilies,
  insertFamily,
  insertRefreshToken,
  isFamilyAlive,
  revokeFamily,
  consumeRefreshToken,
} from '#server/identity/familyQueries.ts';
import { type Account, findAccount } from '#server/identity/queries.ts';
import { deleteSignUpsBefore } from '#server/identity/signUpQueries.ts';
import { openSigningKey, signingAlgorithm, type SigningKey } from '#server/identity/signingKey.ts';

const issuer = 'our-ability';
const accessMs = 15 * 60 * 1000;
const refreshMs = 14 * 24 * 60 * 60 * 1000;
/** Two tabs can renew with the same token. Within this time the second gets the same answer. */
const graceMs = 10_000;

/** Each kind has its own audience, so that none is accepted in place of another. */
const audiences = { access: 'api', refresh: 'renewal', id: 'browser' } as const;
type Kind = keyof typeof audiences;

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
}

export interface Tokens {
  /**
   * The caller of a request by its Bearer token; null when it is
   * missing, expired, forged or revoked.
   */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | null>;
  /** Starts a session. */
  readonly issue: (account: Account) => Promise<IssuedTokens>;
  /**
   * Consumes a refresh token. Reuse revokes its whole family, except
   * within ten seconds of the first use.
   * @returns null when it is not valid
   */
  readonly refresh: (refreshToken: string) => Promise<{ access: string; refresh: string } | null>;
  /** Revokes the session of a refresh token, even of an expired one. */
  readonly revoke: (refreshToken: string) => Promise<void>;
}

/**
 * Issues JSON Web Tokens. Their families are stored, so revoking one
 * ends its access tokens at once.
 */
export async function openTokens(options: {
  readonly database: Database;
  readonly now: () => Date;
}): Promise<Tokens> {
  const { now } = options;
  const { db } = options.database;
  const key = await openSigningKey(db);

  const access = (account: Account, family: string, at: Date) =>
    sign(key, 'access', account, { sid: family }, at, new Date(at.getTime() + accessMs));
  const refresh = (account: Account, family: string, at: Date, jti: string) =>
    sign(key, 'refresh', account, { sid: family, jti }, at, new Date(at.getTime() + refreshMs));

  const storeRefreshToken = (trx: Db, family: string, at: Date, jti: string) =>
    insertRefreshToken(trx, { jti, family, expires_at: new Date(at.getTime() + refreshMs) });

  return {
    callerOf: async (request) => {
      const claims = await verify(key, 'access', bearerOf(request), now());
      if (!claims || !isRole(claims.role)) return null;
      const { sub: userGuid, role, sid: family } = claims;
      return (await isFamilyAlive(db, family, userGuid)) ? { userGuid, role, family } : null;
    },

    issue: async (account) => {
      const at = now();
      const jti = randomUUID();
      // Signing waits for a thread, so no transaction is open meanwhile.
      const family = await db.transaction().execute(async (trx) => {
        const inserted = await insertFamily(trx, account.user_guid, at);
        await storeRefreshToken(trx, inserted, at, jti);
        return inserted;
      });
      const names = {
        email: account.email,
        given_name: account.first_name,
        family_name: account.last_name,
      };
      return {
        accessToken: await access(account, family, at),
        refreshToken: await refresh(account, family, at, jti),
        idToken: await sign(key, 'id', account, names, at, new Date(at.getTime() + accessMs)),
      };
    },

    refresh: async (refreshToken) => {
      const at = now();
      const claims = await verify(key, 'refresh', refreshToken, at);
      if (!claims?.jti) return null;
      const { jti } = claims;
      const renewed = await db.transaction().execute(async (trx) => {
        const isFirstUse = await consumeRefreshToken(trx, jti, at);
        const row = await findRefreshToken(trx, jti);
        if (!row || row.revoked_at || !row.used_at) return null;
        const account = await findAccount(trx, row.user_guid);
        if (!account) return null;
        const usedAt = row.used_at;
        if (isFirstUse) await storeRefreshToken(trx, row.family, usedAt, successorId(jti));
        else if (at.getTime() - usedAt.getTime() > graceMs) {
          await revokeFamily(trx, row.family, at);
          return null;
        }
        return { account, family: row.family, usedAt };
      });
      if (!renewed) return null;
      const { account, family, usedAt } = renewed;
      // The same time and id give the same token, whichever tab asks.
      return {
        access: await access(account, family, usedAt),
        refresh: await refresh(account, family, usedAt, successorId(jti)),
      };
    },

    revoke: async (refreshToken) => {
      const claims = await verify(key, 'refresh', refreshToken, null);
      if (claims) await revokeFamily(db, claims.sid, now());
    },
  };
}

/** Deletes sign-ins and codes that expired long ago. */
export async function deleteExpiredSignIns(db: Db, at: Date): Promise<void> {
  const longAgo = new Date(at.getTime() - refreshMs);
  await deleteExpiredFamilies(db, longAgo);
  await deleteExpiredCodes(db, longAgo);
  await deleteSignUpsBefore(db, longAgo);
}

/**
 * The id of the replacing token. Always the same, so that a second answer within the
 * grace period equals the first.
 */
function successorId(jti: string): string {
  const hex = createHash('sha256').update(`after ${jti}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

async function sign(
  key: SigningKey,
  kind: Kind,
  account: Account,
  claims: Readonly<Record<string, string>>,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ ...claims, role: account.role })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: 'JWT' })
    .setSubject(account.user_guid)
    .setIssuer(issuer)
    .setAudience(audiences[kind])
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key.privateKey);
}

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly role: unknown;
  readonly jti: string | undefined;
}

/** @param at the time to check against; null accepts an expired token */
async function verify(
  key: SigningKey,
  kind: Kind,
  token: string,
  at: Date | null,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [signingAlgorithm],
      issuer,
      audience: audiences[kind],
      requiredClaims: ['sub', 'exp', 'iat', 'sid'],
      currentDate: at ?? new Date(0),
    });
    const { sub, sid, role, jti } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid, role, jti } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
