import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNoScreenReader } from './screenReader.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'doctor-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...names: string[]): string[] {
  return names.map((name) => {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
    return path;
  });
}

const machine = () => ({ env: { PATH: folder }, isRoot: false, aptLists: folder });
const reason = (paths: string[], version = '43.1-1') =>
  whyNoScreenReader(machine(), () => version, paths);

describe('a screen reader', () => {
  test('is heard where all programs are, of the version of the transcripts', () => {
    const paths = install('chromium');
    install('Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'dbus-send', 'orca');
    expect(reason(paths)).toBeUndefined();
  });
  test('is not heard where programs are missing, which are named with the line to type', () => {
    install('Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'dbus-send');
    expect(reason(['/nowhere/chromium'])).toMatch(
      /^there is no orca, \/nowhere\/chromium\. .*apt-get install .*xvfb/,
    );
  });
  test('is not heard where it is another version, which words things in another way', () => {
    install('Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'dbus-send', 'orca');
    expect(reason([], '46.1-1ubuntu1')).toContain('here is Orca 46.1-1ubuntu1');
  });
});
