import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '#server/identity/email.ts';

/** A browser that does not come back for so long is a stranger again. */
const keptSeconds = 180 * 24 * 60 * 60;

/**
 * Browsers that signed in to an account before, known by a cookie. Their tries are counted apart,
 * so that strangers who guess lock out strangers only (OWASP: device cookies).
 */
export interface KnownDevices {
  /** A new Set-Cookie header for a browser that has just proved to be the owner's. */
  readonly cookieFor: (email: string) => string;
  /** The nonce of the browser's cookie when it is for this address; null for a stranger. */
  readonly deviceOf: (request: FastifyRequest, email: string) => string | null;
}

/**
 * The cookie holds a nonce and a keyed hash of it with the address. So it needs no table, and the
 * next person at a shared computer cannot read whose it is.
 * @param publicUrl a cookie of an https address is sent over https only
 */
export function openKnownDevices(secret: Buffer, publicUrl: string): KnownDevices {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-known-device' : 'known-device';
  const macOf = (email: string, nonce: string) =>
    createHmac('sha256', secret)
      .update(`${normaliseEmail(email)}\n${nonce}`)
      .digest('base64url');
  return {
    cookieFor: (email) => {
      const nonce = randomBytes(16).toString('base64url');
      return stringifySetCookie({
        name,
        value: `${nonce}.${macOf(email, nonce)}`,
        path: '/',
        maxAge: keptSeconds,
        httpOnly: true,
        sameSite: 'strict',
        secure,
      });
    },
    deviceOf: (request, email) => {
      const cookie = parseCookie(request.headers.cookie ?? '')[name] ?? '';
      const [nonce = '', mac = ''] = cookie.split('.');
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(email, nonce))];
      return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
    },
  };
}
