import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '#scripts/doctor/cluster.ts';
import { findMiniBrowser } from '#scripts/doctor/otherBrowsers.ts';
import { limit } from '#scripts/testing/slowness.ts';
import { SIZE, type Driver } from './driver.ts';
import { isReady, openSession, type Session } from './webDriver.ts';

/** The toolbar of MiniBrowser would keep its window from being narrow. */
const SMALL_TOOLBAR = `
button, entry, toolbutton, toolbar, headerbar, progressbar, box {
  min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}
image { -gtk-icon-transform: scale(0.1); min-width: 0; }
`;

/** The driver does not scroll to what is just below the window. */
const INTO_SIGHT = `document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })`;

/** Starts WebKitGTK's MiniBrowser on a screen of its own, by WebKitWebDriver. */
export async function startWebKit(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const started: ChildProcess[] = [];
  const end = async () => {
    await Promise.all(started.toReversed().map(stop));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const env = settings(folder);
    const screen = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const display = `:${await firstLine(screen.stdio[3] as Readable)}`;
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...env, DISPLAY: display },
      stdio: 'ignore',
    });
    started.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => isReady(address), { timeout: limit(30_000) }).toBe(true);
    const session = await openSession(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    await resize(session, SIZE.width, SIZE.height);
    return driverOf(session, async () => {
      try {
        await session.send('DELETE', '');
      } finally {
        await end();
      }
    });
  } catch (error) {
    await end();
    throw error;
  }
}

function driverOf(session: Session, close: () => Promise<void>): Driver {
  return {
    goTo: async (url) => {
      await session.send('POST', 'url', { url });
    },
    run: async (work, input) => {
      const answer = await session.send('POST', 'execute/sync', {
        script: `return (${String(work)})(arguments[0])`,
        args: [input],
      });
      return answer as ReturnType<typeof work>;
    },
    press: async (selector) => {
      const element = await session.element(selector);
      await session.send('POST', 'execute/sync', { script: INTO_SIGHT, args: [selector] });
      await session.send('POST', `${element}/click`);
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      const keyboard = { type: 'key', id: 'keyboard', actions };
      await session.send('POST', 'actions', { actions: [keyboard] });
    },
    attach: async (selector, path) => {
      await session.send('POST', `${await session.element(selector)}/value`, { text: path });
    },
    setWidth: (width) => resize(session, width, SIZE.height),
    // The console of WebKit stays inside it: the page itself tells of its errors.
    told: () => [],
    picture: async () => String(await session.send('GET', 'screenshot')),
    close,
  };
}

/** Makes the page this large; its window is larger by a frame that differs. */
async function resize(session: Session, width: number, height: number): Promise<void> {
  const inner = async () => {
    const script = 'return [innerWidth, innerHeight]';
    const [wide, high] = (await session.send('POST', 'execute/sync', {
      script,
      args: [],
    })) as number[];
    return { wide: wide ?? 0, high: high ?? 0 };
  };
  await expect(async () => {
    const [window, page] = [(await session.send('GET', 'window/rect')) as Rect, await inner()];
    if (page.wide !== width || page.high !== height)
      await session.send('POST', 'window/rect', {
        x: 0,
        y: 0,
        width: window.width + width - page.wide,
        height: window.height + height - page.high,
      });
    expect(await inner()).toEqual({ wide: width, high: height });
  }).toPass({ timeout: limit(20_000) });
}

interface Rect {
  readonly width: number;
  readonly height: number;
}

/** No settings of whoever runs the tests, drawn without a graphics card or a session bus. */
function settings(folder: string): Record<string, string> {
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return path;
  };
  const config = own('config');
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_US',
    TZ: 'America/New_York',
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: own('data'),
    XDG_CACHE_HOME: own('cache'),
    XDG_RUNTIME_DIR: own('run'),
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GSETTINGS_BACKEND: 'memory',
  };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('Xvfb did not start.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
