import type { DisplayChoices } from '#domain/display.ts';
import type { components } from '#openapi/user.ts';

/** What the keeper of the display knows, hears and gives to its actors. */

/** How this person wants pages to look; `_etag` is "0" while the account has nothing saved. */
export type AccountDisplay = components['schemas']['DisplayProfile'];

/** What this device has: chosen on it without a sign-in, or copied from an account. */
export type DeviceDisplay = {
  readonly choices: DisplayChoices;
  readonly from: 'device' | 'account';
};

export type DisplayKeeperContext = {
  /** What every page shows now. */
  choices: DisplayChoices;
  /** UserGuid of the person who is signed in. */
  owner: string | null;
  /** What the account has, as last loaded or saved; null until it answers. */
  account: AccountDisplay | null;
  /** Chosen by this person and not yet saved with the account. */
  unsaved: Partial<DisplayChoices>;
  /** Chosen on this device without a sign-in: the first display of an account that has none. */
  brought: DisplayChoices | null;
  /** The choices that are being saved now. */
  sending: Partial<DisplayChoices>;
  /** How often in a row another device saved first. */
  conflicts: number;
};

export type DisplayKeeperEvent =
  | {
      type: 'session.started';
      owner: string;
      device: DeviceDisplay;
      unsaved: Partial<DisplayChoices>;
    }
  | { type: 'session.ended' }
  | { type: 'choice.made'; changes: Partial<DisplayChoices> }
  /** Another tab of this device shows something else now. */
  | { type: 'device.changed'; choices: DisplayChoices }
  | { type: 'retry.requested' };

export type DisplayKeeperInput = { choices: DisplayChoices };

export type DisplayKeeperEmitted = { type: 'retry.succeeded' };
