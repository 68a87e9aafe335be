import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type DisplayChoices, STANDARD_DISPLAY } from '#domain/display.ts';
import { displayKeeperMachine, keptOf } from './displayKeeper.ts';
import type { AccountDisplay, DeviceDisplay } from './displayKeeperTypes.ts';
import { isAtRest } from '../testing/displayKeeperPlan.ts';

/** Accounts as the server keeps them: a version that grows, and 412 for a stale one. */
function makeServer() {
  const saved = new Map<string, AccountDisplay>();
  const server = {
    isDown: false,
    saves: 0,
    /** Another device that saves before each of our saves. */
    isBusy: false,
    /** Runs before the next save is looked at: another device. */
    before: null as (() => void) | null,
    saved,
    put: (userGuid: string, choices: Partial<AccountDisplay>) => {
      const now = server.get(userGuid);
      saved.set(userGuid, { ...now, ...choices, _etag: String(Number(now._etag) + 1) });
    },
    get: (UserGuid: string): AccountDisplay =>
      saved.get(UserGuid) ?? { ...STANDARD_DISPLAY, UserGuid, _etag: '0' },
    load: async (userGuid: string) => {
      if (server.isDown) throw new TypeError('fetch failed');
      return server.get(userGuid);
    },
    save: async (profile: AccountDisplay) => {
      if (server.isDown) throw new TypeError('fetch failed');
      server.saves += 1;
      if (server.isBusy) server.put(profile.UserGuid, { Motion: 'less' });
      server.before?.();
      server.before = null;
      if (profile._etag !== server.get(profile.UserGuid)._etag)
        throw Object.assign(new Error('stale'), { status: 412 });
      server.put(profile.UserGuid, profile);
      return server.get(profile.UserGuid);
    },
  };
  return server;
}

let server = makeServer();
beforeEach(() => {
  server = makeServer();
});

/** A browser: what its device and its tab keep outlives a reload. */
function makeDevice(kept: DeviceDisplay = { choices: STANDARD_DISPLAY, from: 'device' }) {
  const device = {
    kept,
    shown: STANDARD_DISPLAY,
    unsaved: {} as Record<string, Partial<DisplayChoices>>,
  };
  const machine = displayKeeperMachine.provide({
    actors: {
      loadDisplay: fromPromise(({ input }) => server.load(input.owner)),
      saveDisplay: fromPromise(({ input }) => server.save(input)),
    },
    actions: {
      show: (_, now) => {
        device.kept = now;
        device.shown = now.choices;
      },
      keepUnsaved: (_, { owner, changes }) => {
        device.unsaved[owner] = changes;
      },
    },
  });
  const open = () => {
    const actor = createActor(machine, { input: { choices: device.kept.choices } }).start();
    const rest = () => waitFor(actor, isAtRest);
    return {
      actor,
      kept: () => keptOf(actor.getSnapshot()),
      begin: (owner: string | null) => {
        const unsaved = device.unsaved[owner ?? ''] ?? {};
        if (owner === null) actor.send({ type: 'session.ended' });
        else actor.send({ type: 'session.started', owner, device: device.kept, unsaved });
        return rest();
      },
      choose: (changes: Partial<DisplayChoices>) => {
        actor.send({ type: 'choice.made', changes });
        return rest();
      },
      retry: () => {
        actor.send({ type: 'retry.requested' });
        return rest();
      },
    };
  };
  return { device, open };
}

describe('nobody is signed in', () => {
  it('shows a choice, and keeps it on the device', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ TextSize: 150 });
    expect(device.shown.TextSize).toBe(150);
    expect(device.kept).toEqual({ choices: device.shown, from: 'device' });
    expect(keeper.kept()).toBe('device');
    expect(open().actor.getSnapshot().context.choices.TextSize).toBe(150);
  });
});

