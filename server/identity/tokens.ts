import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { SESSION_IDLE_MINUTES } from '#domain/limits.ts';
import { isRole } from '#domain/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Database, Db } from '#server/database/connect.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { deleteExpiredCodes } from '#server/identity/codeQueries.ts';
import {
  type Family,
  findRefreshToken,
  deleteExpiredFamilies,
  insertFamily,
  insertRefreshToken,
  isFamilyAlive,
  revokeFamily,
  touchFamily,
  consumeRefreshToken,
} from '#server/identity/familyQueries.ts';
import { type Account, findAccount } from '#server/identity/queries.ts';
import { deleteExpiredChallenges } from '#server/identity/passkeyQueries.ts';
import { deleteSignUpsBefore } from '#server/identity/signUpQueries.ts';
import { deviceWords } from '#server/identity/deviceWords.ts';
import { deleteEventsBefore, eventsKeptMs } from '#server/identity/securityEvents.ts';
import { endOf, idleMsOf, longestSessionMs } from '#server/identity/sessionLimits.ts';
import {
  openSigningKeys,
  signingAlgorithm,
  type SigningKeys,
  tidySigningKeys,
} from '#server/identity/signingKeys.ts';

const issuer = 'our-ability';
const accessMs = 15 * 60 * 1000;
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
  /**
   * Starts a session.
   * @param userAgent the header of the browser
   */
  readonly issue: (account: Account, userAgent?: string) => Promise<IssuedTokens>;
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
 * @param options.sessionIdleMinutes of the settings; 60 when not given
 */
export async function openTokens(options: {
  readonly database: Database;
  readonly now: () => Date;
  readonly sessionIdleMinutes?: number;
}): Promise<Tokens> {
  const { now, sessionIdleMinutes = SESSION_IDLE_MINUTES } = options;
  const { db } = options.database;
  const keys = await openSigningKeys(db, now);
  const idleMs = idleMsOf(sessionIdleMinutes);

  const access = (account: Account, family: Started, at: Date) =>
    sign(keys, 'access', account, { sid: family.family }, at, {
      at: earlier(new Date(at.getTime() + accessMs), endOf(family, at, idleMs)),
    });
  const refresh = (account: Account, family: Started, at: Date, jti: string) =>
    sign(keys, 'refresh', account, { sid: family.family, jti }, at, {
      at: endOf(family, at, idleMs),
    });

  const storeRefreshToken = (trx: Db, family: Started, at: Date, jti: string) =>
    insertRefreshToken(trx, {
      jti,
      family: family.family,
      expires_at: endOf(family, at, idleMs),
    });

  return {
    callerOf: async (request) => {
      const claims = await verify(keys, 'access', bearerOf(request), now());
      if (!claims || !isRole(claims.role)) return null;
      const { sub: userGuid, role, sid: family } = claims;
      return (await isFamilyAlive(db, family, userGuid)) ? { userGuid, role, family } : null;
    },

    issue: async (account, userAgent) => {
      const at = now();
      const jti = randomUUID();
      // Signing waits for a thread, so no transaction is open meanwhile.
      const family = await db.transaction().execute(async (trx) => {
        const inserted = await insertFamily(trx, account.user_guid, deviceWords(userAgent), at);
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
        idToken: await sign(keys, 'id', account, names, at, {
          at: new Date(at.getTime() + accessMs),
        }),
      };
    },

    refresh: async (refreshToken) => {
      const at = now();
      const claims = await verify(keys, 'refresh', refreshToken, at);
      if (!claims?.jti) return null;
      const { jti } = claims;
      const renewed = await db.transaction().execute(async (trx) => {
        const isFirstUse = await consumeRefreshToken(trx, jti, at);
        const row = await findRefreshToken(trx, jti);
        if (!row || row.revoked_at || !row.used_at) return null;
        const account = await findAccount(trx, row.user_guid);
        if (!account) return null;
        const usedAt = row.used_at;
        const isOver = endOf(row, row.last_used_at, idleMs) <= at;
        const isReused = !isFirstUse && at.getTime() - usedAt.getTime() > graceMs;
        if (isOver || isReused) {
          await revokeFamily(trx, row.family, at);
          return null;
        }
        if (isFirstUse) {
          await storeRefreshToken(trx, row, usedAt, successorId(jti));
          await touchFamily(trx, row.family, usedAt);
        }
        return { account, family: row, usedAt };
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
      const claims = await verify(keys, 'refresh', refreshToken, null);
      if (claims) await revokeFamily(db, claims.sid, now());
    },
  };
}

/** What the ends of tokens are computed from. */
type Started = Pick<Family, 'family' | 'created_at'>;

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Deletes sign-ins, codes, events and keys that are over for long, and renews an old key. */
export async function tidySignIns(db: Db, at: Date): Promise<void> {
  const longAgo = new Date(at.getTime() - longestSessionMs);
  await deleteExpiredFamilies(db, longAgo);
  await deleteExpiredCodes(db, longAgo);
  await deleteExpiredChallenges(db, at);
  await deleteSignUpsBefore(db, longAgo);
  await deleteEventsBefore(db, new Date(at.getTime() - eventsKeptMs));
  await tidySigningKeys(db, at);
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
  keys: SigningKeys,
  kind: Kind,
  account: Account,
  claims: Readonly<Record<string, string>>,
  issuedAt: Date,
  expires: { readonly at: Date },
): Promise<string> {
  const key = await keys.newest();
  return new SignJWT({ ...claims, role: account.role })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: 'JWT' })
    .setSubject(account.user_guid)
    .setIssuer(issuer)
    .setAudience(audiences[kind])
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires.at)
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
  keys: SigningKeys,
  kind: Kind,
  token: string,
  at: Date | null,
): Promise<Claims | null> {
  try {
    const publicKey = async ({ kid }: { kid?: string }) => {
      const key = await keys.find(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key.publicKey;
    };
    const { payload } = await jwtVerify(token, publicKey, {
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
