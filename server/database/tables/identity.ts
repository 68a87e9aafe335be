import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JsonList, Time, MaybeTime } from './columns.ts';

export interface AccountTable {
  user_guid: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  /** The last name is empty because there is none. */
  has_one_name: Generated<boolean>;
  password_hash: string | null;
  role: 1 | 2 | 3 | 4;
  company_guid: string | null;
  verified_at: MaybeTime;
  created_at: Time;
  /** Of the page of the sign-up, when it is one of ours. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether a job coach works for the provider: an administrator says so. */
  provider_coach: Generated<boolean>;
  organisation: Generated<string | null>;
  /** Name and address in lower case, made by the database. */
  search_text: ColumnType<string, never, never>;
}
export interface SigningKeyTable {
  kid: string;
  private_jwk: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: Time;
}
type Typed = 'first_name' | 'last_name' | 'role' | 'company_guid' | 'language';
/** What a sign-up typed, until one with its address is verified. */
export interface SignUpTable extends Pick<AccountTable, Typed> {
  id: Generated<string>;
  user_guid: string;
  /** Of the token that the browser of the sign-up keeps. */
  token_hash: string;
  password_hash: string;
  created_at: Time;
  /** Of a company that is not in the list. */
  company_name: Generated<string | null>;
}
export interface OneTimeCodeTable {
  id: Generated<string>;
  /** Null for an address without an account. */
  user_guid: string | null;
  /** The sign-up that a code verifies; null for a reset. */
  sign_up: ColumnType<string | null, string | null | undefined, string | null>;
  purpose: 'verify' | 'reset' | 'own_data';
  code_hash: string;
  token_hash: string;
  attempts: Generated<number>;
  expires_at: Time;
  used_at: MaybeTime;
  created_at: Time;
}
export interface SignInFamilyTable {
  family: Generated<string>;
  user_guid: string;
  revoked_at: MaybeTime;
  created_at: Time;
  /** When its tokens were last renewed. */
  last_used_at: Time;
  /** In the words of its makers; null when it is not known. */
  browser: string | null;
  system: string | null;
}
/** One row for a person, hour and kind. */
export interface SecurityEventTable {
  /** Null for an address without an account. */
  user_guid: string | null;
  hour: Time;
  kind: string;
}
export interface SharedSecretTable {
  name: string;
  secret: string;
}
export interface RefreshTokenTable {
  jti: string;
  family: string;
  expires_at: Time;
  used_at: MaybeTime;
}
/** A person's identity at a sign-in provider. */
export interface SocialIdentityTable {
  issuer: string;
  subject: string;
  user_guid: string;
  created_at: Time;
}
/** A key of a person's device that signs in without a password (WebAuthn). */
export interface UserPasskeyTable {
  guid: Generated<string>;
  user_guid: string;
  /** In base64url, as the browser gives it. */
  credential_id: string;
  /** In COSE form. */
  public_key: Uint8Array;
  /** How often the device has signed, as it says; 0 of one that does not count. */
  counter: number;
  /** How a browser reaches the device, such as "internal" or "usb". */
  transports: JsonList;
  name: string;
  created_at: Time;
  last_used_at: MaybeTime;
}
/** What a device is asked to sign, until it did or the time is over. */
export interface PasskeyChallengeTable {
  challenge: string;
  /** Null at a sign-in, when nobody knows yet who it is. */
  user_guid: string | null;
  expires_at: Time;
}
/** An account that its owner closed, until it is deleted or opened again. */
export interface ClosedAccountTable {
  user_guid: string;
  closed_at: Time;
  delete_after: Time;
  /** The administrator who closed it; null when the owner did. */
  closed_by: Generated<string | null>;
}
/** Written by rate-limiter-flexible: see http/limits.ts. */
export interface RateLimitTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

export interface IdentityTables {
  account: AccountTable;
  signing_key: SigningKeyTable;
  sign_up: SignUpTable;
  one_time_code: OneTimeCodeTable;
  sign_in_family: SignInFamilyTable;
  refresh_token: RefreshTokenTable;
  security_event: SecurityEventTable;
  shared_secret: SharedSecretTable;
  social_identity: SocialIdentityTable;
  user_passkey: UserPasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  closed_account: ClosedAccountTable;
  rate_limit: RateLimitTable;
}