describe('signing in', () => {
  it('brings the account’s display, whatever the device had', async () => {
    server.put('robin', { Theme: 'dark', TextSize: 200 });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ Theme: 'light', Font: 'serif' });
    await keeper.begin('robin');
    expect(device.shown).toMatchObject({ Theme: 'dark', TextSize: 200, Font: 'standard' });
    expect(keeper.kept()).toBe('account');
  });

  it('brings the language that was chosen before it to an account that never chose one', async () => {
    server.put('robin', { Theme: 'dark' });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ Theme: 'light', Language: 'es' });
    await keeper.begin('robin');
    expect(device.shown).toMatchObject({ Theme: 'dark', Language: 'es' });
    expect(server.get('robin')).toMatchObject({ Theme: 'dark', Language: 'es' });
  });

  it('keeps the language of an account that has one', async () => {
    server.put('robin', { Language: 'en' });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ Language: 'es' });
    await keeper.begin('robin');
    expect([device.shown.Language, server.saves]).toEqual(['en', 0]);
  });

  it('gives what was chosen before it to an account that has none', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ Font: 'serif' });
    await keeper.begin('robin');
    expect(server.get('robin')).toMatchObject({ Font: 'serif', _etag: '1' });
    expect(device.shown.Font).toBe('serif');
  });

  it('gives the last person’s display to nobody', async () => {
    server.put('robin', { TextSize: 200 });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.begin('robin');
    await keeper.begin(null);
    expect(device.shown.TextSize).toBe(200);
    await keeper.begin('kim');
    expect(device.shown).toEqual(STANDARD_DISPLAY);
    expect(server.saved.has('kim')).toBe(false);
  });

  it('keeps what is chosen while the account is still being asked', async () => {
    server.put('robin', { Theme: 'dark' });
    const { device, open } = makeDevice();
    const keeper = open();
    const asked = keeper.begin('robin');
    await Promise.all([asked, keeper.choose({ Motion: 'less' })]);
    expect(device.shown).toMatchObject({ Theme: 'dark', Motion: 'less' });
    expect(server.get('robin')).toMatchObject({ Theme: 'dark', Motion: 'less' });
  });

  it('brings the choices of another person who signs in while the first is being asked', async () => {
    server.put('robin', { Theme: 'dark' });
    server.put('kim', { TextSize: 125 });
    const { device, open } = makeDevice();
    const keeper = open();
    await Promise.all([keeper.begin('robin'), keeper.begin('kim')]);
    expect(device.shown).toEqual({ ...STANDARD_DISPLAY, TextSize: 125 });
    await keeper.choose({ Font: 'mono' });
    expect(server.get('robin').Font).toBe('standard');
  });
});

describe('signed in', () => {
  it('saves every choice with the account, however fast they come', async () => {
    const keeper = makeDevice().open();
    await keeper.begin('robin');
    await Promise.all(([112, 125, 150] as const).map((TextSize) => keeper.choose({ TextSize })));
    expect(server.get('robin').TextSize).toBe(150);
    expect(keeper.kept()).toBe('account');
  });

  it('lays a choice over what another device saved meanwhile, and keeps the rest of the other’s', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.begin('robin');
    server.before = () => server.put('robin', { TextSize: 175, Theme: 'dark' });
    await keeper.choose({ Theme: 'light' });
    expect(server.get('robin')).toMatchObject({ TextSize: 175, Theme: 'light' });
    expect(device.shown).toMatchObject({ TextSize: 175, Theme: 'light' });
  });

  it('treats going back to the standard as a choice like another', async () => {
    server.put('robin', { TextSize: 200, Contrast: 'more' });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.begin('robin');
    await keeper.choose(STANDARD_DISPLAY);
    expect(server.get('robin')).toMatchObject(STANDARD_DISPLAY);
    expect(device.shown).toEqual(STANDARD_DISPLAY);
  });

  it('keeps a choice without a server, says so, and saves it on the next try', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.begin('robin');
    server.isDown = true;
    await keeper.choose({ TextSize: 200 });
    expect(device.shown.TextSize).toBe(200);
    expect(keeper.kept()).toBe('failed');
    server.isDown = false;
    await keeper.retry();
    expect(keeper.kept()).toBe('account');
    expect(server.get('robin').TextSize).toBe(200);
  });

  it('keeps over a reload what could not be saved', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.begin('robin');
    server.isDown = true;
    await keeper.choose({ TextSize: 200 });
    server.isDown = false;
    await open().begin('robin');
    expect(device.shown.TextSize).toBe(200);
    expect(server.get('robin').TextSize).toBe(200);
    expect(device.unsaved['robin']).toEqual({});
  });

  it('says that a retry worked, and nothing of a save that nobody asked for again', async () => {
    const keeper = makeDevice().open();
    let told = 0;
    keeper.actor.on('retry.succeeded', () => (told += 1));
    await keeper.begin('robin');
    await keeper.choose({ TextSize: 125 });
    expect(told).toBe(0);
    server.isDown = true;
    await keeper.choose({ TextSize: 200 });
    await keeper.retry();
    expect(told).toBe(0);
    server.isDown = false;
    await keeper.retry();
    expect(told).toBe(1);
  });

  it('gives up after five write conflicts, and a retry saves', async () => {
    const keeper = makeDevice().open();
    await keeper.begin('robin');
    server.isBusy = true;
    await keeper.choose({ TextSize: 200 });
    expect(server.saves).toBe(5);
    expect(keeper.kept()).toBe('failed');
    server.isBusy = false;
    await keeper.retry();
    expect(server.get('robin')).toMatchObject({ TextSize: 200, Motion: 'less' });
    expect(keeper.kept()).toBe('account');
  });

  it('asks the account again with the next choice when it could not be reached at first', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    server.put('robin', { Theme: 'dark' });
    server.isDown = true;
    await keeper.begin('robin');
    expect(keeper.kept()).toBe('device');
    server.isDown = false;
    await keeper.choose({ TextSize: 200 });
    expect(server.get('robin')).toMatchObject({ TextSize: 200, Theme: 'dark' });
    expect(device.shown.Theme).toBe('dark');
  });
});
