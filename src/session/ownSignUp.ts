import { ownSignUpKey, read, write } from '#src/tab/storage.ts';

/**
 * The sign-up that this tab made, until somebody signs in here. Its token says to the server that
 * this is the browser that signed up; it is never in an address.
 */

export interface OwnSignUp {
  readonly email: string;
  /** Null where another browser, or an earlier try, made the sign-up. */
  readonly token: string | null;
}

/** Remembers the address that was typed, and the token when this tab signed up with it. */
export function keepSignUp(email: string, token: string | null): void {
  write(ownSignUpKey, { email, token });
}

/** The sign-up of this tab; null when there is none. Storage is untrusted. */
export function ownSignUp(): OwnSignUp | null {
  const stored: object = Object(read(ownSignUpKey));
  const email: unknown = Reflect.get(stored, 'email');
  const token: unknown = Reflect.get(stored, 'token');
  if (typeof email !== 'string') return null;
  return { email, token: typeof token === 'string' ? token : null };
}

/** The address of the sign-up of this tab, for forms that ask for it again. */
export const signUpEmail = (): string => ownSignUp()?.email ?? '';

/** What a call sends along for this address: the token of this tab, when it is of that address. */
export function signUpFor(email: string): { readonly signUp?: string } {
  const own = ownSignUp();
  const isIt = own?.email.toLowerCase() === email.toLowerCase();
  return isIt && own?.token ? { signUp: own.token } : {};
}

/** Deletes it; whoever signs in next in this tab finds nothing of it. */
export function dropSignUp(): void {
  write(ownSignUpKey, null);
}
