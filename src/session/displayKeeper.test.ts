import { beforeEach, describe, expect, it } from 'vitest';
import { type DisplayChoices, STANDARD_DISPLAY } from '#domain/display.ts';
import type { DisplayProfile } from '#src/session/sessionCalls.ts';
import { CallFailed, toProblem } from '#src/api/problem.ts';
import { openDisplayKeeper } from '#src/session/displayKeeper.ts';
import type { KeptDisplay } from '#src/ui/uiProvider/displayProfile.ts';

/** Accounts as the server keeps them: a version that grows, and 412 for a stale one. */
function makeServer() {
  const saved = new Map<string, DisplayProfile>();
  const server = {
    isDown: false,
    /** Runs before the next save is looked at: another device. */
    before: null as (() => void) | null,
    saved,
    put: (userGuid: string, choices: Partial<DisplayChoices>) => {
      const now = server.get(userGuid);
      saved.set(userGuid, { ...now, ...choices, _etag: String(Number(now._etag) + 1) });
    },
    get: (UserGuid: string): DisplayProfile =>
      saved.get(UserGuid) ?? { ...STANDARD_DISPLAY, UserGuid, _etag: '0' },
    load: async (userGuid: string) => {
      if (server.isDown) throw new TypeError('fetch failed');
      return server.get(userGuid);
    },
    save: async (profile: DisplayProfile) => {
      if (server.isDown) throw new TypeError('fetch failed');
      server.before?.();
      server.before = null;
      if (profile._etag !== server.get(profile.UserGuid)._etag)
        throw new CallFailed({ ...toProblem(null), status: 412 });
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
function makeDevice(kept: KeptDisplay = { choices: STANDARD_DISPLAY, from: 'device' }) {
  const device = { kept, shown: STANDARD_DISPLAY, unsaved: {} as Record<string, object> };
  const open = () =>
    openDisplayKeeper({
      device: {
        read: () => device.kept,
        write: (now) => {
          device.kept = now;
        },
      },
      show: (choices) => {
        device.shown = choices;
      },
      unsaved: {
        read: (userGuid) => device.unsaved[userGuid] ?? {},
        write: (userGuid, changes) => {
          device.unsaved[userGuid] = changes;
        },
      },
      load: server.load,
      save: server.save,
    });
  return { device, open };
}

describe('nobody is signed in', () => {
  it('a choice is shown and kept on the device', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ TextSize: 150 });
    expect(device.shown.TextSize).toBe(150);
    expect(device.kept).toEqual({ choices: device.shown, from: 'device' });
    expect(keeper.state().kept).toBe('device');
    expect(open().state().choices.TextSize).toBe(150);
  });
});

describe('signing in', () => {
  it('brings the account’s display, whatever the device had', async () => {
    server.put('robin', { Theme: 'dark', TextSize: 200 });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ Theme: 'light', Font: 'serif' });
    await keeper.setOwner('robin');
    expect(device.shown).toMatchObject({ Theme: 'dark', TextSize: 200, Font: 'standard' });
    expect(keeper.state().kept).toBe('account');
  });

  it('gives what was chosen before it to an account that has none', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.choose({ Font: 'serif' });
    await keeper.setOwner('robin');
    expect(server.get('robin')).toMatchObject({ Font: 'serif', _etag: '1' });
    expect(device.shown.Font).toBe('serif');
  });

  it('gives the last person’s display to nobody', async () => {
    server.put('robin', { TextSize: 200 });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.setOwner('robin');
    await keeper.setOwner(null);
    expect(device.shown.TextSize).toBe(200);
    await keeper.setOwner('kim');
    expect(device.shown).toEqual(STANDARD_DISPLAY);
    expect(server.saved.has('kim')).toBe(false);
  });

  it('keeps what is chosen while the account is still being asked', async () => {
    server.put('robin', { Theme: 'dark' });
    const { device, open } = makeDevice();
    const keeper = open();
    const asked = keeper.setOwner('robin');
    await Promise.all([asked, keeper.choose({ Motion: 'less' })]);
    expect(device.shown).toMatchObject({ Theme: 'dark', Motion: 'less' });
    expect(server.get('robin')).toMatchObject({ Theme: 'dark', Motion: 'less' });
  });

  it('of another person while the first is being asked brings the other’s', async () => {
    server.put('robin', { Theme: 'dark' });
    server.put('kim', { TextSize: 125 });
    const { device, open } = makeDevice();
    const keeper = open();
    await Promise.all([keeper.setOwner('robin'), keeper.setOwner('kim')]);
    expect(device.shown).toEqual({ ...STANDARD_DISPLAY, TextSize: 125 });
    await keeper.choose({ Font: 'mono' });
    expect(server.get('robin').Font).toBe('standard');
  });
});

describe('signed in', () => {
  it('every choice is with the account, however fast they come', async () => {
    const keeper = makeDevice().open();
    await keeper.setOwner('robin');
    await Promise.all(([112, 125, 150] as const).map((TextSize) => keeper.choose({ TextSize })));
    expect(server.get('robin').TextSize).toBe(150);
    expect(keeper.state().kept).toBe('account');
  });

  it('a choice lies over what another device saved meanwhile, and the rest is the other’s', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.setOwner('robin');
    server.before = () => server.put('robin', { TextSize: 175, Theme: 'dark' });
    await keeper.choose({ Theme: 'light' });
    expect(server.get('robin')).toMatchObject({ TextSize: 175, Theme: 'light' });
    expect(device.shown).toMatchObject({ TextSize: 175, Theme: 'light' });
  });

  it('back to the standard is a choice like another', async () => {
    server.put('robin', { TextSize: 200, Contrast: 'more' });
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.setOwner('robin');
    await keeper.chooseStandard();
    expect(server.get('robin')).toMatchObject(STANDARD_DISPLAY);
    expect(device.shown).toEqual(STANDARD_DISPLAY);
  });

  it('without a server a choice stays, says so, and is saved on the next try', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.setOwner('robin');
    server.isDown = true;
    await keeper.choose({ TextSize: 200 });
    expect(device.shown.TextSize).toBe(200);
    expect(keeper.state().kept).toBe('failed');
    server.isDown = false;
    await keeper.retry();
    expect(keeper.state().kept).toBe('account');
    expect(server.get('robin').TextSize).toBe(200);
  });

  it('what could not be saved outlives a reload', async () => {
    const { device, open } = makeDevice();
    const keeper = open();
    await keeper.setOwner('robin');
    server.isDown = true;
    await keeper.choose({ TextSize: 200 });
    server.isDown = false;
    await open().setOwner('robin');
    expect(device.shown.TextSize).toBe(200);
    expect(server.get('robin').TextSize).toBe(200);
    expect(device.unsaved['robin']).toEqual({});
  });
});
