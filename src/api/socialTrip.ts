import { socialTripKey, read, write } from '#src/tab/storage.ts';

/** What this tab stores while its person is at the sign-in provider. */
export interface SocialTrip {
  /** Comes back in the address; only the tab that started knows it. */
  readonly state: string;
  /** Comes back inside the signed answer. */
  readonly nonce: string;
  /** Proves that this tab asked for the code (PKCE). */
  readonly codeVerifier: string;
  /** Chosen at sign-up; null at sign-in. */
  readonly role: number | null;
  /** The address to open after the sign-in. */
  readonly returnTo: string | null;
  /** Whether an account that its owner closed is opened again. */
  readonly isReopened: boolean;
}

/** Stores in the tab what the return from the provider needs. */
export function keepTrip(trip: SocialTrip): void {
  write(socialTripKey, trip);
}

/** Deletes what the tab stored, so that it works once. */
export function forgetTrip(): void {
  write(socialTripKey, null);
}

/** What the tab stored and did not use yet; null after a reload. */
export function keptTrip(): SocialTrip | null {
  const kept = read(socialTripKey);
  if (typeof kept !== 'object' || kept === null) return null;
  const field = (name: string): unknown => Reflect.get(kept, name);
  const text = (name: string) => {
    const value = field(name);
    return typeof value === 'string' ? value : '';
  };
  const [state, nonce, codeVerifier, role] = [
    text('state'),
    text('nonce'),
    text('codeVerifier'),
    field('role'),
  ];
  if (state === '' || nonce === '' || codeVerifier === '') return null;
  return {
    state,
    nonce,
    codeVerifier,
    role: typeof role === 'number' ? role : null,
    returnTo: text('returnTo') || null,
    isReopened: field('isReopened') === true,
  };
}
