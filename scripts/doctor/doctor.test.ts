import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserFlags, findBrowser } from './browser.ts';
import type { Machine } from './machine.ts';
import { checkNode } from './node.ts';
import { findPostgresPrograms, startPostgres } from './postgres.ts';

let folder = '';
let bin = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  bin = join(folder, 'bin');
  mkdirSync(bin);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function machine(settings: { isRoot?: boolean; env?: NodeJS.ProcessEnv } = {}): Machine {
  return {
    env: { PATH: bin, ...settings.env },
    isRoot: settings.isRoot ?? false,
    aptLists: join(folder, 'lists'),
  };
}

function program(name: string, body = 'exit 0'): string {
  const path = join(bin, name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** An apt-get that records its arguments and "installs" programs that exit with 0. */
function fakeApt(...installs: string[]): void {
  const makes = installs.map(
    (name) => `printf '#!/bin/sh\\nexit 0\\n' > ${bin}/${name}; /bin/chmod 755 ${bin}/${name}`,
  );
  program(
    'apt-get',
    [`echo "$@" >> ${folder}/asked`, 'case "$*" in *install*)', ...makes, ';; esac'].join('\n'),
  );
}

const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
const noPlaywright = () => join(folder, 'none');

describe('finding a browser', () => {
  test('takes CHROMIUM_PATH first', async () => {
    program('chromium');
    const mine = program('mine');
    expect(await findBrowser(machine({ env: { CHROMIUM_PATH: mine } }), noPlaywright)).toBe(mine);
  });

  test('fails when CHROMIUM_PATH is no program', async () => {
    program('chromium');
    const here = machine({ env: { CHROMIUM_PATH: '/nowhere' } });
    await expect(findBrowser(here, noPlaywright)).rejects.toThrow('"/nowhere"');
  });

  test('prefers the system browser to the one Playwright brings', async () => {
    const chrome = program('google-chrome');
    const own = program('playwrights');
    expect(await findBrowser(machine(), () => own)).toBe(chrome);
  });

  test('skips a system browser that does not start', async () => {
    program('chromium-browser', 'exit 1');
    const own = program('playwrights');
    expect(await findBrowser(machine(), () => own)).toBe(own);
  });

  test('fetches missing lists, then installs, as root with apt', async () => {
    fakeApt('chromium-headless-shell');
    const found = await findBrowser(machine({ isRoot: true }), noPlaywright);
    expect(found).toBe(join(bin, 'chromium-headless-shell'));
    expect(asked()).toEqual([
      '-o DPkg::Lock::Timeout=300 update',
      '-o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium-headless-shell',
    ]);
  });

  test('installs the whole browser when apt has no headless shell', async () => {
    const installs = `printf '#!/bin/sh\\nexit 0\\n' > ${bin}/chromium; /bin/chmod 755 ${bin}/chromium`;
    program('apt-get', `case "$*" in *shell) exit 100 ;; *install*) ${installs} ;; esac`);
    const found = await findBrowser(machine({ isRoot: true }), noPlaywright);
    expect(found).toBe(join(bin, 'chromium'));
  });

  test('prefers the headless shell to the whole browser', async () => {
    program('chromium');
    const shell = program('chromium-headless-shell');
    expect(await findBrowser(machine(), noPlaywright)).toBe(shell);
  });

  test('does not fetch existing lists again', async () => {
    fakeApt('chromium');
    mkdirSync(join(folder, 'lists'));
    writeFileSync(join(folder, 'lists', 'deb_main_Packages.lz4'), '');
    await findBrowser(machine({ isRoot: true }), noPlaywright);
    expect(asked()).toHaveLength(1);
  });

  test('says in one line what to type without root', async () => {
    fakeApt('chromium');
    const error = await findBrowser(machine(), noPlaywright).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/Type "npx playwright install --with-deps chromium"/);
    expect(String(error)).not.toContain('\n');
  });

  test("shows apt's own words when apt fails", async () => {
    program('apt-get', 'echo "E: no space left" >&2; exit 100');
    const trying = findBrowser(machine({ isRoot: true }), noPlaywright);
    await expect(trying).rejects.toThrow('E: no space left');
  });

  test('switches the sandbox off only for root', () => {
    expect(browserFlags(machine({ isRoot: true }))).toContain('--no-sandbox');
    expect(browserFlags(machine())).not.toContain('--no-sandbox');
  });
});

describe('finding a PostgreSQL', () => {
  test('uses a configured address', async () => {
    const env = { DATABASE_URL: 'postgres://db.example.org/a', TEST_DATABASE_URL: '' };
    expect((await startPostgres(machine({ env }))).url).toBe('postgres://db.example.org/a');
    const both = { ...env, TEST_DATABASE_URL: 'postgres://db.example.org/t' };
    expect((await startPostgres(machine({ env: both }))).url).toBe('postgres://db.example.org/t');
  });

  test('needs initdb beside postgres', async () => {
    program('postgres');
    await expect(findPostgresPrograms(machine(), () => [])).rejects.toThrow(
      'sudo apt-get install -y postgresql',
    );
    program('initdb');
    expect(await findPostgresPrograms(machine(), () => [])).toBe(bin);
  });

  test('installs it as root with apt', async () => {
    fakeApt('postgres', 'initdb');
    expect(await findPostgresPrograms(machine({ isRoot: true }), () => [])).toBe(bin);
    expect(asked().at(-1)).toContain('install -y --no-install-recommends postgresql');
  });
});

describe('the Node that runs this', () => {
  test('is refused when it is old, with the line to type instead', () => {
    expect(() => checkNode('20.20.2')).toThrow(/Node 22\.18 or newer.*Node 20\.20\.2.*npm ci/);
    expect(() => checkNode('22.17.9')).toThrow('22.17.9');
    expect(() => checkNode('22.18.0')).not.toThrow();
    expect(() => checkNode('24.0.0')).not.toThrow();
  });
});
