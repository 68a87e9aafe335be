import { ROLE } from '#domain/roles.ts';
import { failureFrom } from '#machines/failure.ts';
import type { RenewedTokens, Session, SignInAnswer } from '#machines/session/sessionTypes.ts';
import { DAY, answerOf } from '../tabs.ts';
import { tokenUntil } from '../tokenUntil.ts';

/**
 * A small model of the server: sign-ins with their rotating refresh tokens, as
 * server/identity/tokens.ts has them. Its clock counts days: an access token lasts for two and is
 * renewed from the second on, a refresh token lasts for three, and what two tabs do at the same
 * moment happens on the same day.
 */

/** Ada is an administrator. */
export type Person = 'rosa' | 'omar' | 'ada';

/** A sign-in: everything that was issued since one password was typed. */
export type SignIn = {
  name: string;
  person: Person;
  isEnded: boolean;
  /** How often it was renewed, and the day of the last renewal. */
  renewals: number;
  renewedOn: number;
};

/** How long a refresh token lasts. */
const REFRESH_DAYS = 3;

const NAMES = ['one', 'two', 'three', 'four'];

type Issued = { name: string; renewal: number; expiresOn: number };
/** What every token that was made says. */
const issued = new Map<string, Issued>();

export const timeOf = (day: number) => day * DAY;

function tokensOf({ name, renewals, renewedOn }: SignIn) {
  const expiresOn = renewedOn + REFRESH_DAYS;
  const access = tokenUntil(timeOf(renewedOn + 2), name, `access ${renewals}`);
  const refresh = tokenUntil(timeOf(expiresOn), name, `refresh ${renewals}`);
  issued.set(refresh, { name, renewal: renewals, expiresOn });
  return { access, refresh };
}

function withSignIn(signIns: readonly SignIn[], changed: SignIn): readonly SignIn[] {
  return signIns.map((one) => (one.name === changed.name ? changed : one));
}

/** The session that a sign-in is at first. */
export function sessionOf(signIn: SignIn): Session {
  const { person } = signIn;
  return {
    tokens: { ...tokensOf(signIn), id: 'id' },
    role: person === 'ada' ? ROLE.admin : ROLE.candidate,
    userDetails: {
      UserGuid: person,
      FirstName: person,
      LastName: 'Quill',
      Email: `${person}@example.com`,
    },
    reloadedAt: null,
    renewals: signIn.renewals,
  };
}

/** Somebody signs in. */
export function begin(
  signIns: readonly SignIn[],
  person: Person,
  day: number,
): { signIns: readonly SignIn[]; signIn: SignIn; answer: SignInAnswer } {
  const name = NAMES[signIns.length];
  if (name === undefined) throw new Error('The model has names for four sign-ins');
  const signIn: SignIn = { name, person, isEnded: false, renewals: 0, renewedOn: day };
  return { signIns: [...signIns, signIn], signIn, answer: answerOf(sessionOf(signIn)) };
}

export function isEnded(signIns: readonly SignIn[], name: string): boolean {
  return signIns.some((one) => one.name === name && one.isEnded);
}

/** Whether the newest tokens of a sign-in still renew it. */
export function canGoOn(signIns: readonly SignIn[], name: string, day: number): boolean {
  const signIn = signIns.find((one) => one.name === name);
  return signIn !== undefined && !signIn.isEnded && signIn.renewedOn + REFRESH_DAYS > day;
}

export function end(signIns: readonly SignIn[], name: string): readonly SignIn[] {
  const signIn = signIns.find((one) => one.name === name);
  if (signIn === undefined || signIn.isEnded) return signIns;
  return withSignIn(signIns, { ...signIn, isEnded: true });
}

/**
 * Renews with a refresh token, once. The same token again on the same day gets the same answer;
 * later it was copied by somebody, and the whole sign-in ends. Null refuses.
 */
export function renew(
  signIns: readonly SignIn[],
  refresh: string,
  day: number,
): { signIns: readonly SignIn[]; answer: RenewedTokens | null } {
  const token = issued.get(refresh);
  const signIn = signIns.find(({ name }) => name === token?.name);
  const isValid = token && signIn && !signIn.isEnded && token.expiresOn > day;
  if (!isValid) return { signIns, answer: null };
  if (token.renewal === signIn.renewals) {
    const renewed = { ...signIn, renewals: signIn.renewals + 1, renewedOn: day };
    return { signIns: withSignIn(signIns, renewed), answer: tokensOf(renewed) };
  }
  const isOfThisMoment = token.renewal === signIn.renewals - 1 && signIn.renewedOn === day;
  if (isOfThisMoment) return { signIns, answer: tokensOf(signIn) };
  return { signIns: withSignIn(signIns, { ...signIn, isEnded: true }), answer: null };
}

export const REFUSED = { ...failureFrom({ status: 401, code: 'session_ended' }) };
export const NOT_REACHED = { ...failureFrom(new TypeError('no network')) };
