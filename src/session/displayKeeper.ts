import {
  type DisplayChoices,
  displayChoicesIn,
  displayNames,
  isStandardDisplay,
  STANDARD_DISPLAY,
} from '#domain/display.ts';
import { failureFrom } from '#machines/failure.ts';
import type { DisplayProfile } from '#src/session/sessionCalls.ts';
import type { KeptDisplay } from '#src/ui/uiProvider/displayProfile.ts';

/**
 * The display profile, and where it is saved: on this device, with the account too, or not yet
 * there.
 */
export interface DisplayState {
  readonly choices: DisplayChoices;
  readonly kept: 'device' | 'saving' | 'account' | 'failed';
}

export interface DisplayKeeperOptions {
  /** What the device keeps; written whenever something else is shown. */
  readonly device: {
    readonly read: () => KeptDisplay;
    readonly write: (kept: KeptDisplay) => void;
  };
  readonly show: (choices: DisplayChoices) => void;
  /** Chosen by this person and not yet with the account; outlives a reload. */
  readonly unsaved: {
    readonly read: (userGuid: string) => Partial<DisplayChoices>;
    readonly write: (userGuid: string, changes: Partial<DisplayChoices>) => void;
  };
  /** The account's display; its _etag is "0" while it has none. */
  readonly load: (userGuid: string) => Promise<DisplayProfile>;
  /** @throws a failure of status 412 when another device saved in the meantime */
  readonly save: (profile: DisplayProfile) => Promise<DisplayProfile>;
}

/** Another device that saves between our reading and saving so often is none. */
const triesMax = 5;

/**
 * Saves choices: applied at once, stored on this device, and with the account of the signed-in
 * person. One call at a time; newer choices follow.
 */
export function openDisplayKeeper(options: DisplayKeeperOptions) {
  const { device, unsaved } = options;
  let state: DisplayState = { choices: device.read().choices, kept: 'device' };
  let owner: string | null = null;
  let accounts: DisplayProfile | null = null;
  let mine: Partial<DisplayChoices> = {};
  /**
   * Chosen on this device without a sign-in: the first display profile of an account that has
   * none.
   */
  let brought: DisplayChoices | null = null;
  let syncing: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const isAllSaved = () => Object.keys(mine).length === 0;
  const setMine = (userGuid: string, changes: Partial<DisplayChoices>) => {
    mine = changes;
    unsaved.write(userGuid, changes);
  };
  const setState = (next: DisplayState) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const show = (choices: DisplayChoices, kept: DisplayState['kept']) => {
    options.show(choices);
    device.write({ choices, from: owner === null ? 'device' : 'account' });
    setState({ choices, kept });
  };

  /**
   * A first display profile is saved with the account; choices of the last person on a shared
   * device are not.
   */
  const readAccounts = async (userGuid: string) => {
    const loaded = await options.load(userGuid);
    if (owner !== userGuid) return;
    accounts = loaded;
    if (loaded._etag === '0' && brought !== null) setMine(userGuid, { ...brought, ...mine });
    brought = null;
    show({ ...displayChoicesIn(loaded), ...mine }, isAllSaved() ? 'account' : 'saving');
  };
  /**
   * @returns false when another device saved first: its choices with ours applied must be saved
   * now
   */
  const saveMine = async (before: DisplayProfile): Promise<boolean> => {
    const sent = { ...mine };
    const userGuid = before.UserGuid;
    let saved: DisplayProfile;
    try {
      saved = await options.save({ ...before, ...sent });
    } catch (failure) {
      if (failureFrom(failure).status !== 412) throw failure;
      const others = await options.load(userGuid);
      if (owner !== userGuid) return false;
      accounts = others;
      show({ ...displayChoicesIn(others), ...mine }, 'saving');
      return false;
    }
    if (owner !== userGuid) return true;
    accounts = saved;
    const left = displayNames.filter((name) => name in mine && mine[name] !== sent[name]);
    setMine(userGuid, Object.fromEntries(left.map((name) => [name, mine[name]])));
    return true;
  };
  const saveAll = async (userGuid: string, tries: number): Promise<void> => {
    if (owner !== userGuid || accounts === null || isAllSaved()) return;
    if (tries === 0) throw new Error('The display is changed somewhere else all the time.');
    const isSaved = await saveMine(accounts);
    await saveAll(userGuid, isSaved ? triesMax : tries - 1);
  };
  const syncFor = async (userGuid: string) => {
    if (!isAllSaved()) setState({ ...state, kept: 'saving' });
    try {
      if (accounts === null) await readAccounts(userGuid);
      await saveAll(userGuid, triesMax);
      if (owner === userGuid) setState({ ...state, kept: 'account' });
    } catch {
      // What is shown stays; the panel says that it is not with the account.
      if (owner === userGuid && !isAllSaved()) setState({ ...state, kept: 'failed' });
    }
  };
  /** Until it has been done for whoever is signed in by then. */
  const syncAll = async (done: string | null): Promise<void> => {
    const userGuid = owner;
    if (userGuid === null || userGuid === done) return;
    await syncFor(userGuid);
    await syncAll(userGuid);
  };
  /** Saves what is not yet with the account; also tries again after a failure. */
  const sync = (): Promise<void> => {
    syncing ??= syncAll(null).finally(() => {
      syncing = null;
    });
    return syncing;
  };

  return {
    state: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    /**
     * Somebody signed in: this device gets the account's display profile. null when they left:
     * nothing changes.
     */
    setOwner: async (userGuid: string | null): Promise<void> => {
      if (userGuid !== owner) {
        const { choices, from } = device.read();
        owner = userGuid;
        accounts = null;
        mine = userGuid === null ? {} : unsaved.read(userGuid);
        brought = from === 'device' && !isStandardDisplay(choices) ? choices : null;
        setState({ choices: state.choices, kept: 'device' });
      }
      await sync();
    },
    choose: async (changes: Partial<DisplayChoices>): Promise<void> => {
      if (owner !== null) setMine(owner, { ...mine, ...changes });
      show({ ...state.choices, ...changes }, owner === null ? 'device' : 'saving');
      await sync();
    },
    chooseStandard() {
      return this.choose(STANDARD_DISPLAY);
    },
    retry: sync,
    /** Another tab of this device shows something else now. */
    followDevice: () => setState({ ...state, choices: device.read().choices }),
  };
}
