import {
  type DisplayChoices,
  displayChoicesIn,
  displayNames,
  isStandardDisplay,
  STANDARD_DISPLAY,
} from '#domain/display.ts';
import { sessionOf } from '#machines/session.ts';
import {
  type DisplayProfile,
  loadDisplayProfile,
  saveDisplayProfile,
} from '#src/api/displayProfile.ts';
import { toProblem } from '#src/api/problem.ts';
import { session } from '#src/session/session.ts';
import { read, write } from '#src/session/storage.ts';
import { applyDisplay, keepDisplay, keptDisplay } from '#src/ui/displayProfile.ts';

/** The display as it is shown, and where it is kept: on this device alone, also with the account, or not yet there. */
export interface DisplayState {
  readonly choices: DisplayChoices;
  readonly kept: 'device' | 'saving' | 'account' | 'failed';
}

let state: DisplayState = { choices: keptDisplay().choices, kept: 'device' };
/** Whose account this is about; null while nobody is signed in. */
let owner: string | null = null;
/** The account's profile as last read or saved; null before it was read. */
let accounts: DisplayProfile | null = null;
/** Chosen here and not yet with the account. */
let mine: Partial<DisplayChoices> = {};
/** The calls that are under way; one at a time. */
let syncing: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export function subscribeToDisplay(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function displayState(): DisplayState {
  return state;
}

function show(choices: DisplayChoices, kept: DisplayState['kept']): void {
  state = { choices, kept };
  applyDisplay(choices);
  keepDisplay({ choices, from: owner === null ? 'device' : 'account' });
  for (const changed of listeners) changed();
}

/** In the tab, beside the session: a reload must not take back what could not be saved. */
const unsavedKey = 'displayUnsaved';
const isAllSaved = () => Object.keys(mine).length === 0;

function setMine(changes: Partial<DisplayChoices>): void {
  mine = changes;
  if (owner !== null) write(unsavedKey, isAllSaved() ? null : { of: owner, changes });
}

function unsavedOf(userGuid: string): Partial<DisplayChoices> {
  const kept = read(unsavedKey);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'of') !== userGuid) return {};
  const changes: unknown = Reflect.get(kept, 'changes');
  if (typeof changes !== 'object' || changes === null) return {};
  const right = Object.entries(displayChoicesIn(changes)).filter(([name]) => name in changes);
  return Object.fromEntries(right);
}

/** Notices who is signed in now; what was read of somebody else is forgotten. */
function lookWhoIsIn(): void {
  const userGuid = sessionOf(session.getSnapshot())?.userDetails.UserGuid ?? null;
  if (userGuid === owner) return;
  owner = userGuid;
  accounts = null;
  mine = userGuid === null ? {} : unsavedOf(userGuid);
}

/** The person chose something: shown at once, kept on this device, and with the account of whoever is signed in. */
export function chooseDisplay(changes: Partial<DisplayChoices>): void {
  lookWhoIsIn();
  if (owner !== null) setMine({ ...mine, ...changes });
  show({ ...state.choices, ...changes }, owner === null ? 'device' : 'saving');
  void keepWithAccount();
}

export function chooseStandardDisplay(): void {
  chooseDisplay(STANDARD_DISPLAY);
}

/**
 * Brings the account's display to this device. Where the account has none yet, the device's own goes to the account, when
 * its person chose it before signing in; what the last person of a shared device chose goes nowhere.
 */
export async function takeOverDisplay(): Promise<void> {
  lookWhoIsIn();
  await keepWithAccount();
}

/** Saves what is not yet with the account, and tries again after a failure. */
export function keepWithAccount(): Promise<void> {
  if (owner === null) return Promise.resolve();
  syncing ??= sync().finally(() => {
    syncing = null;
  });
  return syncing;
}

async function sync(): Promise<void> {
  const whose = owner;
  if (whose === null) return;
  if (!isAllSaved()) show(state.choices, 'saving');
  try {
    if (accounts === null) await readAccounts(whose);
    while (owner === whose && !isAllSaved()) await saveMine();
    if (owner === whose) show(state.choices, 'account');
  } catch {
    // The look stays; the panel says that it is not with the account.
    if (owner === whose && !isAllSaved()) show(state.choices, 'failed');
  }
}

async function readAccounts(userGuid: string): Promise<void> {
  const loaded = await loadDisplayProfile(userGuid);
  if (owner !== userGuid) return;
  accounts = loaded;
  const { choices, from } = keptDisplay();
  const isFirst = loaded._etag === '0' && from === 'device' && !isStandardDisplay(choices);
  if (isFirst) setMine({ ...choices, ...mine });
  show({ ...displayChoicesIn(loaded), ...mine }, isAllSaved() ? 'account' : 'saving');
}

async function saveMine(): Promise<void> {
  if (accounts === null) return;
  const sent = { ...mine };
  try {
    accounts = await saveDisplayProfile({ ...accounts, ...sent });
  } catch (failure) {
    if (toProblem(failure).status !== 412) throw failure;
    // Another device was first: its profile, with what was chosen here laid over it.
    accounts = await loadDisplayProfile(accounts.UserGuid);
    show({ ...displayChoicesIn(accounts), ...mine }, 'saving');
    return;
  }
  const left = displayNames.filter((name) => name in mine && mine[name] !== sent[name]);
  setMine(Object.fromEntries(left.map((name) => [name, mine[name]])));
}
