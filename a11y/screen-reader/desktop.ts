import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { limit } from '#scripts/testing/slowness.ts';

const run = promisify(execFile);

/** A screen, a session bus and the bus of accessibility, of which nobody else knows. */
export interface Desktop {
  /** What a program needs in order to run on it. */
  env: Record<string, string>;
  /** Its files, gone when it stops. */
  folder: string;
  /**
   * Starts a program that ends with the desktop.
   * @returns the lines that it writes to its pipe number 3
   */
  start: (name: string, command: string, ...args: string[]) => AsyncIterable<string>;
  /** What a program printed. */
  printed: (name: string) => string;
  /**
   * Presses a key as a keyboard does, by the names of xdotool: "Tab", "shift+Tab". What comes before
   * a "+" stays down until letGo.
   */
  press: (key: string) => Promise<void>;
  letGo: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Ends every program that was started. */
  stop: () => Promise<void>;
}

/**
 * Starts a desktop without a screen.
 * @throws Error with what a program printed when one of them does not come up
 */
export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const started: ChildProcess[] = [];
  const env = settings(folder);
  const fileOf = (name: string) => join(folder, `${name}.log`);
  const start = (name: string, command: string, ...args: string[]) => {
    const file = openSync(fileOf(name), 'a');
    const child = spawn(command, args, { env, stdio: ['ignore', file, file, 'pipe'] });
    // Its end is seen where its lines are read.
    child.on('error', () => undefined);
    started.push(child);
    return createInterface({ input: child.stdio[3] as Readable });
  };
  const printed = (name: string) => readFileSync(fileOf(name), 'utf8').slice(-2000);
  const stop = async () => {
    await Promise.all(started.toReversed().map(end));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const first = async (name: string, lines: AsyncIterable<string>) => {
    for await (const line of lines) return line;
    throw new Error(`${name} did not start: ${printed(name)}`);
  };
  try {
    const screen = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
    env['DISPLAY'] = `:${await first('screen', start('screen', 'Xvfb', ...screen, '-noreset'))}`;
    const bus = ['--session', '--nofork', '--nopidfile', '--print-address=3'];
    env['DBUS_SESSION_BUS_ADDRESS'] = await first('bus', start('bus', 'dbus-daemon', ...bus));
    const noKeys = join(import.meta.dirname, 'orca/openbox.xml');
    start('windows', 'openbox', '--sm-disable', '--config-file', noKeys);
    const launch = ['--launch-immediately', '--a11y=1', '--screen-reader=1'];
    start('accessibility', '/usr/libexec/at-spi-bus-launcher', ...launch);
    env['AT_SPI_BUS_ADDRESS'] = await accessibilityBus(env);
  } catch (error) {
    await stop();
    throw error;
  }
  const xdotool = async (...args: string[]) => {
    await run('xdotool', args, { env, timeout: limit(30_000) });
  };
  let down: readonly string[] = [];
  return {
    env,
    folder,
    start,
    printed,
    press: async (key) => {
      down = key.split('+').slice(0, -1);
      await xdotool(...down.flatMap((each) => ['keydown', each]), 'key', key.replace(/.*\+/, ''));
    },
    letGo: async () => {
      if (down.length > 0) await xdotool(...down.flatMap((each) => ['keyup', each]));
      down = [];
    },
    type: (text) => xdotool('type', '--delay', '20', text),
    stop,
  };
}

function settings(folder: string): Record<string, string> {
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return path;
  };
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'America/New_York',
    XDG_DATA_HOME: own('data'),
    XDG_CONFIG_HOME: own('config'),
    XDG_CACHE_HOME: own('cache'),
    XDG_RUNTIME_DIR: own('run'),
    XDG_SESSION_TYPE: 'x11',
    XDG_CURRENT_DESKTOP: 'X-Generic',
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    NO_AT_BRIDGE: '0',
  };
}

/** The launcher takes its name on the bus a moment after it starts: dbus waits for the name. */
async function accessibilityBus(env: Record<string, string>): Promise<string> {
  const ask = ['--session', '--print-reply=literal', '--dest=org.a11y.Bus', '/org/a11y/bus'];
  const { stdout } = await run('dbus-send', [...ask, 'org.a11y.Bus.GetAddress'], {
    env,
    timeout: limit(15_000),
  });
  return stdout.trim();
}

/** Ends a program: by force when it does not end by itself. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  try {
    await once(child, 'exit', { signal: AbortSignal.timeout(5000) });
  } catch {
    child.kill('SIGKILL');
  }
}
