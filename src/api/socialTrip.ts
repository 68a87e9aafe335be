import { socialTripKey, read, write } from '#src/session/storage.ts';

/** What this tab keeps while its person is at the other provider. */
export interface SocialTrip {
  /** Comes back in the address: only the tab that began knows it. */
  readonly state: string;
  /** Comes back inside the signed answer. */
  readonly nonce: string;
  /** Proves that the code was asked for by this tab (PKCE). */
  readonly codeVerifier: string;
  /** Chosen at the sign-up; null at the sign-in. */
  readonly role: number | null;
  /** The address to go on at, as the sign-in page was given it. */
  readonly returnTo: string | null;
}

export function keepTrip(trip: SocialTrip): void {
  write(socialTripKey, trip);
}

/** The trip of this tab, once: whoever reloads the page has none. */
export function takeTrip(): SocialTrip | null {
  const kept = read(socialTripKey);
  write(socialTripKey, null);
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
  };
}
